import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeDraftStore } from './draft-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const live = { uk: { title: 'Дім', lead: 'Тихий' }, en: { title: 'Home', lead: 'Quiet' } };
const schema = { type: 'object', properties: { uk: { type: 'object' }, en: { type: 'object' } } };

/** A server with one draft; `isAway` while it does not answer. */
function start(typedBefore: object | null = null, draft: { content: unknown; version: number } | null = null) {
  const server = { draft, isAway: false, answersIn: 0, refreshesIn: 0, saves: 0, tries: 0 };
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
      if (server.answersIn > 0) await new Promise((resolve) => setTimeout(resolve, server.answersIn));
      if (server.isAway || version !== (server.draft?.version ?? 0)) return null;
      server.saves += 1;
      server.draft = { content, version: version + 1 };
      return { version: version + 1, faults: [], stale: [] };
    },
    refresh: () => (server.refreshesIn > 0 ? new Promise((resolve) => setTimeout(resolve, server.refreshesIn)) : Promise.resolve()),
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

it('stores nothing from the answer on, and is saved once the release was read anew', async () => {
  const { server, store, stored } = start();
  server.refreshesIn = 5_000;
  store.change(['uk', 'title'], 'Домівка');
  await vi.advanceTimersByTimeAsync(800);
  expect([server.saves, stored(), store.state().work?.version, store.state().saving, store.isUnsaved()]).toEqual([
    1,
    null,
    1,
    'saving',
    true,
  ]);
  // What is typed from here on is typed over what was saved.
  store.change(['en', 'title'], 'Our home');
  expect(JSON.parse(stored() ?? '{}')).toMatchObject({ version: 1, base: { uk: { title: 'Домівка' }, en: { title: 'Home' } } });
  await vi.advanceTimersByTimeAsync(5_001);
  expect([server.saves, stored(), store.isUnsaved()]).toEqual([2, null, true]);
  await vi.advanceTimersByTimeAsync(5_001);
  expect([server.saves, store.state().saving, store.isUnsaved()]).toEqual([2, 'saved', false]);
});

it('what is typed while a save is under way stands over the version that the save has made', async () => {
  const { server, store, stored } = start();
  server.answersIn = 500;
  store.change(['uk', 'title'], 'Домівка');
  await vi.advanceTimersByTimeAsync(900);
  store.change(['en', 'title'], 'Our home');
  server.refreshesIn = 5_000;
  await vi.advanceTimersByTimeAsync(500);
  expect([server.saves, JSON.parse(stored() ?? '{}').version]).toEqual([1, 1]);
  const next = start(JSON.parse(stored() ?? '{}') as object, server.draft);
  await vi.advanceTimersByTimeAsync(0);
  expect([next.server.tries, next.server.saves]).toEqual([1, 1]);
});

it('a check that is asked for while a save is under way is made after it', async () => {
  const { server, store, stored } = start();
  server.answersIn = 500;
  store.change(['uk', 'title'], 'Домівка');
  await vi.advanceTimersByTimeAsync(900);
  store.check();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([server.saves, stored(), store.state().saving]).toEqual([2, null, 'saved']);
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

/** Two people have added a row to one list. */
async function startWithTwoLists(before: object | null = null) {
  const theirs = { content: { ...live, uk: { title: 'Дім', lead: 'Світлий' }, rows: ['b', 'c'] }, version: 7 };
  const started = start(before, before && theirs);
  if (!before) started.store.change(['rows'], ['a']);
  started.server.draft = theirs;
  await vi.advanceTimersByTimeAsync(20_000);
  return started;
}

it('saves no list over one that another person has changed until the person has kept it', async () => {
  const { server, store, stored } = await startWithTwoLists();
  expect([server.saves, [...store.state().theirs], [...store.state().undecided]]).toEqual([0, [], [['rows', ['b', 'c']]]]);
  expect([store.state().saving, store.isUnsaved()]).toEqual(['undecided', true]);
  // What is typed meanwhile waits, too, and is there after a reload, with the question.
  store.change(['en', 'lead'], 'Calm');
  await vi.advanceTimersByTimeAsync(20_000);
  expect([server.saves, store.state().saving]).toEqual([0, 'undecided']);
  const next = await startWithTwoLists(JSON.parse(stored() ?? 'null') as object);
  expect([next.server.saves, [...next.store.state().undecided.keys()]]).toEqual([0, ['rows']]);

  store.decide(['rows'], false);
  await vi.advanceTimersByTimeAsync(800);
  const saved = { uk: { title: 'Дім', lead: 'Світлий' }, en: { title: 'Home', lead: 'Calm' } };
  expect(server.draft).toEqual({ content: { ...saved, rows: ['a'] }, version: 8 });
  expect([store.state().saving, store.state().undecided.size]).toEqual(['saved', 0]);
  next.store.decide(['rows'], true);
  await vi.advanceTimersByTimeAsync(800);
  expect(next.server.draft).toEqual({ content: { ...saved, rows: ['b', 'c'] }, version: 8 });
});

it('takes no row off the site that another person has changed meanwhile', async () => {
  const { server, store } = start();
  store.changeAll(null);
  server.draft = { content: { ...live, en: live.uk }, version: 7 };
  await vi.advanceTimersByTimeAsync(20_000);
  expect([server.saves, [...store.state().undecided.keys()]]).toEqual([0, ['']]);
  store.decide([], true);
  await vi.advanceTimersByTimeAsync(800);
  expect(server.draft).toEqual({ content: { ...live, en: live.uk }, version: 8 });
});

it('a form that is left undecided holds no release back', async () => {
  const { server, store, stored } = await startWithTwoLists();
  store.leave();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([server.saves, store.isUnsaved(), stored() !== null]).toEqual([0, false, true]);
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

/** Drops the draft of that server, a while after it was asked. */
async function drop({ server }: Pick<ReturnType<typeof start>, 'server'>, version: number): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  if (version !== server.draft?.version) return false;
  server.draft = null;
  return true;
}

it('a draft that is dropped while something is typed or saved does not come back', async () => {
  for (const pause of [300, 800]) {
    const { server, store, stored } = start(null, { content: live, version: 3 });
    server.answersIn = 500;
    store.change(['uk', 'title'], 'Домівка');
    await vi.advanceTimersByTimeAsync(pause);
    const dropped = store.drop((version) => drop({ server }, version));
    await vi.advanceTimersByTimeAsync(1_000);
    store.change(['uk', 'title'], 'Домівка!');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await dropped, server.draft, stored(), store.state().work]).toEqual([true, null, null, null]);
  }
});

it('a save that is under way when the draft is forgotten changes nothing any more', async () => {
  const { server, store, stored } = start();
  server.answersIn = 500;
  store.change(['uk', 'title'], 'Домівка');
  await vi.advanceTimersByTimeAsync(900);
  store.forget();
  server.draft = { content: live, version: 3 };
  await vi.advanceTimersByTimeAsync(20_000);
  expect([server.tries, stored(), store.state().work]).toEqual([1, null, null]);
});

it('what was typed is saved after all where the drop is refused', async () => {
  const { server, store, title } = start(null, { content: live, version: 3 });
  store.change(['uk', 'title'], 'Домівка');
  const dropped = store.drop(async () => null);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await dropped, title(), server.saves, store.state().saving]).toEqual([false, 'Домівка', 1, 'saved']);
});
