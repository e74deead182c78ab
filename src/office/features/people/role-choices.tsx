import { useQuery } from '@tanstack/react-query';
import type { Assignment } from '../../../contract/office/people/staff.ts';
import { roles } from '../../../contract/office/rights.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import typography from '../../../ui/text/typography.module.css';
import { roleName } from '../../data/names/role-names.ts';
import { meQuery } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import styles from './people.module.css';

type Props = { chosen: Assignment[]; onChange: (chosen: Assignment[]) => void; error?: string | undefined };

/** Roles, each for all projects or for one. The administrator's is for all. */
export function RoleChoices({ chosen, onChange, error }: Props) {
  const { data: me } = useQuery(meQuery);
  const replace = (index: number, next: Assignment) => onChange(chosen.map((one, at) => (at === index ? next : one)));
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{m.people_roles()}</legend>
      {chosen.map(({ role, projectId }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a choice is known by its place alone while it is being made
        <div key={index} className={styles.choice}>
          <select
            aria-label={m.people_role({ number: index + 1 })}
            value={role}
            onChange={({ target }) => {
              const next = roles.find((one) => one === target.value) ?? role;
              replace(index, { role: next, projectId: next === 'administrator' ? null : projectId });
            }}
          >
            {roles.map((one) => (
              <option key={one} value={one}>
                {roleName(one)}
              </option>
            ))}
          </select>
          <select
            aria-label={m.people_project({ number: index + 1 })}
            value={projectId ?? ''}
            disabled={role === 'administrator'}
            onChange={({ target }) => replace(index, { role, projectId: target.value || null })}
          >
            <option value="">{m.people_all_projects()}</option>
            {me?.projects.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <button
            type="button"
            className={textButton.button}
            aria-label={m.people_remove_role({ number: index + 1 })}
            onClick={() => onChange(chosen.filter((_, at) => at !== index))}
          >
            {m.people_remove()}
          </button>
        </div>
      ))}
      <button type="button" className={textButton.button} onClick={() => onChange([...chosen, { role: 'sales-manager', projectId: null }])}>
        {m.people_add_role()}
      </button>
      <p className={typography.failure}>{error}</p>
    </fieldset>
  );
}
