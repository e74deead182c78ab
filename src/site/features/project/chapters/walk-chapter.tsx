import type { ProjectDetails } from '../../../../contract/content/projects.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { usePath } from '../../../data/paths.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './walk-chapter.module.css';

/** The way to the 3D tour: nothing of its viewer is loaded here. */
export function WalkChapter({ tour: { poster, rooms }, slug }: { tour: NonNullable<ProjectDetails['tour']>; slug: string }) {
  const address = `${usePath()('projects')}${slug}/tour/`;
  return (
    <div className={styles.walk}>
      {poster && (
        <a href={address} className={styles.poster}>
          <Picture picture={poster} sizes="(width < 64em) 100vw, 60vw" reveal />
        </a>
      )}
      <div className={styles.texts}>
        <p>{rooms.length > 1 ? m.tour_chapter_text() : m.tour_chapter_one({ room: rooms[0]?.toLowerCase() ?? '' })}</p>
        <Button href={address} kind="quiet">
          {rooms.length > 1 ? m.tour_link() : m.tour_title_one()}
        </Button>
        <p className={typography.note}>{m.tour_typical()}</p>
      </div>
    </div>
  );
}
