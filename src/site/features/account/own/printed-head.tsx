import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { systemClock } from '../../../../base/clock.ts';
import type { User } from '../../../../contract/clients/clients.ts';
import { classNames } from '../../../../ui/class-names.ts';
import typography from '../../../../ui/text/typography.module.css';
import { useLocale } from '../../../data/paths.ts';
import { formatDateTime } from '../../../format/format-date-time.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './account-page.module.css';

/** Whose account a sheet is from and when it was printed; the page may have been open for days. */
export function PrintedHead({ title, user }: { title: string; user: User }) {
  const { lastname, firstname, patronymic, phone } = user;
  const locale = useLocale();
  const [at, setAt] = useState(systemClock);
  useEffect(() => {
    const note = () => flushSync(() => setAt(systemClock()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  const buyer = [[lastname, firstname, patronymic].filter(Boolean).join(' '), phone].filter(Boolean).join(', ');
  return (
    <div className={classNames('printed', styles.printed)}>
      <p className={typography.title}>{title}</p>
      <p>{m.account_printed_buyer({ buyer })}</p>
      <p>{m.account_printed_at({ time: formatDateTime(at.toISOString(), locale) })}</p>
    </div>
  );
}
