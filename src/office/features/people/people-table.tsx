import { useQuery } from '@tanstack/react-query';
import { systemClock } from '../../../base/clock.ts';
import type { Person, PersonStep } from '../../../contract/office/people/staff.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import { formatMoment } from '../../data/format.ts';
import { roleName } from '../../data/names/role-names.ts';
import { welcomeQuery } from '../../data/queries.ts';
import { useProjectName } from '../../data/use-project-name.ts';
import * as m from '../../paraglide/messages.js';
import { PhoneLink } from '../../parts/phone/phone-link.tsx';
import { RecordTable } from '../../parts/record-table.tsx';
import table from '../../parts/rows.module.css';
import { WhoChanged } from '../../parts/who-changed.tsx';
import styles from './people.module.css';

type RowStep = Exclude<PersonStep, 'approve-recovery' | 'end-recovery'>;
const steps: Record<RowStep, () => string> = {
  'change-roles': m.people_change_roles,
  'invite-again': m.people_invite_again,
  recover: m.people_recover,
  lock: m.people_lock,
  unlock: m.people_unlock,
};

/** The steps of a recovery stand above the table. */
const isOfRow = (step: PersonStep): step is RowStep => step in steps;

function stateOf({ state, invitedUntil, lastSeenAt }: Person): string {
  if (state === 'locked') return m.people_locked();
  if (state === 'active') return lastSeenAt ? m.people_seen({ at: formatMoment(lastSeenAt) }) : m.people_active();
  const isOpen = invitedUntil !== null && new Date(invitedUntil) > systemClock();
  return isOpen ? m.people_invited_until({ at: formatMoment(invitedUntil) }) : m.people_invitation_over();
}

/** How a person comes in, where there is more than one way. */
function wayOf({ ways }: Person): string | null {
  if (ways.length === 2) return m.people_way_both();
  const [way] = ways;
  return way ? { passkey: m.people_way_passkey, password: m.people_way_password }[way]() : null;
}

type Props = { people: Person[]; onStep: (step: PersonStep, person: Person) => void };

export function PeopleTable({ people, onStep }: Props) {
  const projectName = useProjectName();
  const { data: welcome } = useQuery(welcomeQuery);
  return (
    <RecordTable columns={[m.people_name(), m.people_roles(), m.people_state()]} hasSteps>
      {people.map((person) => (
        <tr key={person.id} data-state={person.state}>
          <th scope="row">
            <span className={styles.name}>{person.name}</span>
            <span className={styles.email}>
              {person.email.slice(0, person.email.lastIndexOf('@'))}
              <wbr />
              {person.email.slice(person.email.lastIndexOf('@'))}
            </span>
            {person.phone && <PhoneLink phone={person.phone} />}
          </th>
          <td>
            <ul className={styles.roles}>
              {person.assignments.map(({ role, projectId }) => (
                <li key={`${role} ${projectId}`}>
                  {roleName(role)}
                  {projectId !== null && <span className={styles.project}>{projectName(projectId)}</span>}
                </li>
              ))}
            </ul>
          </td>
          <td className={styles.state}>
            {stateOf(person)}
            {welcome?.passwords && <span className={styles.way}>{wayOf(person)}</span>}
          </td>
          <td className={table.steps}>
            {person.allowed.filter(isOfRow).map((step) => (
              <button
                key={step}
                type="button"
                className={textButton.button}
                aria-label={`${steps[step]()}: ${person.name}`}
                onClick={() => onStep(step, person)}
              >
                {steps[step]()}
              </button>
            ))}
            <WhoChanged type="staff" id={person.id} name={person.name} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}
