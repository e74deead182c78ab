import type { Locale } from '../../base/locale.ts';
import type { LineAnswer, WireLine } from '../../contract/deals.ts';
import type { Deals, OwnLine } from '../../domain/deals/deals.ts';
import { whole } from '../catalogue/wire.ts';
import { wireOwnFlat } from './wire-own-flat.ts';

type Place = Awaited<ReturnType<Deals['lineOf']>>;

const wireTurn = (turn: Place['turn']): LineAnswer['turn'] => turn && { from: turn.from.toISOString(), until: turn.until.toISOString() };

type Terms = Pick<Deals['terms'], 'lineHours'>;

export const wirePlace = ({ place, turn }: Place, { lineHours }: Terms): LineAnswer => ({
  place,
  turn: wireTurn(turn),
  turn_hours: lineHours,
});

/** A line as the client who stands in it may see it: of the others only how many are before him. */
export function wireLine(line: OwnLine, { locale, terms }: { locale: Locale; terms: Terms }): WireLine {
  const { flat, askedAt, standing, allowed } = line;
  return {
    apartment: wireOwnFlat(flat, locale),
    cost: whole(flat.uahMinor),
    cost_usd: whole(flat.usdMinor),
    asked_at: askedAt.toISOString(),
    state: standing,
    ...wirePlace(line, terms),
    allowed,
  };
}
