import { useState } from 'react';
import { Link } from 'react-router';
import type { WaitlistPlace, WholeWaitlist } from '../../../contract/office/waitlists.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import typography from '../../../ui/text/typography.module.css';
import { formatMoment } from '../../data/format.ts';
import { queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { PhoneLink } from '../../parts/phone/phone-link.tsx';
import record from '../../parts/record.module.css';
import { RecordTable } from '../../parts/record-table.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import table from '../../parts/rows.module.css';
import { SkipDialog } from './skip-dialog.tsx';
import { reasonText, turnText } from './waitlist-texts.ts';
import styles from './waitlists.module.css';
import { WriteDialog } from './write-dialog.tsx';

type Step = WaitlistPlace['allowed'][number];
const names = { skip: m.waitlists_skip, remind: m.waitlists_remind, write: m.waitlists_write } as const satisfies Record<
  Step,
  () => string
>;
const labels = { skip: m.waitlists_skip_label, remind: m.waitlists_remind_label, write: m.waitlists_write_label } as const;

/** Those who wait, in the order of their places, each with the steps that are allowed now. */
export function Places({ waitlist }: { waitlist: WholeWaitlist }) {
  const { apartmentId, version, places } = waitlist;
  /** What was opened for whom: it stays as it was seen, so that a place that moves on meanwhile is not taken for another. */
  const [open, setOpen] = useState<{ step: 'skip' | 'write'; place: WaitlistPlace; waitlist: WholeWaitlist } | null>(null);
  const remind = useCommand('POST /office/api/waitlist/notify', { refreshes: ['waitlist', 'waitlists'] });
  const perform = (step: Step, place: WaitlistPlace) => {
    remind.reset();
    if (step !== 'remind') return setOpen({ step, place, waitlist });
    void remind.run({ apartmentId, version, entryId: place.id, text: '' }).then((answer) => {
      if (!answer) void queries.invalidateQueries({ queryKey: ['waitlist'] });
    });
  };
  if (places.length === 0) return <p className={typography.quiet}>{m.waitlists_empty()}</p>;
  const hasSteps = places.some(({ allowed }) => allowed.length > 0);
  const hasClients = places.some(({ client }) => client !== undefined);
  return (
    <div className={styles.places}>
      <Refusal text={remind.problem?.message} />
      <p role="status" className={typography.quiet}>
        {remind.answer && !remind.problem ? m.waitlists_reminded() : ''}
      </p>
      <RecordTable
        columns={[m.waitlists_place(), hasClients && m.waitlists_client(), m.waitlists_since(), m.waitlists_turn()]}
        hasSteps={hasSteps}
      >
        {places.map((place) => (
          <Row key={place.id} place={place} waitlist={waitlist} hasSteps={hasSteps} busy={remind.busy} onStep={perform} />
        ))}
      </RecordTable>
      {open?.step === 'skip' && <SkipDialog {...open} onClose={() => setOpen(null)} />}
      {open?.step === 'write' && <WriteDialog {...open} onClose={() => setOpen(null)} />}
    </div>
  );
}

type RowProps = {
  place: WaitlistPlace;
  waitlist: WholeWaitlist;
  hasSteps: boolean;
  busy: boolean;
  onStep: (step: Step, place: WaitlistPlace) => void;
};

function Row({ place, waitlist, hasSteps, busy, onStep }: RowProps) {
  const { client, turn, since, notifiedAt, passed, request, allowed } = place;
  return (
    <tr data-turn={turn?.state}>
      <th scope="row">
        <span className={table.narrow}>{m.waitlists_place()} </span>
        {place.place}
      </th>
      {client && (
        <td>
          {client.name ?? m.waitlists_no_name()}
          <PhoneLink phone={client.phone} />
        </td>
      )}
      <td>
        <span className={table.narrow}>{m.waitlists_since()} </span>
        {formatMoment(since)}
        {passed && <span className={record.note}>{m.waitlists_passed({ at: formatMoment(passed.at), why: reasonText(passed) })}</span>}
      </td>
      <td>
        <span className={table.narrow}>{m.waitlists_turn()}: </span>
        <span className={turn?.state === 'now' ? styles.running : undefined}>{turnText(place, waitlist)}</span>
        {notifiedAt && <span className={record.note}>{m.waitlists_notified({ at: formatMoment(notifiedAt) })}</span>}
        {request && (
          <span className={record.note}>
            <Link to={`/inbox/${request}`} aria-label={m.waitlists_request_label({ place: place.place })}>
              {m.waitlists_request()}
            </Link>
          </span>
        )}
      </td>
      {hasSteps && (
        <td className={table.steps}>
          {allowed.map((step) => (
            <button
              key={step}
              type="button"
              className={textButton.button}
              disabled={busy}
              aria-label={labels[step]({ place: place.place })}
              onClick={() => onStep(step, place)}
            >
              {names[step]()}
            </button>
          ))}
        </td>
      )}
    </tr>
  );
}
