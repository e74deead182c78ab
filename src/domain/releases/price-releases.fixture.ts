import { load, catalogue as stored } from '../../../tests/support/contents/load-feed.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import type { PriceRule } from '../../contract/office/prices/price-rule.ts';
import type { PlannableStatus } from '../../contract/office/prices/prices.ts';
import type { Database, OpenKysely } from '../../platform/database/database.ts';
import { anyFlat, makeCatalogue } from '../catalogue/catalogue.ts';
import { makeContent } from '../content/content.ts';
import { makeReleases } from './releases.ts';

const by = crypto.randomUUID();
export const twoPercent: PriceRule = { by: 'percent', hundredths: 200, roundTo: 1 };

/** Three flats of a feed, two in dollars and one in hryvnias, and the releases that change their prices. */
export async function startPrices(database: Database) {
  const { kysely: db } = database;
  const clock = movableClock('2026-11-26T10:00:00Z');
  await load(database, [{}, {}, { price: '4100000', currency: 'UAH' }]);
  const catalogue = makeCatalogue({ db, clock, currentRate: () => ({ rate: { tenThousandths: 412_550 } }) });
  await catalogue.reload();
  const content = makeContent({ db, clock });
  const releases = makeReleases({ db, clock, content, flats: catalogue.plannedFlats });
  const inOne = <Done>(work: (transaction: OpenKysely) => Promise<Done>) => db.transaction().execute(work);
  const flats = (await stored(database)).flats.map(({ id }) => id);
  const begin = (apartments: number[], rule = twoPercent, until: Date | null = null) =>
    inOne((transaction) => releases.makeFlatsRelease(transaction, { name: 'Дорожче', by, apartments, change: { rule, until } }));
  const numberOf = async (apartments: number[], rule = twoPercent, until: Date | null = null) => {
    const made = await begin(apartments, rule, until);
    if (!made.ok) throw new Error(made.refusal.kind);
    return made.value.number;
  };
  /** A release that puts flats on sale or takes them off. */
  const ofStatus = async (apartments: number[], status: PlannableStatus) => {
    const made = await inOne((transaction) =>
      releases.makeFlatsRelease(transaction, { name: 'Друга черга', by, apartments, change: { status } }),
    );
    if (!made.ok) throw new Error(made.refusal.kind);
    return made.value.number;
  };
  const seen = async (number: number, mayPrice = true) => {
    return { number, version: (await releases.findRelease(number))?.release.version ?? 0, mayPrice };
  };
  const publish = async (number: number, mayPrice = true) => {
    const now = await seen(number, mayPrice);
    return inOne((transaction) => releases.publish(transaction, now));
  };
  const undo = async (number: number, mayPrice = true) => {
    const now = await seen(number, mayPrice);
    return inOne((transaction) => releases.undo(transaction, now));
  };
  const schedule = async (number: number, minutes = 1) => {
    const now = await seen(number);
    return inOne((transaction) => releases.schedule(transaction, { ...now, at: new Date(clock().getTime() + minutes * 60_000) }));
  };
  const prices = async () => (await stored(database)).flats.map(({ price_minor, price_currency }) => [price_minor, price_currency]);
  const history = async () => (await stored(database)).history.length;
  const outcomes = async (number: number) =>
    (await releases.pricesOf(number)).map(({ applied_at, passed_over, undone_at }) => [
      applied_at !== null,
      passed_over,
      undone_at !== null,
    ]);
  const shown = async () => {
    await catalogue.followChanges();
    const found = catalogue.search({ ...anyFlat, sort: 'price_asc', page: 1, perPage: 12 });
    return found.ok ? found.value.flats.map(({ number, usdMinor }) => [number, usdMinor]) : [];
  };
  return {
    database,
    db,
    clock,
    catalogue,
    content,
    releases,
    inOne,
    flats,
    begin,
    numberOf,
    ofStatus,
    seen,
    publish,
    undo,
    schedule,
    prices,
    history,
    outcomes,
    shown,
  };
}
