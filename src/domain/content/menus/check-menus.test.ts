import { expect, test } from 'vitest';
import { someContents } from '../../../../tests/support/contents/some-contents.ts';
import { deadLinks } from './check-menus.ts';

test('a menu leads to pages of the site alone, by any name that the site reads', () => {
  const name = { uk: 'Назва', en: 'Name' };
  const contents = someContents();
  const leadingTo = (...pages: string[]) => {
    const { menus } = contents;
    const header = { ...menus.header, entries: pages.map((page) => ({ name, page })) };
    return deadLinks({ ...contents, menus: { ...menus, header } }).map(({ path, message }) => `${path.join('.')} ${message}`);
  };
  expect(leadingTo('projects', '/news/', 'privacy_policy', 'investment', 'home', 'apartments?roomsNumber=2', 'career/#vacancies')).toEqual(
    [],
  );
  expect(leadingTo('projects/project-1', 'projects/project-1/board', 'news/roof', 'promo/autumn', 'apartments/any-flat')).toEqual([]);
  expect(leadingTo('нема-такої', 'projekty', 'projects/none', 'news/none', 'https://obriy.example', 'projects/project-1/x')).toEqual([
    'menus.header.entries.0.page leads to no page of the site: нема-такої',
    'menus.header.entries.1.page leads to no page of the site: projekty',
    'menus.header.entries.2.page leads to no page of the site: projects/none',
    'menus.header.entries.3.page leads to no page of the site: news/none',
    'menus.header.entries.4.page leads to no page of the site: https://obriy.example',
    'menus.header.entries.5.page leads to no page of the site: projects/project-1/x',
  ]);
});

test('projects stand in the menu by their slug, and other links are whole addresses or pages', () => {
  const name = { uk: 'Назва', en: 'Name' };
  const contents = someContents();
  const { menus } = contents;
  const menu = { ...menus.menu, projects: ['project-1', 'none'].map((page) => ({ name, page })) };
  const faults = (link: string, social: string) =>
    deadLinks({
      ...contents,
      menus: { ...menus, menu: { ...menu, promo: { ...menu.promo, link } }, social: [{ link: social, icon: 'x', title: 'X' }] },
    }).map(({ path }) => path.join('.'));
  expect(faults('/projects/project-1/', 'https://t.me/obriy')).toEqual(['menus.menu.projects.1.page']);
  expect(faults('projects', 'obriy')).toEqual(['menus.menu.projects.1.page', 'menus.menu.promo.link', 'menus.social.0.link']);
});
