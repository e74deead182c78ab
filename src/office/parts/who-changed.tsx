import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { meQuery } from '../data/queries.ts';
import * as m from '../paraglide/messages.js';
import styles from './who-changed.module.css';

type Props = {
  type: 'staff' | 'deal' | 'apartment' | 'request' | 'waitlist' | 'release' | 'import-proposal';
  id: string | number;
  name?: string;
};

/** The way from a record to who changed it, for those who may read that. */
export function WhoChanged({ type, id, name }: Props) {
  const { data: me } = useQuery(meQuery);
  if (!me?.rights.some(({ right }) => right === 'audit.read')) return null;
  const address = `/audit?${new URLSearchParams({ recordType: type, recordId: String(id) })}`;
  return (
    <Link to={address} className={styles.link} aria-label={name && m.audit_who_changed_about({ record: name })}>
      {m.audit_who_changed()}
    </Link>
  );
}
