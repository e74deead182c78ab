import { Button } from '../../../ui/button.tsx';
import * as m from '../../paraglide/messages.js';
import { usePath } from '../../paths.ts';
import styles from './outlook-link.module.css';

/** Leads to the sun in each room, the view by floors and an evening without the mains, which have a page of their own. */
export function OutlookLink({ slug, headingClass }: { slug: string; headingClass: string | undefined }) {
  const path = usePath();
  return (
    <>
      <h2 className={headingClass}>{m.outlook_title()}</h2>
      <div className={styles.words}>
        <p>{m.outlook_invitation()}</p>
        <Button kind="quiet" href={`${path('apartments')}${slug}/outlook/`}>
          {m.outlook_see()}
        </Button>
      </div>
    </>
  );
}
