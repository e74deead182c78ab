import { expect, it } from 'vitest';
import { seedCatalogue } from '../../../tests/support/contents/catalogue-rows.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { openDeals, somePerson } from '../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';

const [minutesADay, days, phones] = [24 * 60, 30, 30];
/** The bounds calculated in docs/decisions/0026-waitlist-limits.md. */
const bound = { free: 3 * minutesADay, afterDeal: 6 * minutesADay };

onOneEngine('an attack on the flats', (open) => {
  it(
    '§1 lets an honest buyer hold a flat within three days (six with turns) while 30 phones block it without paying',
    async () => expectHonestBuyersTurn(await open()),
    300_000,
  );
});

async function expectHonestBuyersTurn(database: Database): Promise<void> {
  const clock = movableClock('2026-11-21T12:00:00Z');
  const terms = readConfig({}).deals;
  const flats = await seedCatalogue(database.kysely, [{}, {}]);
  const app = await openDeals(database, { clock, terms });
  const [free = 0, waitedFor = 0] = flats;
  const turns = terms.firstRefusals * terms.waitlistHours * 60;
  const attackers = await Promise.all(Array.from({ length: phones }, app.someClient));
  /** When a phone may hold a flat again, by the last refusal. */
  const again = new Map<string, number>();
  const current = new Map<number, { client: string; deal: string; since: number }>();
  const asked = new Map<number, number>();
  /** Flats that the honest buyer had after the last attack. */
  const isGot = new Set<number>();
  let now = 0;
  const pass = () => {
    clock.pass(1);
    now += 1;
  };

  async function attack(flat: number): Promise<void> {
    const own = current.get(flat);
    if (own) {
      const age = now - own.since;
      if (age === terms.holdMinutes - 1) await app.step(own.client, own.deal, { kind: 'extend' });
      // A question to a manager comes in the last minute, so that no minute of the hold is lost.
      if (age === 2 * terms.holdMinutes - 1 && now >= (asked.get(flat) ?? 0)) {
        await app.step(own.client, own.deal, { kind: 'person', person: somePerson });
        const answer = await app.step(own.client, own.deal, { kind: 'ask-manager' });
        const told = answer.ok ? answer.value.endsAt : 'again' in answer.refusal ? answer.refusal.again : null;
        if (answer.ok) own.since = now + (terms.requestHours * 60 - 2 * terms.holdMinutes);
        else asked.set(flat, now + Math.ceil(((told?.getTime() ?? 0) - clock().getTime()) / 60_000));
      }
      if (now - own.since < 2 * terms.holdMinutes) return;
      current.delete(flat);
    }
    for (const [at, client] of attackers.entries()) {
      const key = `${client} ${flat}`;
      if (now < (again.get(key) ?? 0)) continue;
      const answer = await app.hold(client, flat);
      if (answer.ok) {
        isGot.delete(flat);
        current.set(flat, { client, deal: answer.value.id, since: now });
        // Others are on the waitlist behind the holds, and leave to join anew.
        const next = attackers[(at + 1) % phones] ?? client;
        if (at % 5 === 0) {
          await app.leave(next, flat);
          await app.join(next, flat);
        }
        return;
      }
      const until = 'again' in answer.refusal ? answer.refusal.again.getTime() : clock().getTime() + 60 * 60_000;
      again.set(key, now + Math.max(1, Math.ceil((until - clock().getTime()) / 60_000)));
    }
  }

  // One of the flats was reserved and is released while the attackers are on its waitlist.
  const buyer = await app.someClient();
  const bought = await app.hold(buyer, waitedFor);
  if (!bought.ok) throw new Error(JSON.stringify(bought.refusal));
  await app.manage(bought.value.id, 'confirm');
  for (const client of attackers.slice(0, 10)) await app.join(client, waitedFor);
  await app.cancel(buyer, bought.value.id);

  const got = new Map(flats.map((flat) => [flat, 0]));
  const longest = new Map(flats.map((flat) => [flat, 0]));
  let honest = await app.someClient();
  for (; now < days * minutesADay; pass()) {
    // A turn is used best by letting it pass: the attack goes on in its last minute.
    for (const flat of flats) if (flat === free || (now >= turns && now < 7 * minutesADay)) await attack(flat);
    if (now % 60 !== 30) continue;
    for (const flat of flats) {
      longest.set(flat, Math.max(longest.get(flat) ?? 0, now - (got.get(flat) ?? 0)));
      // No other client has held it since.
      const isLeft = !current.has(flat) && isGot.has(flat);
      const answer = isLeft ? null : await app.hold(honest, flat);
      if (answer?.ok === false) continue;
      got.set(flat, now);
      if (!answer) continue;
      isGot.add(flat);
      // It is released at once and another client takes its place: the longest wait is measured.
      await app.cancel(honest, answer.value.id);
      honest = await app.someClient();
    }
  }
  const waited = { free: longest.get(free) ?? 0, afterDeal: longest.get(waitedFor) ?? 0 };
  expect(waited.free, 'the attack is one').toBeGreaterThan(2 * minutesADay);
  expect(waited.free).toBeLessThanOrEqual(bound.free);
  expect(waited.afterDeal).toBeLessThanOrEqual(bound.afterDeal);
}
