import { Link } from '../../../ui/link.tsx';
import * as m from '../../paraglide/messages.js';
import { useLocale, usePath } from '../../paths.ts';
import { useUser } from '../../stored/account.ts';
import { formatArea } from '../price/number-formats.ts';
import styles from './deals.module.css';
import { EmptySection } from './empty-section.tsx';

const owned = ['contract', 'completed'];

/** Flats under contract or bought, with the way to what is built around them. */
export function Objects() {
  const locale = useLocale();
  const path = usePath();
  const objects = (useUser()?.deals ?? []).filter(({ state }) => owned.includes(state));
  if (objects.length === 0)
    return (
      <EmptySection
        title={m.account_no_objects()}
        text={m.account_no_objects_text()}
        lead={{ page: 'projects', words: m.account_no_objects_lead() }}
      />
    );
  return (
    <ul className={styles.deals}>
      {objects.map(({ id, state, apartment }) => (
        <li key={id} className={styles.deal}>
          <div className={styles.about}>
            <h2 className={styles.name}>
              <Link href={path(`apartments/${apartment.slug}`)}>
                {m.account_deal_flat({ number: apartment.number || apartment.slug, project: apartment.project.name })}
              </Link>
            </h2>
            <p className={styles.note}>{m.account_deal_facts({ area: formatArea(apartment.area, locale), floor: apartment.floor })}</p>
          </div>
          <div className={styles.standing}>
            <p className={styles.state} data-state={state}>
              {state === 'contract' ? m.account_state_contract() : m.account_state_completed()}
            </p>
            {apartment.project.slug && (
              <p>
                <Link inText href={path(`projects/${apartment.project.slug}`)}>
                  {m.account_object_construction()}
                </Link>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
