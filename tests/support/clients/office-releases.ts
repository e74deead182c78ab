import type { Clock } from '../../../src/base/clock.ts';
import type { Releases } from '../../../src/domain/releases/releases.ts';
import type { OpenKysely } from '../../../src/platform/database/database.ts';

type Office = { db: OpenKysely; clock: Clock; releases: Releases };
type State = 'draft' | 'scheduled' | 'published';

/** A release of the person that adds one tag of news, in a state. */
export async function addRelease({ db, clock, releases }: Office, { id: by }: { id: string }, state: State = 'draft') {
  const inOne = <Done>(work: (transaction: OpenKysely) => Promise<Done>) => db.transaction().execute(work);
  const { number } = (await inOne((transaction) => releases.makeRelease(transaction, { name: 'Зима', by }))).value;
  const seen = async () => ({ number, version: (await releases.findRelease(number))?.release.version ?? 0 });
  const content = { uk: { name: 'Зима' }, en: { name: 'Winter' } };
  const draft = { release: number, part: 'news_tag', name: `winter-${number}`, version: 0, content, by };
  await inOne((transaction) => releases.saveDraft(transaction, draft));
  const now = await seen();
  const at = new Date(clock().getTime() + 3_600_000);
  if (state === 'scheduled') await inOne((transaction) => releases.schedule(transaction, { ...now, at, mayPrice: true }));
  if (state === 'published') await inOne((transaction) => releases.publish(transaction, { ...now, mayPrice: true }));
  return seen();
}

/** A release that draws the rooms of a layout, `layout_plan` by its name, version 1. */
export async function addDrawing({ db, releases }: Office, { id: by }: { id: string }, layout: { id: string; row: string }) {
  return db.transaction().execute(async (transaction) => {
    const { number } = (await releases.makeRelease(transaction, { name: 'Плани', by })).value;
    const draft = { release: number, part: 'layout_plan', name: layout.row, version: 0, content: { layout: layout.id }, by };
    await releases.saveDraft(transaction, draft);
    return { number, version: 2 };
  });
}

/** A release of the person that gives one flat another price. */
export async function addPriceRelease({ db, releases }: Office, { id: by }: { id: string }, apartment: number) {
  const change = { rule: { by: 'percent', hundredths: 200, roundTo: 1 } } as const;
  const asked = { name: 'Дорожче', by, apartments: [apartment], change };
  const made = await db.transaction().execute((transaction) => releases.makeFlatsRelease(transaction, asked));
  if (!made.ok) throw new Error(made.refusal.kind);
  const { number, version } = made.value;
  return { number, version };
}

/** The price of a flat is ours, and its source has said another one since. Returns the flat. */
export async function addOverride({ db, clock }: Office, flat: number): Promise<number> {
  const waits = { waits_minor: 9_900_000, waits_currency: 'USD', waits_since: clock() } as const;
  const theirs = { theirs_minor: 9_800_000, theirs_currency: 'USD' } as const;
  await db
    .insertInto('price_override')
    .values({ apartment_id: flat, ...theirs, ...waits, release_number: null, made_at: clock(), until: null })
    .execute();
  return flat;
}

/** A report of a project whose English texts are still to be written. */
export const aReport = (project: string) => ({
  project,
  month: '2026-11',
  stage: 'frame',
  works: [{ stage: 'frame', planned: 40, actual: 35 }],
  photos: [],
  uk: { title: 'Шостий поверх', text: 'Каркас піднявся до шостого поверху.' },
  en: { title: '', text: '' },
});

/** The first version of a legal text, without a chapter. */
export async function addLegalVersion({ db, clock }: Office) {
  const version = { page: 'terms-of-use', number: 1, since: clock(), chapters: '[]' as never };
  await db
    .insertInto('legal_version')
    .values(version)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { page: 'terms-of-use', number: '1' };
}
