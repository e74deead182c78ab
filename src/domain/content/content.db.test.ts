import { expect, it } from 'vitest';
import { onEachEngine } from '../../../tests/support/database.ts';
import { type Contents, makeContent } from './content.ts';

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
  meta_title: title,
  meta_description: '',
  meta_keyword: '',
  og_title: title,
  og_description: '',
  seo_blocks: [],
  blocks: { headline: title },
});
const entry = (page: string) => ({ page, name: { uk: `${page} українською`, en: `${page} in English` } });
const promo = { title_1: '17', title_2: '500+', description: '' };

const contents = (headline: string): Contents => ({
  pages: { main: { uk: words(headline), en: words('Home'), og_photo: 'lypova-tin/hero', pictures: { aerial: 'aerial/quarter' } } },
  menus: {
    header: { logo: { uk: 'ОБРІЙ', en: 'OBRIY' }, phone: '+38 (044) 300-17-17', entries: [entry('projects')] },
    menu: {
      main: [entry('projects')],
      projects: [entry('lypova-tin')],
      promo: { uk: promo, en: promo, photo: 'aerial/quarter', link: '' },
    },
    footer: {
      small_description: { uk: '', en: '' },
      main_project: entry('projects'),
      menu_1: [],
      menu_2: [],
      other: [entry('privacy_policy')],
      developer_credit: { uk: '', en: '' },
    },
    social: [{ link: 'https://example.org/', icon: 'instagram', title: 'Instagram' }],
  },
  stories: {
    'lypova-tin': {
      uk: { lead: 'Двір із лип.', about: ['Один.'], features: [] },
      en: { lead: 'A yard of limes.', about: ['One.'], features: [] },
      pictures: ['aerial/quarter'],
    },
  },
  slides: {
    b1: ['перший', 'другий', 'третій'].map((title) => ({
      uk: { title, text: '' },
      en: { title: 'slide', text: '' },
      picture: 'aerial/quarter',
    })),
  },
  pictures: [
    { name: 'lypova-tin/hero', project: 'lypova-tin', kind: 'exterior', content: picture('lypova-tin/hero') },
    { name: 'aerial/quarter', project: null, kind: 'aerial', content: picture('aerial/quarter') },
  ],
});

onEachEngine('content', (open) => {
  it('answers without words before the first load', async () => {
    const { kysely: db } = await open();
    const content = makeContent({ db });
    await content.reload();
    expect(content.current().uk.pages).toEqual({});
    expect(content.current().en.header.menu_blocks).toEqual([]);
  });

  it('gives back what was loaded, in each language, pictures put in', async () => {
    const { kysely: db } = await open();
    await makeContent({ db }).load(contents('Дім'));
    const content = makeContent({ db });
    await content.reload();
    const { uk, en } = content.current();
    expect(uk.pages.main?.blocks.headline).toBe('Дім');
    expect(en.pages.main?.og_photo).toMatchObject({ src: '/pictures/lypova-tin/hero-1600.webp', alt: 'A house' });
    expect(uk.pages.main?.pictures?.aerial?.alt).toBe('Будинок');
    expect(en.header.menu_blocks).toEqual([{ attributes: { page: 'projects', name: 'projects in English' } }]);
    expect(en.footer).toMatchObject({ logo: 'OBRIY', phone: '+38 (044) 300-17-17', other_blocks: [{ page: 'privacy_policy' }] });
    expect(en.projectStories['lypova-tin']).toMatchObject({ lead: 'A yard of limes.', about: ['One.'] });
    expect(uk.projectStories['lypova-tin']?.gallery.map(({ src }) => src)).toEqual([
      '/pictures/lypova-tin/hero-1600.webp',
      '/pictures/aerial/quarter-1600.webp',
    ]);
    expect(uk.benefitSlides.b1?.map(({ title }) => title)).toEqual(['перший', 'другий', 'третій']);
  });

  it('replaces everything at once, announces it, and leaves what was given out before as it was', async () => {
    const database = await open();
    const content = makeContent({ db: database.kysely });
    await content.load(contents('Перший'));
    const before = content.current();
    const announced = new Promise<void>((resolve) => database.watch('content', resolve));
    const second = contents('Другий');
    await content.load({ ...second, stories: {}, slides: {} });
    await announced;
    expect(before.uk.pages.main?.blocks.headline).toBe('Перший');
    expect(content.current().uk.pages.main?.blocks.headline).toBe('Другий');
    expect(content.current().uk.projectStories).toEqual({});
    expect(() => Object.assign(content.current().uk.header, { phone: '' })).toThrow(TypeError);
  });

  it('changes nothing when a picture is missing, a text could run, or a row cannot be written', async () => {
    const { kysely: db } = await open();
    const content = makeContent({ db });
    await content.load(contents('Перший'));
    const lost = contents('Другий');
    await expect(content.load({ ...lost, pictures: lost.pictures.slice(0, 1) })).rejects.toThrow('aerial/quarter (menu promo)');
    const script = { title: 'Про нас', html: '<p>Текст</p><script>alert(1)</script>' };
    const running = { ...lost.pages.main, uk: { ...words('Другий'), seo_blocks: [script] } } as Contents['pages'][string];
    await expect(content.load({ ...lost, pages: { main: running } })).rejects.toThrow('Про нас (page main)');
    const [first] = lost.pictures;
    await expect(content.load({ ...lost, pictures: [...lost.pictures, ...(first ? [first] : [])] })).rejects.toThrow();
    await content.reload();
    expect(content.current().uk.pages.main?.blocks.headline).toBe('Перший');
    expect(content.current().uk.benefitSlides.b1).toHaveLength(3);
  });
});
