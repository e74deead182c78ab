import type { CSSProperties } from 'react';
import type { Apartment } from '../../../../contract/catalogue/apartments.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { usePath } from '../../../data/paths.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './flat-views.module.css';

type Props = { apartment: Pick<Apartment, 'slug' | 'cutaway' | 'hasTour' | 'project'>; headingClass: string | undefined };

/**
 * The flat from above and the view from it: links to the pages of the furnished plan, of the sun in each room, the view by floors and
 * the blackout card, and of the tour.
 */
export function FlatViews({ apartment: { slug, cutaway, hasTour, project }, headingClass }: Props) {
  const path = usePath();
  const flat = `${path('apartments')}${slug}/`;
  return (
    <div className={styles.views}>
      {cutaway && (
        <a href={`${flat}plan/`} style={{ '--ratio': cutaway.width / cutaway.height } as CSSProperties}>
          <Picture picture={cutaway} sizes="(width < 64em) 96vw, 640px" />
          {m.flat_from_above()}
        </a>
      )}
      <div>
        <h2 className={headingClass}>{m.outlook_title()}</h2>
        <div>
          <p>{m.outlook_invitation()}</p>
          <Button kind="quiet" href={`${flat}outlook/`}>
            {m.outlook_see()}
          </Button>
        </div>
        {hasTour && (
          <>
            <h2 className={headingClass}>{m.tour_chapter()}</h2>
            <div>
              <p>{m.tour_typical()}</p>
              <Button kind="quiet" href={`${path('projects')}${project.slug}/tour/`}>
                {m.tour_link()}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
