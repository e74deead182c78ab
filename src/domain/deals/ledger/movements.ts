import type { Account, EntryKind, Line } from './ledger-lines.ts';

/** `subject` is the payment or the transfer that the entry is about. */
export type LedgerEntry = { at: Date; kind: EntryKind; subject: string; lines: readonly Pick<Line, 'account' | 'minor'>[] };

/**
 * One movement of a client's money, in kopiykas. A deposit and a transfer have come: `received`, or `credited` while they are a part of the
 * price. A refund is `coming` until the bank has sent it. A fee has not moved: it is what stays here of money that went back.
 */
export type Movement = { at: Date; minor: number } & (
  | { kind: 'deposit' | 'transfer'; state: 'received' | 'credited' }
  | { kind: 'refund'; state: 'coming' | 'sent' }
  | { kind: 'fee'; state: 'retained' }
);

const onAccount = (entries: readonly LedgerEntry[], account: Account): number =>
  entries
    .flatMap(({ lines }) => lines)
    .filter((line) => line.account === account)
    .reduce((sum, { minor }) => sum + minor, 0);

/** A client's money as a client reads it, the oldest first: what was noted by mistake and taken back is not there. */
export function movementsOf(entries: readonly LedgerEntry[]): Movement[] {
  const subjects = [...Map.groupBy(entries, ({ subject }) => subject).values()];
  return subjects.flatMap(ofSubject).sort((one, other) => one.at.getTime() - other.at.getTime());
}

function ofSubject(entries: LedgerEntry[]): Movement[] {
  const came = entries.find(({ kind }) => kind === 'payment-came' || kind === 'transfer-noted');
  const ended = entries.findLast(({ kind }) => kind === 'refund-asked');
  if (!came || entries.some(({ kind }) => kind === 'transfer-undone')) return [];
  const owed = -onAccount(entries, 'refund');
  const fee = -onAccount(entries, 'fee');
  const at = ended?.at ?? came.at;
  return [
    {
      at: came.at,
      minor: onAccount([came], 'bank'),
      kind: came.kind === 'payment-came' ? 'deposit' : 'transfer',
      state: onAccount(entries, 'price') < 0 ? 'credited' : 'received',
    },
    ...(fee > 0 ? [{ at, minor: fee, kind: 'fee', state: 'retained' } as const] : []),
    ...sentOf(entries),
    ...(owed > 0 ? [{ at, minor: owed, kind: 'refund', state: 'coming' } as const] : []),
  ];
}

function sentOf(entries: readonly LedgerEntry[]): Movement[] {
  const sent: Movement[] = [];
  for (const entry of entries) {
    const minor = onAccount([entry], 'bank');
    if (entry.kind === 'refund-sent' || entry.kind === 'transfer-returned')
      sent.push({ at: entry.at, minor: -minor, kind: 'refund', state: 'sent' });
    if (entry.kind === 'return-undone')
      sent.splice(
        sent.findLastIndex((one) => one.minor === minor),
        1,
      );
  }
  return sent;
}
