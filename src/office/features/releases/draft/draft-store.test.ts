import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeDraftStore } from './draft-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const live = { uk: { title: 'Дім', lead: 'Тихий' }, en: { title: 'Home', lead: 'Quiet' } };
const schema = { type: 'object', properties: { uk: { type: 'object' }, en: { type: 'object' } } };

/** A server with one draft; `isAway` while it does not answer. */
function start(typedBefore: object | null = null) {
  const server = { draft: null as { content: unknown; version: number } | null, isAway: false, saves: 0, tries: 0 };
  let text = typedBefore === null ? null : JSON.stringify(typedBefore);
  const row = () => ({
    schema,
    stale: [],
    live: { content: live },
    draft: server.draft && { ...server.draft, base: live, faults: [], by: { id: 'x', name: null }, changedAt: '' },
  });
  const store = makeDraftStore({
    stored: { read: () => text, write: (next) => (text = next), remove: () => (text = null) },
    read: async () => (server.isAway ? null : row()),
    async send({ version, content }) {
      server.tries += 1;
      if (server.isAway || version !== (server.draft?.version ?? 0)) return null;
      server.saves += 1;
      server.draft = { content, version: version + 1 };
      return { version: version + 1, faults: [], stale: [] };
    },
    clock: () => new Date('2026-11-26T10:00:00Z'),
  });
  store.begin(row());
  const title = () => (server.draft?.content as typeof live | undefined)?.uk.title;
  return { server, store, title, stored: () => text };
}

it('saves once the typing rests, and has nothing left to store then', async () => {
  const { server, store, title, stored } = start();
  expect(store.state()).toMatchObject({ saving: 'untouched', work: { version: 0, content: live } });
  for (const typed of ['Д', 'До', 'Дом']) {
    store.change(['uk', 'title'], typed);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect([server.saves, stored() !== null]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(800);
  expect([server.saves, title(), stored(), store.state().saving]).toEqual([1, 'Дом', null, 'saved']);
  store.change(['uk', 'title'], 'Домівка');
  await vi.advanceTimersByTimeAsync(800);
  expect([server.saves, title(), store.state().work?.version]).toEqual([2, 'Домівка', 2]);
});

it('sends again what did not arrive, stores it meanwhile, and begins with it in the next session', async () => {
  const { server, store, title, stored } = start();
  server.isAway = true;
  store.change(['uk', 'title'], 'Домівка');
  await vi.advanceTimersByTimeAsync(2_000);
  expect([store.state().saving, title(), JSON.parse(stored() ?? '{}').content.uk.title]).toEqual(['unsaved', undefined, 'Домівка']);
  server.isAway = false;
  await vi.advanceTimersByTimeAsync(4_000);
  expect([store.state().saving, title(), stored()]).toEqual(['saved', 'Домівка', null]);
  const next = start({ content: { ...live, en: { title: 'Our home', lead: 'Quiet' } }, base: live, version: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(next.server.draft?.content).toMatchObject({ en: { title: 'Our home' } });
});

it('merges what another person has saved, and leaves a field that both have changed to the person', async () => {
  const { server, store } = start();
  store.change(['uk', 'title'], 'Домівка');
  server.draft = { content: { uk: { title: 'Оселя', lead: 'Світлий' }, en: live.en }, version: 7 };
  await vi.advanceTimersByTimeAsync(900);
  expect(server.draft).toMatchObject({ content: { uk: { title: 'Домівка', lead: 'Світлий' } }, version: 8 });
  const { theirs, isMerged, saving } = store.state();
  expect([[...theirs], isMerged, saving]).toEqual([[['uk\u0000title', 'Оселя']], true, 'saved']);
  store.takeTheirs(['uk', 'title']);
  await vi.advanceTimersByTimeAsync(800);
  expect(server.draft).toMatchObject({ content: { uk: { title: 'Оселя', lead: 'Світлий' } }, version: 9 });
  expect(store.state().theirs.size).toBe(0);
});

it('saves at once when the form is left, and nothing once the draft is dropped', async () => {
  const { server, store, title } = start();
  store.change(['uk', 'title'], 'Домівка');
  store.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(title()).toBe('Домівка');
  store.change(['uk', 'title'], 'Інше');
  store.forget();
  store.leave();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([server.saves, title()]).toEqual([1, 'Домівка']);
});

it('a form that is left sends what it has once more, and what does not arrive stands until it is opened again', async () => {
  const { server, store, title, stored } = start();
  server.isAway = true;
  store.change(['uk', 'title'], 'Домівка');
  expect(store.isUnsaved()).toBe(true);
  store.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([server.tries, store.isUnsaved(), title(), stored() !== null]).toEqual([1, false, undefined, true]);
});

it('of a draft that was dropped nothing is on its way', async () => {
  const { server, store } = start();
  store.change(['uk', 'title'], 'Домівка');
  store.forget();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([server.tries, store.isUnsaved()]).toEqual([0, false]);
});
