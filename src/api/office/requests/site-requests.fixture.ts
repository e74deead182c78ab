import { randomUUID } from 'node:crypto';
import { addFlat, addLayout } from '../../../../tests/support/clients/office-deals.ts';
import { addAnswer, addImport } from '../../../../tests/support/clients/office-imports.ts';
import { addPicture, addUpload, aPhoto, seenPicture } from '../../../../tests/support/clients/office-media.ts';
import {
  addDrawing,
  addLegalVersion,
  addOverride,
  addPriceRelease,
  addRelease,
  aReport,
} from '../../../../tests/support/clients/office-releases.ts';
import { newKey } from '../../../../tests/support/clients/open-office.ts';
import type { Person, Requests } from './request.fixture.ts';

/** A release of the person that draws a layout of the project; of another project, it is another one's release. */
async function drawing(office: Parameters<typeof addLayout>[0], person: Person, projectId: string) {
  const layout = await addLayout(office, projectId);
  const { number, version } = await addDrawing(office, projectId === 'p1' ? person : { id: randomUUID() }, layout);
  const row = { part: 'layout_plan', name: layout.row };
  return {
    seen: { number, version },
    number: `${number}`,
    row,
    draft: { release: number, ...row, version: 1 },
  };
}

/** Of what the site shows: releases, pictures, prices, reports, contents, imports. */
export const siteRequests = {
  'GET /office/api/releases': () => ({}),
  'GET /office/api/release': async (...asked) => ({ query: { number: (await drawing(...asked)).number } }),
  'GET /office/api/media': () => ({ query: { q: 'тераса' } }),
  'GET /office/api/media/picture': async (office, person) => ({ query: { name: await addPicture(office, person) } }),
  'POST /office/api/media/uploads/begin': () => ({ body: { fileName: 'тераса.jpg', bytes: 1_000, replaces: null } }),
  'GET /office/api/media/upload': async (office, person) => ({ query: { id: await addUpload(office, person, Buffer.alloc(10)) } }),
  'POST /office/api/media/uploads/append': async (office, person) => ({
    query: { id: await addUpload(office, person, Buffer.alloc(10), 5), offset: '5' },
    body: new Blob(['piece']),
  }),
  'POST /office/api/media/uploads/finish': async (office, person) => ({ body: { id: await addUpload(office, person, await aPhoto()) } }),
  'POST /office/api/media/describe': async (office, person) => ({
    body: {
      ...(await seenPicture(office, await addPicture(office, person))),
      alt: { uk: 'Тераса', en: 'A terrace' },
      focus: { x: 20, y: 80 },
    },
  }),
  'POST /office/api/media/remove': async (office, person) => ({ body: await seenPicture(office, await addPicture(office, person)) }),
  'POST /office/api/releases/make': () => ({ body: { name: 'Зима' } }),
  'POST /office/api/releases/rename': async (...asked) => ({ body: { ...(await drawing(...asked)).seen, name: 'Весна' } }),
  'POST /office/api/releases/schedule': async (office, person) => ({
    body: { ...(await addRelease(office, person)), at: new Date(office.clock().getTime() + 60_000).toISOString() },
  }),
  'POST /office/api/releases/unschedule': async (office, person) => ({ body: await addRelease(office, person, 'scheduled') }),
  'POST /office/api/releases/publish': async (office, person) => ({ body: await addRelease(office, person) }),
  'POST /office/api/releases/undo': async (office, person) => ({ body: await addRelease(office, person, 'published') }),
  'POST /office/api/releases/discard': async (...asked) => ({ body: (await drawing(...asked)).seen }),
  'GET /office/api/release/preview': async (office, person) => ({ query: { number: `${(await addRelease(office, person)).number}` } }),
  'GET /office/api/inventory': () => ({}),
  'POST /office/api/prices/change': async (office, _, projectId) => ({
    body: {
      name: 'Дорожче',
      apartments: [await addFlat(office, projectId)],
      rule: { by: 'percent', hundredths: 200, roundTo: 1 },
      publish: false,
    },
  }),
  'POST /office/api/prices/quotes': async (office, _, projectId) => ({
    body: { apartments: [await addFlat(office, projectId)], rule: { by: 'percent', hundredths: 200, roundTo: 1 } },
  }),
  'POST /office/api/prices/plan': async (office, person, projectId) => ({
    body: {
      ...(await addRelease(office, person)),
      apartments: [await addFlat(office, projectId)],
      rule: { by: 'percent', hundredths: 200, roundTo: 1 },
    },
  }),
  'POST /office/api/statuses/change': async (office, _, projectId) => ({
    body: { name: 'Друга черга', apartments: [await addFlat(office, projectId)], status: 'reserved' },
  }),
  'POST /office/api/statuses/plan': async (office, person, projectId) => ({
    body: { ...(await addRelease(office, person)), apartments: [await addFlat(office, projectId)], status: 'reserved' },
  }),
  async 'POST /office/api/prices/drop'(office, person, projectId) {
    const flat = await addFlat(office, projectId);
    return { body: { ...(await addPriceRelease(office, person, flat)), apartments: [flat] } };
  },
  'GET /office/api/release/prices': async (office, person) => ({ query: { number: `${(await addRelease(office, person)).number}` } }),
  'GET /office/api/projects': () => ({}),
  async 'POST /office/api/projects/save'(office, _, projectId) {
    await addFlat(office, projectId);
    const found = office.catalogue.projects().find(({ project }) => project.externalId === projectId)?.project;
    if (!found) throw new Error('The project is not there.');
    const { name, district, address, class: kind, prime, stage, sale } = found;
    const before = { name, district, address, class: kind, prime, stage, sale };
    return { body: { project: projectId, before, facts: { ...before, address: { uk: 'вул. Вербова, 2', en: '2 Verbova St' } } } };
  },
  'GET /office/api/reports': () => ({}),
  async 'POST /office/api/reports/send'(office, _, projectId) {
    await addFlat(office, projectId);
    await office.catalogue.reload();
    return { body: aReport(office.catalogue.projects().find(({ project }) => project.externalId === projectId)?.project.slug ?? '') };
  },
  'GET /office/api/price-overrides': () => ({}),
  'POST /office/api/price-overrides/decide': async (office, _, projectId) => ({
    body: { apartments: [await addOverride(office, await addFlat(office, projectId))], keep: true },
  }),
  'GET /office/api/office-fields': () => ({}),
  async 'POST /office/api/office-fields/save'(office, _, projectId) {
    await addFlat(office, projectId);
    return { body: { project: projectId, office: ['price'] } };
  },
  'GET /office/api/legal/versions': () => ({}),
  'GET /office/api/legal/version': async (office) => ({ query: await addLegalVersion(office) }),
  'GET /office/api/content': () => ({}),
  async 'GET /office/api/content/rows'(...asked) {
    const { row, number } = await drawing(...asked);
    return { query: { part: row.part, release: number } };
  },
  async 'GET /office/api/content/row'(...asked) {
    const { row, number } = await drawing(...asked);
    return { query: { ...row, release: number } };
  },
  async 'GET /office/api/content/building'(office) {
    await addFlat(office);
    await office.catalogue.reload();
    return { query: { project: office.catalogue.projects()[0]?.project.slug } };
  },
  'GET /office/api/content/layout': async (office, _, projectId) => ({ query: { id: (await addLayout(office, projectId)).id } }),
  async 'GET /office/api/content/sun'(office, person) {
    await addFlat(office);
    await office.catalogue.reload();
    const [found] = office.catalogue.projects();
    const [{ section, flats } = { section: { externalId: '' }, flats: [] }] =
      office.catalogue.chessboard(found?.project.slug ?? '')?.sections.filter((one) => one.flats.length > 0) ?? [];
    const { number: release } = await addRelease(office, person);
    return { query: { project: found?.project.slug, release: `${release}`, section: section.externalId, number: flats[0]?.number } };
  },
  'GET /office/api/content/streams': () => ({}),
  'GET /office/api/content/find': async (office, person) => ({
    query: { release: `${(await addRelease(office, person)).number}`, text: 'Зима' },
  }),
  async 'POST /office/api/drafts/save'(office, person, projectId) {
    const layout = await addLayout(office, projectId);
    const { number } = await addRelease(office, projectId === 'p1' ? person : { id: randomUUID() });
    return { body: { release: number, part: 'layout_plan', name: layout.row, version: 0, content: { layout: layout.id } } };
  },
  'POST /office/api/drafts/drop': async (...asked) => ({ body: (await drawing(...asked)).draft }),
  async 'POST /office/api/translations/confirm'(office, person) {
    const { number: release } = await addRelease(office, person);
    return { body: { release, part: 'news_tag', name: `winter-${release}`, version: 1, field: 'en.name' } };
  },
  'GET /office/api/translations': () => ({}),
  'GET /office/api/imports': () => ({}),
  'GET /office/api/import': async (office, person) => ({ query: { number: `${(await addImport(office, person)).number}` } }),
  'GET /office/api/import/rows': async (office, person) => ({ query: { number: `${(await addImport(office, person)).number}` } }),
  'GET /office/api/import/problems': async (office, person) => ({ query: { number: `${(await addImport(office, person)).number}` } }),
  'POST /office/api/imports/file': () => ({ query: { name: 'прайс.csv' }, file: new Blob([newKey().key]) }),
  'POST /office/api/imports/read': async (office, person) => ({ body: { number: (await addImport(office, person, 'new')).number } }),
  'POST /office/api/imports/answer': async (office, person) => ({
    body: { number: (await addImport(office, person, 'questions')).number, answers: [{ key: 'column of price', answer: 'Ціна (G)' }] },
  }),
  'POST /office/api/imports/source': async (office, person) => ({
    body: { number: (await addImport(office, person)).number, source: 'Прайси Обрію' },
  }),
  'POST /office/api/imports/forget-answer': async (office, person) => ({ body: await addAnswer(office, person) }),
  'POST /office/api/imports/rule': () => ({ body: { source: 'https://crm.example/feed.xml', byHand: ['gone'] } }),
  'POST /office/api/imports/choose': async (office, person) => ({
    body: { number: (await addImport(office, person)).number, choice: 'keep', turns: [1] },
  }),
  'POST /office/api/imports/approve': async (office, person) => ({
    body: { ...(await addImport(office, person)), confirmed: false, why: '' },
  }),
  'POST /office/api/imports/discard': async (office, person) => ({ body: await addImport(office, person) }),
  'POST /office/api/imports/undo': async (office, person) => ({ body: await addImport(office, person, 'applied') }),
} satisfies Partial<Requests>;
