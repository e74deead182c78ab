import { expect, it } from 'vitest';
import { offer, someContents } from '../../../tests/support/contents/some-contents.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { type Contents, makeContent, noEntries, type OfferEffect, type StoredEntry } from './content.ts';

const picture = (name: string): Contents['pictures'][number]['content'] => ({
  src: `/pictures/${name}-1600.webp`,
  width: 1600,
  height: 900,
  alt: { uk: 'Будинок', en: 'A house' },
  sources: [],
  placeholder: null,
  focus: { x: 50, y: 50 },
});
const words = (title: string) => ({
  metaTitle: title,
  metaDescription: '',
  metaKeyword: '',
  shareTitle: title,
  shareDescription: '',
  seoTexts: [],
  blocks: { headline: title },
});
const entry = (page: string) => ({ page, name: { uk: `${page} українською`, en: `${page} in English` } });
const promo = { firstLine: '17', secondLine: '500+', description: '' };

const contents = (headline: string): Contents => ({
  pages: { main: { uk: words(headline), en: words('Home'), sharePicture: 'lypova-tin/hero', pictures: { aerial: 'aerial/quarter' } } },
  menus: {
    header: { logo: { uk: 'ОБРІЙ', en: 'OBRIY' }, phone: '+38 (044) 300-17-17', entries: [entry('projects')] },
    menu: {
      main: [entry('projects')],
      projects: [entry('lypova-tin')],
      promo: { uk: promo, en: promo, picture: 'aerial/quarter', link: '' },
    },
    footer: {
      description: { uk: '', en: '' },
      allProjects: entry('projects'),
      firstMenu: [],
      secondMenu: [],
      otherPages: [entry('privacy_policy')],
      developerCredit: { uk: '', en: '' },
    },
    social: [{ link: 'https://example.org/', icon: 'instagram', title: 'Instagram' }],
  },
  stories: {
    'lypova-tin': {
      uk: { lead: 'Двір із лип.', about: ['Один.'], features: [] },
      en: { lead: 'A yard of limes.', about: ['One.'], features: [] },
      pictures: ['aerial/quarter'],
      featureCategories: [],
      point: null,
    },
  },
  slides: {
    b1: ['перший', 'другий', 'третій'].map((title) => ({
      uk: { title, text: '' },
      en: { title: 'slide', text: '' },
      picture: 'aerial/quarter',
    })),
  },
  entries: noEntries(),
  pictures: [
    { name: 'lypova-tin/hero', project: 'lypova-tin', kind: 'exterior', content: picture('lypova-tin/hero') },
    { name: 'lypova-tin/stage-facade', project: 'lypova-tin', kind: 'stage', content: picture('lypova-tin/stage-facade') },
    { name: 'lypova-tin/camera-gate', project: 'lypova-tin', kind: 'camera', content: picture('lypova-tin/camera-gate') },
    { name: 'aerial/quarter', project: null, kind: 'aerial', content: picture('aerial/quarter') },
  ],
});

const tag: StoredEntry<'news_tag'> = {
  slug: 'building',
  from: null,
  until: null,
  picture: null,
  gallery: [],
  uk: { name: 'Будівництво' },
  en: { name: 'Construction' },
};
const item: StoredEntry<'news'> = {
  slug: 'roof',
  from: '2026-11-21T10:00:00.000Z',
  until: '2026-11-22T10:00:00.000Z',
  tag: 'building',
  showOnOneNews: true,
  project: 'lypova-tin',
  picture: 'lypova-tin/hero',
  gallery: ['aerial/quarter'],
  uk: { title: 'Дах', lead: '', html: '<p>Дах готовий.</p>' },
  en: { title: 'The roof', lead: '', html: '<p>The roof is on.</p>' },
};
const withNews = (...news: StoredEntry<'news'>[]): Contents => ({
  ...contents('Дім'),
  entries: { ...noEntries(), news, news_tag: [tag] },
});

