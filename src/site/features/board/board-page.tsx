import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { BoardAnswer, BoardFlat } from '../../../contract/catalogue/boards.ts';
import { isWished, shadeLimits, shades } from '../../../plans/chessboard/board-wish.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { useLiveBoard } from '../../data/live/use-live-board.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { useCurrency } from '../../data/stored/currency.ts';
import { counted } from '../../format/format-apartment.ts';
import { statusText } from '../../format/format-flat.ts';
import * as m from '../../paraglide/messages.js';
import { BoardGrid } from './board-grid.tsx';
import styles from './board-page.module.css';
import { LookedAt } from './looked-at.tsx';
import { useWish } from './use-wish.ts';
import { WishForm } from './wish-form.tsx';

const none: number[] = [];
const legend = ['available', 'held', 'reserved', 'sold'] as const;

/** All flats of a project where they stand, its sections side by side on one line. What is not wished is dimmed, never hidden. */
export function BoardPage({ board: { project, sections: loaded } }: BoardAnswer) {
  const locale = useLocale();
  const path = usePath();
  const currency = useCurrency();
  const { wish, change, query } = useWish();
  const sections = useLiveBoard(project.slug, loaded, locale);
  // The same ones while nothing is shaded, so that a flat that is sold lets the other sections be.
  const limits = useMemo(() => (wish.shaded ? shadeLimits(sections) : none), [wish.shaded, sections]);
  const [looked, setLooked] = useState<number | null>(null);
  const touched = useRef<number | null>(null);

  const onLook = useCallback((flat: BoardFlat, by: 'touch' | 'other') => {
    const again = touched.current === flat.id;
    touched.current = by === 'touch' ? flat.id : null;
    setLooked(flat.id);
    return by === 'other' || again;
  }, []);
  const flats = useMemo(() => sections.flatMap((section) => section.flats), [sections]);
  const found = useMemo(() => flats.filter((flat) => flat.status === 'available' && isWished(wish, flat)).length, [flats, wish]);
  const flat = flats.find(({ id }) => id === looked) ?? null;
  const sectionOf = sections.find((section) => flat && section.flats.includes(flat));

  return (
    <div data-ground="paper" data-accent={project.prime ? 'prime' : undefined}>
      <header className={styles.head} data-horizon="">
        <div>
          <Link inText href={`${path('projects')}${project.slug}/`}>
            {project.name}
          </Link>
          <h1 className={styles.title}>{m.board_title()}</h1>
        </div>
        <div className={styles.lead}>
          <p>{m.board_lead()}</p>
          <p className={styles.way}>
            <Link inText href={`${path('projects')}${project.slug}/facade/${query}`}>
              {m.floors_facade()}
            </Link>
          </p>
        </div>
      </header>
      <WishForm {...{ wish, change, sections }} found={m.board_found(counted(found, locale))}>
        <Checkbox name="shade" value="price" checked={wish.shaded} onChange={({ target }) => change({ shaded: target.checked })}>
          {m.board_shade()}
        </Checkbox>
      </WishForm>
      <ul className={styles.marks} data-shaded={wish.shaded || undefined}>
        {legend.map((status) => (
          <li key={status} className={styles.mark}>
            <span className={styles.sample} data-status={status} aria-hidden="true" />
            {statusText(status)}
          </li>
        ))}
        {wish.shaded && (
          <li className={styles.mark}>
            {m.board_cheaper()}
            <span className={styles.scale} aria-hidden="true">
              {Array.from({ length: shades }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a shade is its place
                <span key={at} className={styles.sample} data-shade={at + 1} />
              ))}
            </span>
            {m.board_dearer()}
          </li>
        )}
      </ul>
      <div className={styles.spread}>
        <div className={styles.houses}>
          {sections.map((section) => (
            // Each section comes alive by itself, the one that is touched first.
            <Suspense key={section.salesforce_id}>
              <BoardGrid {...{ section, wish, limits, locale, currency, onLook }} />
            </Suspense>
          ))}
        </div>
        <LookedAt flat={flat} section={sectionOf?.name ?? ''} locale={locale} />
      </div>
    </div>
  );
}
