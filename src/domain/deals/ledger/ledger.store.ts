import type { Kysely } from 'kysely';
import type { Currency } from '../../../base/money.ts';
import type { DealsTables } from '../deals.tables.ts';
import { type Account, type EntryKind, type Line, releaseLines, sentLines } from './ledger-lines.ts';
import type { LedgerEntry } from './movements.ts';

type Db = Kysely<DealsTables>;
type Movement = { dealId: string; paymentId: string; at: Date };
type TransferMovement = { dealId: string; transferId: string; at: Date };

async function write(db: Db, movement: Movement | TransferMovement, kind: EntryKind, lines: readonly Line[]): Promise<void> {
  const moved = lines.filter(({ minor }) => minor !== 0);
  if (moved.length === 0) return;
  const { id } = await db
    .insertInto('ledger_entry')
    .values({ ...subjectOf(movement), deal_id: movement.dealId, at: movement.at, kind })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ledger_line')
    .values(
      moved.map(({ account, minor, currency }, place) => ({ entry_id: id, position: place + 1, account, currency, amount_minor: minor })),
    )
    .execute();
}

const subjectOf = (movement: Movement | TransferMovement) =>
  'paymentId' in movement ? { payment_id: movement.paymentId } : { transfer_id: movement.transferId };

/** The balance of each account for one payment or one transfer. */
async function balancesOf(db: Db, movement: Movement | TransferMovement): Promise<Map<Account, number>> {
  const rows = await db
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_line.entry_id')
    .select(({ fn }) => ['account', fn.sum<number>('amount_minor').as('minor')])
    .where(({ and }) => and(subjectOf(movement)))
    .groupBy('account')
    .execute();
  return new Map(rows.map(({ account, minor }) => [account, Number(minor)]));
}

const uah = (account: Account, minor: number): Line => ({ account, minor, currency: 'UAH' satisfies Currency });

/** Money has come: the bank has it, and it is the client's deposit. */
export const notePaid = (db: Db, movement: Movement, minor: number) =>
  write(db, movement, 'payment-came', [uah('bank', minor), uah('deposit', -minor)]);

/** The contract is signed: the deposit is a part of the price from now on. */
export async function noteCredited(db: Db, movement: Movement): Promise<void> {
  const held = -((await balancesOf(db, movement)).get('deposit') ?? 0);
  await write(db, movement, 'deposit-credited', [uah('deposit', held), uah('price', -held)]);
}

/** The contract has ended: what was a part of the price is a deposit again, until it is decided what comes back of it. */
export async function noteCreditUndone(db: Db, movement: Movement | TransferMovement): Promise<void> {
  const credited = -((await balancesOf(db, movement)).get('price') ?? 0);
  await write(db, movement, 'credit-undone', [uah('price', credited), uah('deposit', -credited)]);
}

/** A refund is ordered: this sum is owed to the client, and the rest stays as the fee. */
export async function noteRefundAsked(db: Db, movement: Movement, minor: number): Promise<void> {
  await write(db, movement, 'refund-asked', releaseLines(await balancesOf(db, movement), minor));
}

/** The bank has sent money back: what was owed, or what it sent back by itself. */
export async function noteRefunded(db: Db, movement: Movement, minor: number): Promise<void> {
  const balances = await balancesOf(db, movement);
  // Money that left before this product knew that it had come has no entry.
  if (!balances.has('bank')) return;
  await write(db, movement, 'refund-sent', [...sentLines(balances, minor), uah('bank', -minor)]);
}

/** A transfer under a contract: the bank has it, and it is a part of the price at once. */
export const noteTransferred = (db: Db, movement: TransferMovement, minor: number) =>
  write(db, movement, 'transfer-noted', [uah('bank', minor), uah('price', -minor)]);

/** The transfer was noted by mistake: an entry takes it from wherever it stands. */
export async function noteTransferUndone(db: Db, movement: TransferMovement): Promise<void> {
  const balances = await balancesOf(db, movement);
  await write(
    db,
    movement,
    'transfer-undone',
    [...balances].map(([account, minor]) => uah(account, -minor)),
  );
}

/** Money of a transfer has left after the end of its contract: it is a deposit no more. */
export const noteReturned = (db: Db, movement: TransferMovement, minor: number) =>
  write(db, movement, 'transfer-returned', [uah('deposit', minor), uah('bank', -minor)]);

/** That was noted by mistake: the bank still has it. */
export const noteReturnUndone = (db: Db, movement: TransferMovement, minor: number) =>
  write(db, movement, 'return-undone', [uah('bank', minor), uah('deposit', -minor)]);

/** The entries of a deal with their lines, the oldest first. */
export async function readLedger(db: Db, dealId: string) {
  const rows = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_line', 'ledger_line.entry_id', 'ledger_entry.id')
    .select(['ledger_entry.id', 'at', 'kind', 'account', 'currency', 'amount_minor'])
    .where('deal_id', '=', dealId)
    .orderBy('ledger_entry.id')
    .orderBy('position')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const { at, kind } = first;
    return [{ at, kind, lines: lines.map(({ account, currency, amount_minor }) => ({ account, minor: amount_minor, currency })) }];
  });
}

/** The entries of some deals, the oldest first, each with the payment or the transfer that it is about. */
export async function readEntries(db: Db, dealIds: readonly string[]): Promise<Map<string, LedgerEntry[]>> {
  if (dealIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_line', 'ledger_line.entry_id', 'ledger_entry.id')
    .select(['ledger_entry.id', 'deal_id', 'payment_id', 'transfer_id', 'at', 'kind', 'account', 'amount_minor as minor'])
    .where('deal_id', 'in', dealIds)
    .orderBy('ledger_entry.id')
    .orderBy('position')
    .execute();
  const entries = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((lines) => {
    const [first] = lines;
    return first
      ? [{ dealId: first.deal_id, at: first.at, kind: first.kind, subject: first.payment_id ?? first.transfer_id ?? '', lines }]
      : [];
  });
  return Map.groupBy(entries, ({ dealId }) => dealId);
}
