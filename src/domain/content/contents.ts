import type { Localized } from '../../base/locale.ts';
import type { PageName, PagePicture, PageTexts } from '../../contract/content/page-contents.ts';
import type { Picture } from '../../contract/pictures.ts';
import type { Point } from './entries/building.ts';
import type { LocalEntries, StoredEntries } from './entries/entry.ts';
import type { PictureKind, PictureName, StoredPicture } from './stored-pictures.ts';

type StoredTexts<Name extends PageName = PageName> = {
  metaTitle: string;
  metaDescription: string;
  metaKeyword: string;
  shareTitle: string;
  shareDescription: string;
  seoTexts: { title: string; html: string }[];
  blocks: PageTexts<Name>;
};

/** A page's words in both languages, and pictures by the name that the page gives them; stored as the folder of contents has them. */
export type StoredPage = Localized<StoredTexts> & {
  sharePicture: PictureName | null;
  pictures: Record<string, PictureName>;
};

type Social = { link: string; icon: string; title: string };
type Entry = { name: Localized; page: string };
type PromoTexts = { firstLine: string; secondLine: string; description: string };

/** Header, menu and footer. An entry leads to the page named `page`. */
export type Menus = {
  header: { logo: Localized; phone: string; entries: Entry[] };
  menu: {
    main: Entry[];
    projects: Entry[];
    promo: Localized<PromoTexts> & { picture: PictureName | null; link: string };
  };
  footer: {
    description: Localized;
    allProjects: Entry;
    firstMenu: Entry[];
    secondMenu: Entry[];
    otherPages: Entry[];
    developerCredit: Localized;
  };
  social: Social[];
};

type Feature = { title: string; text: string };
/**
 * `pictures` are shown after the project's own ones; `featureCategories` names the category of each feature, in their order;
 * `point` is the project's gate.
 */
export type Story = Localized<{ lead: string; about: string[]; features: Feature[] }> & {
  pictures: PictureName[];
  featureCategories: string[];
  point: Point | null;
};
export type Slide = Localized<{ title: string; text: string }> & { picture: PictureName | null };

/** All contents of the site except flats and prices, as an editor hands them in. */
export type Contents = {
  pages: Record<string, StoredPage>;
  menus: Menus;
  /** By the project's slug. */
  stories: Record<string, Story>;
  /** By the benefit category's CRM id, in the order of showing. */
  slides: Record<string, Slide[]>;
  entries: StoredEntries;
  pictures: { name: PictureName; project: string | null; kind: PictureKind; content: StoredPicture }[];
};

/** Leads to the page named `page`. */
type MenuLink = { name: string; page: string };
type Promo = PromoTexts & { picture: Picture | null; link: string };

/** The texts of a page, with `blocks` that are its own, and its pictures by the name that it knows them by. */
export type LocalPage<Name extends PageName = PageName> = StoredTexts<Name> & {
  sharePicture: Picture | null;
  pictures: { [Key in PagePicture<Name>]?: Picture };
};

/** One language of the content, with pictures put in where they were named. */
export type LocalContent = {
  header: { logo: string; phone: string; menu: MenuLink[] };
  menu: { main: MenuLink[]; projectPages: MenuLink[]; socialMedia: Social[]; promo: Promo };
  footer: {
    phone: string;
    logo: string;
    description: string;
    socialMedia: Social[];
    allProjects: MenuLink;
    firstMenu: MenuLink[];
    secondMenu: MenuLink[];
    projectPages: MenuLink[];
    otherPages: MenuLink[];
    developerCredit: string;
  };
  pages: { [Name in PageName]?: LocalPage<Name> };
  /** By slug; `picture` leads, `gallery` has all pictures of the project, the leading one first. */
  projectStories: Record<
    string,
    {
      lead: string;
      about: string[];
      features: (Feature & { category: string })[];
      point: Point | null;
      picture: Picture | null;
      gallery: Picture[];
    }
  >;
  /** By the benefit category's CRM id. */
  benefitSlides: Record<string, { title: string; text: string; picture: Picture | null }[]>;
  entries: LocalEntries;
  /** Every picture by its name, such as `interiors/living-warm`. */
  pictures: Record<PictureName, Picture>;
};
export type Content = Localized<LocalContent>;
