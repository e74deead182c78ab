import { useEffect, useRef, useState } from 'react';
import { type LostReason, lostReasons, type Outcome, outcomes, type WholeRequest } from '../../../contract/office/inbox/inbox.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import textButton from '../../../ui/controls/text-button.module.css';
import typography from '../../../ui/text/typography.module.css';
import { fieldError } from '../../data/field-error.ts';
import { outcomeNames, reasonNames } from '../../data/names/outcome-names.ts';
import { queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { formatPhone } from '../../parts/phone/format-phone.ts';
import { SendQuote } from '../../parts/quotes/send-quote.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { useUnsentText, withoutSent } from '../../parts/unsent-text.ts';
import { AssignField } from './assign-field.tsx';
import styles from './inbox.module.css';
import { PausePart } from './pause-part.tsx';

const refreshes = ['request', 'requests', 'notices'];

/** The call, and what it has led to in one press; one that is lost asks for its reason. */
export function OutcomeForm({ request }: { request: WholeRequest }) {
  const { id, version, allowed, phone } = request;
  const [note, setNote] = useUnsentText(`outcome-note/${id}`);
  const [isLost, setLost] = useState(false);
  const noting = useCommand('POST /office/api/requests/outcome', { refreshes });
  const reopening = useCommand('POST /office/api/requests/reopen', { refreshes });
  const problem = noting.problem ?? reopening.problem;
  /** After a refusal the page shows what has happened meanwhile. */
  const settled = (answer: unknown) => {
    if (!answer) return void queries.invalidateQueries({ queryKey: ['request'] });
    setNote(withoutSent(note));
    setLost(false);
  };
  const finish = (outcome: Outcome, lostReason?: LostReason) =>
    void noting.run({ id, version, outcome, ...(lostReason && { lostReason }), ...(note.trim() && { note }) }).then(settled);
  return (
    <section className={styles.work} aria-labelledby="outcome">
      <div className={styles.ways}>
        {phone && (
          <Button href={`tel:${phone}`} arrow={false} wide>
            {m.inbox_call({ phone: formatPhone(phone) })}
          </Button>
        )}
        <SendQuote wide slug={request.flat?.slug ?? null} to={phone} locale={request.locale} requestId={id} />
      </div>
      {allowed.includes('outcome') && (
        <>
          <h2 id="outcome" className={typography.name}>
            {isLost ? m.inbox_lost_title() : m.inbox_outcome_title()}
          </h2>
          <div className={styles.choices}>
            {isLost
              ? lostReasons.map((reason, at) => (
                  <Choice
                    key={reason}
                    text={reasonNames[reason]()}
                    takesFocus={at === 0}
                    disabled={noting.busy}
                    onPress={() => finish('lost', reason)}
                  />
                ))
              : outcomes.map((outcome) => (
                  <Choice
                    key={outcome}
                    text={outcomeNames[outcome]()}
                    disabled={noting.busy}
                    onPress={() => (outcome === 'lost' ? setLost(true) : finish(outcome))}
                  />
                ))}
          </div>
          {isLost && (
            <button type="button" className={textButton.button} onClick={() => setLost(false)}>
              {m.inbox_other_outcome()}
            </button>
          )}
          <TextField
            label={m.inbox_note()}
            hint={m.inbox_note_hint()}
            name="note"
            rows={2}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            {...fieldError(noting.problem, 'note')}
          />
        </>
      )}
      {allowed.includes('pause') && <PausePart request={request} />}
      {allowed.includes('reopen') && (
        <Button kind="quiet" arrow={false} disabled={reopening.busy} onClick={() => void reopening.run({ id, version }).then(settled)}>
          {m.inbox_reopen()}
        </Button>
      )}
      {allowed.length === 0 && <p className={typography.quiet}>{m.inbox_nothing_to_do()}</p>}
      {allowed.includes('assign') && <AssignField request={request} />}
      <Refusal text={problem?.message} />
    </section>
  );
}

type ChoiceProps = { text: string; takesFocus?: boolean; disabled: boolean; onPress: () => void };

function Choice({ text, takesFocus = false, disabled, onPress }: ChoiceProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <button ref={button} type="button" className={styles.choice} disabled={disabled} onClick={onPress}>
      {text}
    </button>
  );
}