onEachEngine('content', (open) => {
  let now = '2026-11-21T09:00:00Z';
  const clock = () => new Date(now);

  it('answers without words before the first load', async () => {
    const { kysely: db } = await open();
    const content = makeContent({ db, clock });
    await content.reload();
    expect(content.current().uk.pages).toEqual({});
    expect(content.current().en.header.menu).toEqual([]);
  });

  it('gives back what was loaded, in each language, pictures put in', async () => {
    const { kysely: db } = await open();
    await makeContent({ db, clock }).load(contents('Дім'));
    const content = makeContent({ db, clock });
    await content.reload();
    const { uk, en } = content.current();
    expect(uk.pages.main?.blocks.headline).toBe('Дім');
    expect(en.pages.main?.sharePicture).toMatchObject({ src: '/pictures/lypova-tin/hero-1600.webp', alt: 'A house' });
    expect(uk.pages.main?.pictures?.aerial?.alt).toBe('Будинок');
    expect(en.header.menu).toEqual([{ page: 'projects', name: 'projects in English' }]);
    expect(en.footer).toMatchObject({ logo: 'OBRIY', phone: '+38 (044) 300-17-17', otherPages: [{ page: 'privacy_policy' }] });
    expect(en.projectStories['lypova-tin']).toMatchObject({ lead: 'A yard of limes.', about: ['One.'] });
    expect(uk.projectStories['lypova-tin']?.gallery.map(({ src }) => src)).toEqual([
      '/pictures/lypova-tin/hero-1600.webp',
      '/pictures/aerial/quarter-1600.webp',
    ]);
    expect(uk.benefitSlides.b1?.map(({ title }) => title)).toEqual(['перший', 'другий', 'третій']);
  });

  it('replaces everything at once, announces it, and leaves what was given out before as it was', async () => {
    const database = await open();
    const content = makeContent({ db: database.kysely, clock });
    await content.load(contents('Перший'));
    const before = content.current();
    const announced = new Promise<void>((resolve) => database.watch('content', resolve));
    const second = contents('Другий');
    const projectless = second.pictures.map((one) => ({ ...one, project: null }));
    // A menu names no project that has no page.
    const menus = { ...second.menus, menu: { ...second.menus.menu, projects: [] } };
    await content.load({ ...second, menus, stories: {}, slides: {}, pictures: projectless });
    await announced;
    expect(before.uk.pages.main?.blocks.headline).toBe('Перший');
    expect(content.current().uk.pages.main?.blocks.headline).toBe('Другий');
    expect(content.current().uk.projectStories).toEqual({});
    expect(() => Object.assign(content.current().uk.header, { phone: '' })).toThrow(TypeError);
  });

  it('changes nothing when a picture is missing, a text could run, or a row cannot be written', async () => {
    const { kysely: db } = await open();
    const content = makeContent({ db, clock });
    await content.load(contents('Перший'));
    const lost = contents('Другий');
    await expect(content.load({ ...lost, pictures: lost.pictures.slice(0, 1) })).rejects.toThrow(
      'menus.json: menu.promo.picture: there is no picture aerial/quarter',
    );
    const script = { title: 'Про нас', html: '<p>Текст</p><script>alert(1)</script>' };
    const running = { ...lost.pages.main, uk: { ...words('Другий'), seoTexts: [script] } } as Contents['pages'][string];
    await expect(content.load({ ...lost, pages: { main: running } })).rejects.toThrow('pages/main.json: uk.seoTexts[0].html: has markup');
    const [first] = lost.pictures;
    await expect(content.load({ ...lost, pictures: [...lost.pictures, ...(first ? [first] : [])] })).rejects.toThrow();
    await content.reload();
    expect(content.current().uk.pages.main?.blocks.headline).toBe('Перший');
    expect(content.current().uk.benefitSlides.b1).toHaveLength(3);
  });

  it('shows an entry from its hour on and tells when it is over, without a reload', async () => {
    const { kysely: db } = await open();
    await makeContent({ db, clock }).load(withNews(item));
    const content = makeContent({ db, clock });
    await content.reload();
    const before = content.version();
    expect(content.current().uk.entries.news).toEqual([]);
    now = '2026-11-21T10:00:00Z';
    expect(content.version()).not.toBe(before);
    expect(content.current().en.entries.news).toMatchObject([
      { slug: 'roof', title: 'The roof', tag: 'building', over: false, picture: { alt: 'A house' }, gallery: [{ width: 1600 }] },
    ]);
    now = '2026-11-22T10:00:00Z';
    expect(content.current().uk.entries.news).toMatchObject([{ title: 'Дах', over: true }]);
    const last = content.version();
    now = '2026-12-22T10:00:00Z';
    expect(content.version()).toBe(last);
  });

  it.each([
    ['a tag that nobody made', { tag: 'sales' }, 'entries/news.json: roof.tag: there is no news tag sales'],
    ['a project without a story', { project: 'nowhere' }, 'entries/news.json: roof.project: there is no project nowhere'],
    ['a picture that is not there', { gallery: ['aerial/lost'] }, 'entries/news.json: roof.gallery[0]: there is no picture aerial/lost'],
    ['a text that could run', { en: { ...item.en, html: '<img src=x onerror=alert(1)>' } }, 'entries/news.json: roof.en.html: has markup'],
    ['a slug that is no address', { slug: 'The roof' }, 'slug'],
    ['an end before the beginning', { until: '2026-11-20T10:00:00Z' }, 'entries/news.json: roof.until: is not later than from'],
  ])('refuses an entry with %s', async (_case, wrong, said) => {
    const { kysely: db } = await open();
    await expect(makeContent({ db, clock }).load(withNews({ ...item, ...wrong }))).rejects.toThrow(said);
  });

  it.each<[string, OfferEffect]>([
    ['nothing', { kind: 'percent', hundredths: 0 }],
    ['more than all', { kind: 'percent', hundredths: 10_001 }],
    ['a part of a hundredth', { kind: 'percent', hundredths: 2.5 }],
    ['something below nothing', { kind: 'per_m2', minor: -1, currency: 'UAH' }],
  ])('refuses an offer that takes %s off a price', async (_case, effect) => {
    const { kysely: db } = await open();
    const odd = someContents({ offer: [offer('fine'), offer('odd', { effect })] });
    await expect(makeContent({ db, clock }).load(odd)).rejects.toThrow(/entries\/offer\.json: odd\.effect\.\w+: takes nothing off a price/);
  });
});
