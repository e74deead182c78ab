const day = 1_440;
const [pause, refusals] = [14 * day, 3];
const never = Number.POSITIVE_INFINITY;

/** `skipped`: staff passed the place, and the client has another at the end. */
type Waiter = { client: number; came: number; left: number; skipped?: boolean };
type Turn = { waiter: Waiter; from: number; until: number };

type Deal = { client: number; state: string; made: number; begins: number; byTurn: boolean; lived: boolean };
/** What the waitlist sees of the flat and its deals. */
type Flat = { now: () => number; isSold: () => boolean; current: () => Deal | undefined; deals: readonly Deal[] };

/** The waitlist of the flat of the model: places, and turns of a day each. */
export function makeWaitlistModel({ now, isSold, current, deals }: Flat) {
  const line: Waiter[] = [];
  /** When the flat was last freed to its waitlist; turns that began before have ended. */
  let freedAt = -never;
  const given: Turn[] = [];
  let isClosed = false;

  /** The client whose turn it is among those who were on the waitlist when the flat was freed to it, or joined during a turn. */
  const turn = (): Waiter | null => turns().find(({ from, until }) => from <= now() && now() < until)?.waiter ?? null;
  /** While a deal that lived has the flat, the turns before it count no more. */
  const turnsNow = () => turns().filter(({ from }) => from < (current()?.begins ?? never));
  /** A day each, at most one a client in a fortnight, and three of a flat in one. */
  function turns(): Turn[] {
    const found: Turn[] = [];
    let from = freedAt;
    for (const waiter of line.filter(({ left }) => left > freedAt)) {
      const recent = [...given, ...found].filter((one) => one.from > from - pause);
      if (waiter.came > from || recent.length >= refusals) break;
      if (recent.some((one) => one.waiter.client === waiter.client)) continue;
      const until = Math.min(from + day, Math.max(waiter.left, from));
      if (until > from) found.push({ waiter, from, until });
      from = until;
    }
    return found;
  }
  /** Whether a turn of the last fortnight has passed without a deal that was paid or confirmed. */
  function hasUnusedTurn(client: number): boolean {
    const begun = [...given, ...turnsNow()];
    return begun.some(({ waiter, from, until }) => {
      const isOver = from <= now() && (until <= now() || waiter.left !== never);
      const isUsed = deals.some(
        (deal) =>
          deal.client === client &&
          deal.byTurn &&
          (deal.lived || ['held', 'requested'].includes(deal.state)) &&
          from <= deal.made &&
          deal.made <= until,
      );
      return waiter.client === client && !waiter.skipped && from > now() - pause && isOver && !isUsed;
    });
  }
  const waits = (client: number) => line.find((waiter) => waiter.client === client && waiter.left === never);

  return {
    turn,
    /** The flat of a deal that has ended is free for those who wait. */
    freed(deal: Pick<Deal, 'begins'>, at: number): void {
      given.push(...turns().filter(({ from }) => from < deal.begins));
      freedAt = at;
    },
    /** The flat is sold. */
    end(): void {
      for (const waiter of line.filter(({ left }) => left === never)) waiter.left = now();
    },
    join(client: number): string {
      if (isSold()) return 'not-for-sale';
      if (waits(client)) return 'ok';
      const deal = current();
      if (deal ? deal.client === client : turn() === null) return 'nothing-to-wait-for';
      if (isClosed) return 'line-closed';
      if (hasUnusedTurn(client)) return 'turn-unused';
      line.push({ client, came: now(), left: never });
      return 'ok';
    },
    /** Whose turn it is, or a client behind whom another still waits for one, goes to the end. */
    skip(client: number): string {
      const waiter = waits(client);
      const first = current() ? null : turn();
      const hasPassed = (one: Waiter) => turnsNow().some((given) => given.waiter === one && given.until <= now());
      const ahead = line.filter((one) => one.left === never && !hasPassed(one));
      const at = waiter ? ahead.indexOf(waiter) : -1;
      if (!waiter || (first !== waiter && (at < 0 || at === ahead.length - 1))) return 'changed-meanwhile';
      waiter.left = now();
      waiter.skipped = true;
      line.push({ client, came: now(), left: never });
      return 'ok';
    },
    close(): string {
      isClosed = !isClosed;
      return 'ok';
    },
    leave(client: number): string {
      const waiter = waits(client);
      if (waiter) waiter.left = now();
      return 'ok';
    },
  };
}
