import { Button } from '../../../ui/button.tsx';
import * as m from '../../paraglide/messages.js';
import { usePath } from '../../paths.ts';
import styles from './before-login-page.module.css';
import { useStaticPages } from './static-pages.ts';
import { telephone } from './telephone.ts';

/** There is no account yet: says so, and names what does today what an account would do. */
export function BeforeLoginPage({ name }: { name: string | undefined }) {
  const path = usePath();
  const { phone } = useStaticPages().header;
  return (
    <section className={styles.page} data-ground="ink">
      <p className={styles.label}>{name}</p>
      <h1 className={styles.title}>{m.shell_account_later()}</h1>
      <div className={styles.below}>
        <p className={styles.text}>{m.shell_account_today()}</p>
        <div className={styles.ways}>
          {phone && <Button href={telephone(phone)}>{phone}</Button>}
          <Button href={path('favorites')} kind="quiet">
            {m.shell_account_favourites()}
          </Button>
        </div>
      </div>
    </section>
  );
}
