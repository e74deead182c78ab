import { withSafeHtml } from '../../base/html/safe-html.ts';
import type { Locale, Localized } from '../../base/locale.ts';
import { bindTexts } from '../../base/text/bind-texts.ts';
import type { Picture } from '../../contract/pictures.ts';
import type { Content, Contents, LocalContent, Menus } from './contents.ts';
import { composeEntries } from './entries/entry.ts';
import type { PictureKind, PictureName } from './stored-pictures.ts';

const noName: Localized = { uk: '', en: '' };
const noPromo = { firstLine: '', secondLine: '', description: '' };
/** The contents before the first load: a site without words must still answer. */
export const noMenus: Menus = {
  header: { logo: noName, phone: '', entries: [] },
  menu: { main: [], projects: [], promo: { uk: noPromo, en: noPromo, picture: null, link: '' } },
  footer: {
    description: noName,
    allProjects: { name: noName, page: 'projects' },
    firstMenu: [],
    secondMenu: [],
    otherPages: [],
    developerCredit: noName,
  },
  social: [],
};

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

const mapValues = <From, To>(from: Record<string, From>, change: (value: From, key: string) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value, key)]));

function compose(contents: Contents, locale: Locale, now: number): LocalContent {
  const pictures: Record<PictureName, Picture> = Object.fromEntries(
    contents.pictures.map(({ name, content }) => [name, { ...content, alt: bindTexts(content.alt[locale]) }]),
  );
  const named = (name: PictureName | null): Picture | null => (name === null ? null : (pictures[name] ?? null));
  const entry = ({ name, page }: { name: Localized; page: string }) => ({ name: bindTexts(name[locale]), page });
  const { header, menu, footer, social } = contents.menus;
  const projectPages = menu.projects.map(entry);
  return {
    header: { logo: header.logo[locale], phone: header.phone, menu: header.entries.map(entry) },
    menu: {
      main: menu.main.map(entry),
      projectPages,
      socialMedia: social,
      promo: { ...bindTexts(menu.promo[locale]), picture: named(menu.promo.picture), link: menu.promo.link },
    },
    footer: {
      phone: header.phone,
      logo: header.logo[locale],
      description: bindTexts(footer.description[locale]),
      socialMedia: social,
      allProjects: entry(footer.allProjects),
      firstMenu: footer.firstMenu.map(entry),
      secondMenu: footer.secondMenu.map(entry),
      projectPages,
      otherPages: footer.otherPages.map(entry),
      developerCredit: footer.developerCredit[locale],
    },
    pages: mapValues(contents.pages, (page) => ({
      ...bindTexts(page[locale]),
      sharePicture: named(page.sharePicture),
      pictures: Object.fromEntries(
        Object.entries(page.pictures).flatMap(([key, name]) => {
          const picture = named(name);
          return picture ? [[key, picture]] : [];
        }),
      ),
    })),
    projectStories: mapValues(contents.stories, (story, slug) => {
      const own = contents.pictures.flatMap(({ name, project, kind }) => (project === slug && finished.has(kind) ? [name] : []));
      const gallery = [...own, ...story.pictures].flatMap((name) => named(name) ?? []);
      const texts = bindTexts(story[locale]);
      const features = texts.features.map((feature, at) => ({ ...feature, category: story.featureCategories[at] ?? '' }));
      return { ...texts, features, point: story.point, picture: gallery[0] ?? null, gallery };
    }),
    benefitSlides: mapValues(contents.slides, (slides) =>
      slides.map((slide) => ({ ...bindTexts(slide[locale]), picture: named(slide.picture) })),
    ),
    entries: composeEntries(contents.entries, { locale, named, now }),
    pictures,
  };
}

/** Pictures of a future building: its site is shown with the construction. */
const finished: ReadonlySet<PictureKind> = new Set(['exterior', 'aerial', 'interior']);

/** Both languages as they stand at the instant `now`, deeply frozen. Markup that could do more than format, which a draft may have, is left out. */
export const composeContent = (contents: Contents, now: number): Content =>
  freeze(withSafeHtml({ uk: compose(contents, 'uk', now), en: compose(contents, 'en', now) }));
