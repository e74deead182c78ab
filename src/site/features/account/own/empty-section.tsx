import { Button } from '../../../../ui/controls/button.tsx';
import { usePath } from '../../../data/paths.ts';
import styles from './account-page.module.css';

type Props = { title: string; text: string; lead: { page: string; text: string } };

/** Nothing here yet: says what will be, and leads to where it begins. */
export function EmptySection({ title, text, lead }: Props) {
  const path = usePath();
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>{title}</h2>
      <p className={styles.emptyText}>{text}</p>
      <Button href={path(lead.page)}>{lead.text}</Button>
    </div>
  );
}
