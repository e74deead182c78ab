import { type CSSProperties, useMemo, useState } from 'react';
import { systemClock } from '../../../base/clock.ts';
import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { usePath } from '../../data/paths.ts';
import { comparisonSearch } from '../../data/stored/compared.ts';
import * as m from '../../paraglide/messages.js';
import { differs } from './cells.tsx';
import styles from './comparison.module.css';
import { ComparisonBody, ComparisonHead } from './comparison-parts.tsx';
import { comparisonRows } from './comparison-rows.tsx';
import { decidingRows } from './deciding-rows.tsx';
import { DifferenceSentence } from './difference-sentence.tsx';
import { stageOf } from './one-scale.ts';
import { SendButton } from './send-button.tsx';
import { useFlatFacts } from './use-flat-facts.ts';

/** How many columns a phone has room for. */
const besides = 2;

/** Flats beside each other: their plans at one scale on one horizon, then what a buyer decides by, then all else; equal rows only on request. */
export function Comparison({ flats, locale }: { flats: readonly Apartment[]; locale: Locale }) {
  const path = usePath();
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const [overlaid, setOverlaid] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const factsOf = useFlatFacts(flats, locale);
  const now = useMemo(() => systemClock().getTime(), []);
  const several = flats.length > 1;
  const known = flats.map((flat) => ({ flat, facts: factsOf(flat) }));
  const all = [...decidingRows({ known, locale, now }), ...comparisonRows(flats, locale)];
  const rows = onlyDifferences && several ? all.filter(differs) : all;
  const stage = stageOf(flats.map(({ plan }) => plan));
  const address = `${path('favorites')}${comparisonSearch(flats.map(({ slug }) => slug))}`;
  // The last two that were chosen; the first ones until there are any.
  const shown = new Set(
    [
      ...flats
        .map(({ slug }) => slug)
        .filter((slug) => !chosen.includes(slug))
        .toReversed(),
      ...chosen,
    ].slice(-besides),
  );
  const isAway = (slug: string) => flats.length > besides && !shown.has(slug);
  const [one, other] = flats;
  return (
    <div className={styles.comparison} style={{ '--flats': flats.length, '--shown': Math.min(flats.length, besides) } as CSSProperties}>
      {one && other && flats.length === 2 && (
        <p className={styles.sentence}>
          <DifferenceSentence pair={[one, other]} locale={locale} />
        </p>
      )}
      <div className={styles.controls}>
        {several && (
          <>
            <Checkbox checked={onlyDifferences} onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}>
              {m.fav_only_differences()}
            </Checkbox>
            <Checkbox checked={overlaid} onChange={(event) => setOverlaid(event.currentTarget.checked)}>
              {m.fav_overlay()}
            </Checkbox>
          </>
        )}
        <span className={styles.ways}>
          <SendButton title={m.fav_compare_title()} address={address}>
            {m.fav_share_compared()}
          </SendButton>
          <Button kind="plain" onClick={() => window.print()} className={styles.print}>
            {m.fav_print()}
          </Button>
          <Button kind="plain" href={path('favorites')}>
            {m.fav_compare_close()}
          </Button>
        </span>
      </div>
      {flats.length > besides && (
        <fieldset className={styles.chooser}>
          <legend>{m.fav_side_by_side()}</legend>
          {flats.map(({ slug, number }) => (
            <button
              key={slug}
              type="button"
              aria-pressed={!isAway(slug)}
              onClick={() => setChosen([...shown].filter((one) => one !== slug).concat(slug))}
            >
              {m.list_number({ number })}
            </button>
          ))}
        </fieldset>
      )}
      <table className={styles.table} aria-label={m.fav_compare_tray()}>
        <ComparisonHead flats={flats} stage={stage} overlaid={overlaid && several} isAway={isAway} locale={locale} />
        <ComparisonBody flats={flats} rows={rows} isAway={isAway} />
      </table>
      {rows.length < all.length && <p className={styles.hidden}>{m.fav_hidden_rows({ count: all.length - rows.length })}</p>}
    </div>
  );
}
