import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { usePath } from '../../../data/paths.ts';
import styles from './account-page.module.css';

type Props = { title: string; text: string; lead: { page: string; text: string } };

/** An empty section: describes its future content, and links to its beginning. */
export function EmptySection({ title, text, lead }: Props) {
  const path = usePath();
  return (
    <div className={styles.empty}>
      <h2 className={classNames(typography.title, styles.emptyTitle)}>{title}</h2>
      <p className={classNames(typography.lead, styles.emptyText)}>{text}</p>
      <Button href={path(lead.page)}>{lead.text}</Button>
    </div>
  );
}
