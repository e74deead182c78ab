import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import type { CompanyData } from './company-data.ts';
import styles from './team.module.css';

/** People as in the credits of a film: the role on one side of an axis, the name on the other. */
export const Team = ({ team, lead }: { team: CompanyData['team']; lead: string }) => (
  <section className={styles.team} data-ground="light" aria-labelledby="team">
    <div className={styles.head}>
      <h2 id="team" className={typography.display}>
        {m.company_team()}
      </h2>
      {lead && <p className={classNames(typography.quiet, styles.lead)}>{lead}</p>}
    </div>
    <dl className={styles.credits}>
      {team.map(({ name, role }) => (
        <div key={`${name} ${role}`} className={styles.credit}>
          <dt className={styles.name}>{name}</dt>
          <dd className={classNames(typography.note, styles.role)}>{role}</dd>
        </div>
      ))}
    </dl>
  </section>
);
