import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import type { CompanyData } from './company-data.ts';
import styles from './team.module.css';

/** People with their portraits; without any, as in the credits of a film: the role on one side of an axis, the name on the other. */
export function Team({ team, lead }: { team: CompanyData['team']; lead: string }) {
  const areDrawn = team.every(({ picture }) => picture !== null);
  return (
    <section className={styles.team} data-ground="light" aria-labelledby="team">
      <div className={styles.head}>
        <h2 id="team" className={typography.display}>
          {m.company_team()}
        </h2>
        {lead && <p className={classNames(typography.quiet, styles.lead)}>{lead}</p>}
      </div>
      <dl className={areDrawn ? styles.portraits : styles.credits}>
        {team.map(({ name, role, picture }) => (
          <div key={`${name} ${role}`} className={areDrawn ? styles.person : styles.credit}>
            <dt className={styles.name}>{name}</dt>
            <dd className={classNames(typography.note, styles.role)}>{role}</dd>
            {areDrawn && picture && (
              <dd className={styles.portrait}>
                <Picture picture={picture} sizes="(width < 48em) 46vw, (width < 87.5em) 30vw, 22vw" />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
