import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { systemClock } from '../../../base/clock.ts';
import { kyivDay } from '../../../base/kyiv-time.ts';
import type { WholeDeal } from '../../../contract/office/deals.ts';
import type { BankTransfer, TransferDue, TransferReturn } from '../../../contract/office/transfers.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { fieldError } from '../../data/field-error.ts';
import { formatMoment, formatMoney } from '../../data/format.ts';
import { meQuery } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import record from '../../parts/record.module.css';
import { useUnsentText, withoutSent } from '../../parts/unsent-text.ts';
import { dayOf, hryvnias } from './deal-texts.ts';
import styles from './deals.module.css';
import { NoteReturnDialog } from './note-return-dialog.tsx';
import { NoteTransferDialog } from './note-transfer-dialog.tsx';

/** What came by bank transfer under the contract, what is due, and for who may note a transfer the button. */
export function DealTransfers({ deal }: { deal: WholeDeal }) {
  const [search, setSearch] = useSearchParams();
  const { data: me } = useQuery(meQuery);
  const { transfers, transferDue } = deal;
  const isBefore = deal.state === 'reserved' && (me?.rights.some(({ right }) => right === 'payment.note') ?? false);
  if (transfers.length === 0 && !transferDue && !isBefore) return null;
  return (
    <section className={styles.steps} aria-labelledby="transfers">
      <h2 id="transfers" className={typography.name}>
        {m.deals_transfers()}
      </h2>
      {isBefore && <p className={record.note}>{m.deals_transfer_only_contract()}</p>}
      {transferDue && (
        <>
          <p>{dueText(transferDue)}</p>
          <Button arrow={false} wide onClick={() => setSearch({ note: '1' }, { replace: true })}>
            {m.deals_transfer_note()}
          </Button>
        </>
      )}
      {transfers.length > 0 && (
        <ul className={styles.refunds}>
          {transfers.toReversed().map((transfer) => (
            <Transfer key={transfer.id} deal={deal} transfer={transfer} />
          ))}
        </ul>
      )}
      {transferDue && search.get('note') !== null && (
        <NoteTransferDialog deal={deal} due={transferDue} onClose={() => setSearch({}, { replace: true })} />
      )}
    </section>
  );
}

function dueText({ next, dueOn }: TransferDue): string {
  const sum = formatMoney(next);
  if (dueOn === null) return m.deals_transfer_rest({ sum });
  return (dueOn < kyivDay(systemClock()) ? m.deals_transfer_late : m.deals_transfer_due)({ sum, day: dayOf(dueOn) });
}

function Transfer({ deal, transfer }: { deal: WholeDeal; transfer: BankTransfer }) {
  const [isReturning, setReturning] = useState(false);
  const { amountMinor, credited, comment, reference, returns, returnableMinor } = transfer;
  return (
    <li className={styles.refund}>
      <Note of="transfer" number={deal.number} note={transfer} sum={hryvnias(amountMinor)}>
        {credited.currency !== 'UAH' && <p>{m.deals_transfer_counts({ sum: formatMoney(credited) })}</p>}
        {comment && <p className={record.note}>{comment}</p>}
      </Note>
      {returns.map((one) => (
        <Note key={one.id} of="return" number={deal.number} note={one} sum={m.deals_return_done({ sum: hryvnias(one.amountMinor) })} />
      ))}
      {returnableMinor !== null && (
        <>
          <p>{m.deals_return_left({ sum: hryvnias(returnableMinor) })}</p>
          <Button
            arrow={false}
            wide
            aria-label={`${m.deals_return_note()}: ${hryvnias(returnableMinor)}, ${reference}`}
            onClick={() => setReturning(true)}
          >
            {m.deals_return_note()}
          </Button>
        </>
      )}
      {isReturning && <NoteReturnDialog deal={deal} transfer={transfer} onClose={() => setReturning(false)} />}
    </li>
  );
}

type NoteProps = { of: 'transfer' | 'return'; number: number; note: BankTransfer | TransferReturn; sum: string; children?: ReactNode };
/** What the accountant has noted of the bank's statement, by whom, and the button that takes it back. */
function Note({ of, number, note, sum, children }: NoteProps) {
  const [isUndoing, setUndoing] = useState(false);
  const { paidOn, reference, notedAt, notedBy, undone, mayUndo } = note;
  const nameOf = (person: { name: string | null }) => person.name ?? m.deals_no_name();
  const undo = of === 'transfer' ? m.deals_transfer_undo() : m.deals_return_undo();
  return (
    <>
      <p className={styles.sum}>{undone ? <s>{sum}</s> : sum}</p>
      {children}
      <p className={record.note}>{m.deals_transfer_of({ day: dayOf(paidOn), reference })}</p>
      <p className={record.note}>{m.deals_transfer_by({ name: nameOf(notedBy), at: formatMoment(notedAt) })}</p>
      {undone && (
        <p className={record.note}>{m.deals_transfer_undone({ name: nameOf(undone.by), at: formatMoment(undone.at), why: undone.why })}</p>
      )}
      {mayUndo && (
        <Button
          kind="quiet"
          arrow={false}
          wide
          aria-label={`${undo}: ${hryvnias(note.amountMinor)}, ${reference}`}
          onClick={() => setUndoing(true)}
        >
          {undo}
        </Button>
      )}
      {isUndoing && <UndoTransferDialog number={number} of={of} note={note} onClose={() => setUndoing(false)} />}
    </>
  );
}

const undoTexts = {
  transfer: { title: m.deals_transfer_undo, about: m.deals_transfer_undo_about, act: m.deals_act_transfer_undo },
  return: { title: m.deals_return_undo, about: m.deals_return_undo_about, act: m.deals_act_return_undo },
} as const;
type UndoProps = { number: number; of: keyof typeof undoTexts; note: BankTransfer | TransferReturn; onClose: () => void };

/** Takes back the note of a transfer or of its return that was a mistake. */
function UndoTransferDialog({ number, of, note: { id: transferId, amountMinor, reference }, onClose }: UndoProps) {
  const [why, setWhy] = useUnsentText(`undo-why/${transferId}`);
  const { run, busy, problem } = useCommand('POST /office/api/transfers/undo', {
    refreshes: ['deal', 'today'],
    act: (body) => undoTexts[of].act({ sum: hryvnias(amountMinor), reference, number, why: body.why }),
  });
  const submit = async () => {
    const answer = await run({ number, transferId, why });
    if (answer) setWhy(withoutSent(why));
    return answer;
  };
  return (
    <DialogForm busy={busy} problem={problem} onClose={onClose} title={undoTexts[of].title()} onSubmit={submit}>
      <p>{undoTexts[of].about()}</p>
      <TextField
        label={m.deals_transfer_undo_why()}
        name="why"
        rows={3}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
        {...fieldError(problem, 'why')}
      />
    </DialogForm>
  );
}
