import type { ReactNode } from 'react';
import type { WaitlistEntry } from '../../../../contract/deals/waitlists.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Link } from '../../../../ui/text/link.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { useLocale, usePath } from '../../../data/paths.ts';
import { formatArea } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './deals.module.css';

type Props = { deal: Pick<WaitlistEntry, 'apartment'>; plan?: ReactNode; children: ReactNode };

/** The flat of a deal, or of a waitlist entry: its name links to it. */
export function DealHead({ deal: { apartment }, plan, children }: Props) {
  const locale = useLocale();
  const path = usePath();
  const number = apartment.number || apartment.slug;
  return (
    <div className={styles.about}>
      {plan}
      <p className={classNames(typography.note, styles.note)}>{children}</p>
      <h2 className={styles.name}>
        <Link href={path(`apartments/${apartment.slug}`)}>{m.account_deal_flat({ number, project: apartment.project.name })}</Link>
      </h2>
      <p className={classNames(typography.note, styles.note)}>
        {m.account_deal_facts({ area: formatArea(apartment.area, locale), floor: apartment.floor })}
      </p>
    </div>
  );
}
