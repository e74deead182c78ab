import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BoardAnswer, BoardFlat, BoardSection } from '../../../contract/boards.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Link } from '../../../ui/link.tsx';
import * as m from '../../paraglide/messages.js';
import { useLocale, usePath } from '../../paths.ts';
import { useCurrency } from '../../stored/currency.ts';
import { counted } from '../apartment-list/apartment-words.ts';
import { statusText } from '../flat/flat-words.ts';
import { Price } from '../price/price.tsx';
import { BoardGrid } from './board-grid.tsx';
import styles from './board-page.module.css';
import { type BoardWish, isWished, readWish, roomChoices, shadeLimits, shades, writeWish } from './board-wish.ts';
import { LookedAt } from './looked-at.tsx';
import { useLiveBoard } from './use-live-board.ts';

const legend = ['available', 'held', 'reserved', 'sold'] as const;

/** All flats of a project where they stand, its sections side by side on one line. What is not wished is dimmed, never hidden. */
export function BoardPage({ board: { project, sections: loaded } }: BoardAnswer) {
  const locale = useLocale();
  const path = usePath();
  const currency = useCurrency();
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const wish = useMemo(() => readWish(new URLSearchParams(query)), [query]);
  const sections = useLiveBoard(project.slug, loaded, locale);
  const limits = useMemo(() => shadeLimits(sections), [sections]);
  const [looked, setLooked] = useState<number | null>(null);
  const touched = useRef<number | null>(null);

  const onLook = useCallback((flat: BoardFlat, by: 'touch' | 'other') => {
    const again = touched.current === flat.id;
    touched.current = by === 'touch' ? flat.id : null;
    setLooked(flat.id);
    return by === 'other' || again;
  }, []);
  const change = (next: Partial<BoardWish>) =>
    void navigate({ search: writeWish({ ...wish, ...next }).toString() }, { replace: true, preventScrollReset: true });

  const { flats, sale, cheapest, dearest } = useMemo(() => boundsOf(sections), [sections]);
  const found = useMemo(() => sale.filter((flat) => isWished(wish, flat)).length, [sale, wish]);
  const upTo = Math.min(wish.upTo ?? dearest, dearest);
  const rate = sale[0] ? sale[0].cost / sale[0].cost_usd : 0;
  const flat = flats.find(({ id }) => id === looked) ?? null;
  const sectionOf = sections.find((section) => flat && section.flats.includes(flat));

  return (
    <div data-ground="paper" data-accent={project.prime ? 'prime' : undefined}>
      <header className={styles.head}>
        <div>
          <Link inText href={`${path('projects')}${project.slug}/`}>
            {project.name}
          </Link>
          <h1 className={styles.title}>{m.board_title()}</h1>
        </div>
        <p className={styles.lead}>{m.board_lead()}</p>
      </header>
      <form className={styles.wish}>
        <fieldset>
          <legend className={styles.legend}>{m.filter_rooms()}</legend>
          <div className={styles.rooms}>
            {roomChoices.map((rooms) => (
              <label key={rooms} className={styles.room}>
                <input
                  type="checkbox"
                  name="roomsNumber"
                  value={rooms}
                  className={styles.input}
                  checked={wish.rooms.includes(rooms)}
                  onChange={({ target }) =>
                    change({ rooms: target.checked ? [...wish.rooms, rooms] : wish.rooms.filter((one) => one !== rooms) })
                  }
                  aria-label={rooms === roomChoices.at(-1) ? m.filter_rooms_more() : rooms}
                />
                {rooms === roomChoices.at(-1) ? `${rooms}+` : rooms}
              </label>
            ))}
          </div>
        </fieldset>
        {cheapest < dearest && (
          <label className={styles.price}>
            <span className={styles.legend}>
              {m.board_up_to()} <Price uah={Math.round(upTo * rate)} usd={upTo} />
            </span>
            <input
              type="range"
              name="upTo"
              className={styles.range}
              min={cheapest}
              max={dearest}
              step={priceStep}
              value={upTo}
              onChange={({ target }) => change({ upTo: Number(target.value) >= dearest ? null : Number(target.value) })}
            />
          </label>
        )}
        <Checkbox name="shade" value="price" checked={wish.shaded} onChange={({ target }) => change({ shaded: target.checked })}>
          {m.board_shade()}
        </Checkbox>
        <noscript>
          <Button type="submit" kind="quiet">
            {m.board_show()}
          </Button>
        </noscript>
        <p className={styles.found} role="status">
          {m.board_found(counted(found, locale))}
        </p>
      </form>
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

/** In dollars. */
const priceStep = 1_000;

function boundsOf(sections: readonly BoardSection[]) {
  const flats = sections.flatMap((section) => section.flats);
  const sale = flats.filter(({ status }) => status === 'available');
  const prices = sale.map(({ cost_usd }) => cost_usd);
  const dearest = Math.ceil(Math.max(0, ...prices) / priceStep) * priceStep;
  const cheapest = Math.floor(Math.min(dearest, ...prices) / priceStep) * priceStep;
  return { flats, sale, cheapest, dearest };
}
