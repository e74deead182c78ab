import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { deferred } from '../../../ui/deferred.tsx';
import { usePath } from '../../data/paths.ts';
import { formatFloor, formatRooms } from '../../format/format-apartment.ts';
import * as m from '../../paraglide/messages.js';
import { BlackoutCard } from '../blackout/blackout-card.tsx';
import { ChaptersPage } from '../project/chapters/chapters-page.tsx';
import type { BlackoutView } from '../project/chapters/project-details.ts';
import styles from './outlook-page.module.css';
import type { OutlookView } from './outlook-view.ts';
import { SunDays } from './sun-days.tsx';
import { SunTable } from './sun-table.tsx';
import './view-drawing.module.css';
import { ViewSides } from './view-sides.tsx';
import './window-view.module.css';
import './noise-chapter.module.css';

const NoiseChapter = deferred(() => import('./noise-chapter.tsx').then((module) => module.NoiseChapter), 'near');
const WindowView = deferred(() => import('./window-view.tsx').then((module) => module.WindowView), 'near');

export type OutlookPageProps = {
  apartment: Pick<Apartment, 'slug' | 'number' | 'roomCount' | 'floor' | 'floorsTotal' | 'plan' | 'project'>;
  outlook: OutlookView;
  blackout: BlackoutView | null;
};

/** The facts of an apartment that no plan shows: the sun by room and season, the view and the noise of the windows, and the blackout card. */
export function OutlookPage({ apartment, outlook, blackout }: OutlookPageProps) {
  const path = usePath();
  const { slug, number, roomCount, floor, floorsTotal, plan, project } = apartment;
  const noisy = outlook.sides.flatMap(({ azimuth, rooms, noise }) => (noise ? [{ azimuth, rooms, noise }] : []));
  const chapters = [
    {
      id: 'sun',
      title: m.outlook_sun(),
      content: (
        <div className={styles.sun}>
          <SunDays days={outlook.days} up={outlook.up} plan={plan} />
          <SunTable {...outlook} />
        </div>
      ),
    },
    {
      id: 'view',
      title: m.outlook_view(),
      content: (
        <>
          <WindowView apartment={{ slug, floor, project }} {...outlook} />
          <ViewSides sides={outlook.sides} />
        </>
      ),
    },
    noisy.length > 0 && { id: 'noise', title: m.outlook_noise(), content: <NoiseChapter sides={noisy} /> },
    blackout && { id: 'blackout', title: m.blackout_title(), content: <BlackoutCard card={blackout} /> },
  ].filter((chapter) => chapter !== null && chapter !== false);
  return (
    <ChaptersPage
      title={m.outlook_title()}
      of={{ href: `${path('apartments')}${slug}/`, name: m.plan_flat({ number, project: project.name }), prime: project.prime }}
      chapters={chapters}
    >
      <p className={styles.lead}>{[formatRooms(roomCount), formatFloor(floor, floorsTotal)].join(', ')}</p>
    </ChaptersPage>
  );
}
