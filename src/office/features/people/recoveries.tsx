import type { Person, PersonStep } from '../../../contract/office/people/staff.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { formatMoment } from '../../data/format.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { Refusal } from '../../parts/refusal.tsx';
import styles from './recoveries.module.css';

type Props = { people: Person[]; onStep: (step: PersonStep, person: Person) => void };
type Recovery = NonNullable<Person['recovery']>;

/** People whose way back goes on: whose turn it is, and how long it lasts. */
export function Recoveries({ people, onStep }: Props) {
  const recovered = people.filter(({ recovery }) => recovery !== null);
  if (recovered.length === 0) return null;
  return (
    <section aria-labelledby="recoveries" className={styles.part}>
      <h2 id="recoveries">{m.people_recoveries()}</h2>
      <ul className={styles.list}>
        {recovered.map((person) => (
          <RecoveryRow
            key={person.id}
            person={person}
            recovery={person.recovery as Recovery}
            onApprove={() => onStep('approve-recovery', person)}
          />
        ))}
      </ul>
    </section>
  );
}

function standOf({ state, expiresAt, approvedBy }: Recovery, isToApprove: boolean): string {
  const until = formatMoment(expiresAt);
  if (state === 'approved') return m.people_recovery_approved({ by: approvedBy ?? '', until });
  return isToApprove ? m.people_recovery_asked({ until }) : m.people_recovery_waits({ until });
}

function RecoveryRow({ person, recovery, onApprove }: { person: Person; recovery: Recovery; onApprove: () => void }) {
  const { run, busy, problem } = useCommand('POST /office/api/people/recover/end', { refreshes: ['people', 'today', 'audit'] });
  const isToApprove = person.allowed.includes('approve-recovery');
  const end = recovery.isOwn
    ? m.people_recovery_withdraw()
    : recovery.state === 'asked'
      ? m.people_recovery_decline()
      : m.people_recovery_stop();
  return (
    <li className={styles.recovery}>
      <div className={styles.what}>
        <p className={styles.name}>{person.name}</p>
        <p>{standOf(recovery, isToApprove)}</p>
        <p className={styles.why}>
          {m.people_recovery_by({ by: recovery.askedBy, at: formatMoment(recovery.askedAt), why: recovery.why })}
        </p>
      </div>
      <div className={styles.steps}>
        {isToApprove && (
          <Button arrow={false} aria-label={`${m.people_recovery_approve()}: ${person.name}`} onClick={onApprove}>
            {m.people_recovery_approve()}
          </Button>
        )}
        {person.allowed.includes('end-recovery') && (
          <Button
            kind="quiet"
            arrow={false}
            disabled={busy}
            aria-label={`${end}: ${person.name}`}
            onClick={() => void run({ recoveryId: recovery.id })}
          >
            {end}
          </Button>
        )}
      </div>
      <Refusal text={problem?.message} />
    </li>
  );
}
