import { type ReactNode, useId, useMemo } from 'react';
import type { ChessboardSection } from '../../../contract/catalogue/chessboards.ts';
import { type ChessboardFilter, roomChoices } from '../../../plans/chessboard/chessboard-filter.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import coveringInput from '../../../ui/controls/covering-input.module.css';
import { SliderLine } from '../../../ui/controls/slider-line.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useLocale } from '../../data/paths.ts';
import { useCurrency } from '../../data/stored/currency.ts';
import { formatArea, formatPrice } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import { RollingText } from '../../format/rolling/rolling-text.tsx';
import * as m from '../../paraglide/messages.js';
import styles from './chessboard-filter-form.module.css';

type Props = {
  filter: ChessboardFilter;
  change: (next: Partial<ChessboardFilter>) => void;
  sections: readonly ChessboardSection[];
  /** How many match. */
  found: string;
  children?: ReactNode;
};

/** The visitor's filter of a building: it dims the other flats, and hides none. Where nothing is for sale there is no form. */
export function ChessboardFilterForm({ filter, change, sections, found, children }: Props) {
  const locale = useLocale();
  const currency = useCurrency();
  const id = useId();
  const { prices, areas, rate } = useMemo(() => boundsOf(sections), [sections]);
  const upTo = Math.min(filter.upTo ?? prices.to, prices.to);
  const price = { uah: Math.round(upTo * rate), usd: upTo };
  if (prices.to === 0) return null;
  const areaFrom = Math.max(filter.areaFrom ?? areas.from, areas.from);
  return (
    <form className={styles.filter}>
      <fieldset>
        <legend className={classNames(typography.caption, styles.legend)}>{m.filter_rooms()}</legend>
        <div className={styles.rooms}>
          {roomChoices.map((rooms) => (
            <label key={rooms} className={styles.room}>
              <input
                type="checkbox"
                name="roomsNumber"
                value={rooms}
                className={coveringInput.covering}
                checked={filter.rooms.includes(rooms)}
                onChange={({ target }) =>
                  change({ rooms: target.checked ? [...filter.rooms, rooms] : filter.rooms.filter((one) => one !== rooms) })
                }
                aria-label={rooms === roomChoices.at(-1) ? m.filter_rooms_more() : rooms}
              />
              {rooms === roomChoices.at(-1) ? `${rooms}+` : rooms}
            </label>
          ))}
        </div>
      </fieldset>
      {prices.from < prices.to && (
        <div className={styles.bound}>
          <label htmlFor={`${id}-price`} className={classNames(typography.caption, styles.legend)}>
            {m.chessboard_up_to()} <Price {...price} />
          </label>
          <SliderLine
            id={`${id}-price`}
            asks="up-to"
            name="upTo"
            min={prices.from}
            max={prices.to}
            step={priceStep}
            value={upTo}
            aria-valuetext={formatPrice(currency === 'USD' ? price.usd : price.uah, currency, locale)}
            onChange={({ target }) => change({ upTo: Number(target.value) >= prices.to ? null : Number(target.value) })}
          />
        </div>
      )}
      {areas.from < areas.to && (
        <div className={styles.bound}>
          <label htmlFor={`${id}-area`} className={classNames(typography.caption, styles.legend)}>
            {m.chessboard_area_from()} {formatArea(areaFrom, locale)}
          </label>
          <SliderLine
            id={`${id}-area`}
            asks="from"
            name="areaFrom"
            min={areas.from}
            max={areas.to}
            value={areaFrom}
            aria-valuetext={formatArea(areaFrom, locale)}
            onChange={({ target }) => change({ areaFrom: Number(target.value) <= areas.from ? null : Number(target.value) })}
          />
        </div>
      )}
      {children}
      <noscript>
        <Button type="submit" kind="quiet">
          {m.chessboard_show()}
        </Button>
      </noscript>
      <p className={styles.found} role="status">
        <RollingText text={found} />
      </p>
    </form>
  );
}

/** In dollars. */
const priceStep = 1_000;

/** The least and the greatest price for sale, and hryvnias a dollar. */
function boundsOf(sections: readonly ChessboardSection[]) {
  const sale = sections.flatMap(({ flats }) => flats.filter(({ status }) => status === 'available'));
  const prices = sale.map(({ costUsd }) => costUsd);
  const areas = sale.map(({ area }) => area);
  const [highest, largest] = [Math.max(0, ...prices), Math.max(0, ...areas)];
  const [first] = sale;
  return {
    prices: {
      from: Math.floor(Math.min(highest, ...prices) / priceStep) * priceStep,
      to: Math.ceil(highest / priceStep) * priceStep,
    },
    // Up to the largest one, so that it still fits.
    areas: { from: Math.floor(Math.min(largest, ...areas)), to: Math.floor(largest) },
    rate: first ? first.cost / first.costUsd : 0,
  };
}
