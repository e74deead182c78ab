import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { someContents } from '../../../tests/support/contents/some-contents.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { fingerprintOf } from '../../platform/loads/load-plan.ts';
import { makeContent } from './content.ts';
import { contentNamesMigrations } from './content-names.migrations.ts';

const clock = () => new Date('2026-11-26T09:00:00Z');

const words = (title: string) => ({
  metaTitle: title,
  metaDescription: 'Опис',
  metaKeyword: '',
  shareTitle: 'Поділитися',
  shareDescription: '',
  seoTexts: [],
  blocks: { title: 'Новини', lead: 'Коротко.' },
});
const oldWords = (title: string) => ({
  meta_title: title,
  meta_description: 'Опис',
  meta_keyword: '',
  og_title: 'Поділитися',
  og_description: '',
  seo_blocks: [],
  blocks: { title: 'Новини', lead: 'Коротко.' },
});
const page = (title: string) => ({ uk: words(title), en: words('News'), sharePicture: null, pictures: {} });
const oldPage = (title: string) => ({ uk: oldWords(title), en: oldWords('News'), og_photo: null, pictures: {} });
const oldPromo = { title_1: '17', title_2: '500+', description: 'Київ' };

onEachEngine('contents stored with the names of the wire', (open) => {
  it('get the names of the product; a row that an editor changed counts as changed, and the change log notes nothing', async () => {
    const { kysely: db } = await open();
    const content = makeContent({ db, clock });
    const { menus, ...others } = someContents();
    const promo = { firstLine: '17', secondLine: '500+', description: 'Київ' };
    const contents = {
      ...others,
      pages: { news: page('Новини'), contacts: page('Контакти') },
      menus: { ...menus, menu: { ...menus.menu, promo: { uk: promo, en: promo, picture: null, link: '/' } } },
    };
    const loaded = await content.load(contents);
    const name = { uk: '', en: '' };
    const old = [
      ['page', 'news', oldPage('Новини'), oldPage('Новини')],
      ['page', 'contacts', oldPage('Контакти'), oldPage('Слово редактора')],
      ['menu', 'menu', ...twice({ main: [], projects: [], promo: { uk: oldPromo, en: oldPromo, photo: null, link: '/' } })],
      [
        'menu',
        'footer',
        ...twice({
          small_description: name,
          main_project: { name, page: 'projects' },
          menu_1: [],
          menu_2: [],
          other: [],
          developer_credit: name,
        }),
      ],
    ] as const;
    for (const [table, key, wasLoaded, isStored] of old) {
      const column = sql.ref(table === 'page' ? 'path' : 'name');
      await sql`update ${sql.table(table)} set content = ${JSON.stringify(isStored)}::jsonb where ${column} = ${key}`.execute(db);
      await sql`update loaded_row set fingerprint = ${fingerprintOf(wasLoaded)} where part = ${table} and name = ${key}`.execute(db);
    }
    const entries = async () => (await sql<{ count: number }>`select count(*)::int as count from audit_entry`.execute(db)).rows[0]?.count;
    const before = await entries();

    await contentNamesMigrations['0061-content-names'].up(db);

    expect(await entries()).toBe(before);
    await content.reload();
    const { pages, menu, footer } = content.current().uk;
    expect([pages.news, pages.contacts]).toEqual([words('Новини'), words('Слово редактора')].map((one) => expect.objectContaining(one)));
    expect(menu.promo).toEqual({ ...promo, picture: null, link: '/' });
    expect(footer).toMatchObject({ description: '', allProjects: { page: 'projects' }, firstMenu: [], otherPages: [] });
    const kept = [{ part: 'page', name: 'contacts' }];
    expect(await content.load(contents)).toEqual({ added: [], changed: [], removed: [], kept, same: loaded.added.length - 1 });
    await sql`update page set content = jsonb_set(content, '{uk,metaTitle}', '"Інша"') where path = 'news'`.execute(db);
    expect(await entries(), 'later changes are noted').toBe((before ?? 0) + 1);
  });
});

const twice = <Value>(value: Value): [Value, Value] => [value, value];
