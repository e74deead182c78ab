import { formatPhone } from './format-phone.ts';
import styles from './phone-link.module.css';

/** A press calls the number. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a className={styles.phone} href={`tel:${phone}`}>
    {formatPhone(phone)}
  </a>
);
