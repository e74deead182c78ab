import { Button } from '../../../ui/button.tsx';
import * as m from '../../paraglide/messages.js';
import { usePath } from '../../paths.ts';
import styles from './soon-page.module.css';

/** An honest page: it does not exist yet, and the visitor's way goes on. */
export function SoonPage({ name }: { name: string | null }) {
  const path = usePath();
  return (
    <section className={styles.page} data-ground="ink">
      <p className={styles.label}>{name ?? m.shell_soon_label()}</p>
      <h1 className={styles.title}>{m.shell_soon_title()}</h1>
      <div className={styles.below}>
        <p className={styles.text}>{m.shell_soon_text()}</p>
        <div className={styles.ways}>
          <Button href={path('apartments')}>{m.shell_soon_apartments()}</Button>
          <Button href={path('projects')} kind="quiet">
            {m.shell_soon_projects()}
          </Button>
        </div>
      </div>
    </section>
  );
}
