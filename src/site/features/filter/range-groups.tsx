import { type RangeName, rangeNames } from '../../../contract/catalogue/apartment-filter.ts';
import { CachedPart } from '../../../ui/cached-part.tsx';
import { RangeSlider } from '../../../ui/controls/range-slider.tsx';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { useLocale } from '../../data/paths.ts';
import { useCurrency } from '../../data/stored/currency.ts';
import { formatArea, formatNumber, formatPrice } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import { setRange, setSum } from './criteria/criteria-changes.ts';
import { type Criteria, parseAmount, type Range } from './criteria/list-criteria.ts';
import styles from './filter-groups.module.css';
import { initialBounds, type SliderBounds, sliderBounds } from './slider-bounds.ts';
import { type Change, waits } from './use-filter.ts';

type RangeTexts = { label: string; unit: string; say: (value: number) => string };
const unset: Range = { from: null, to: null };

export function RangeGroups({ criteria, change }: { criteria: Criteria; change: Change }) {
  const locale = useLocale();
  const { filters } = useStaticPages();
  const bounds = sliderBounds(filters);
  const shownCurrency = useCurrency();
  // A shared link speaks its own currency until it is changed.
  const asked = criteria.cost ?? criteria.monthly;
  const currency = asked ? (asked.usd ? 'USD' : 'UAH') : shownCurrency;
  const usd = currency === 'USD';

  const slider = (name: RangeName, ends: SliderBounds | null, { label, unit, say }: RangeTexts) => {
    if (!ends) return null;
    const [from, to] = rangeNames[name];
    return (
      <CachedPart of={criteria[name] ? null : filters} name={`${name} ${currency}`}>
        {() => (
          <div className={styles.group}>
            <RangeSlider
              {...ends}
              label={label}
              unit={unit}
              names={{ from, to }}
              texts={{
                from: m.filter_end_from({ name: label }),
                to: m.filter_end_to({ name: label }),
                shortFrom: m.filter_from(),
                shortTo: m.filter_to(),
              }}
              unreadable={m.filter_unreadable()}
              crossed={m.filter_crossed()}
              value={criteria[name] ?? unset}
              say={say}
              write={(value) => formatNumber(value, locale, 2)}
              read={(text) => parseAmount(locale === 'en' && name !== 'area' ? text.replaceAll(',', '') : text, name === 'area')}
              decimals={name === 'area'}
              onChange={(range, by) =>
                change(
                  name,
                  (before) =>
                    name === 'cost' || name === 'monthly'
                      ? setSum(before, name, { ...range, usd }, ends)
                      : setRange(before, name, range, ends),
                  by === 'text' ? waits.typing : waits.slider,
                )
              }
            />
          </div>
        )}
      </CachedPart>
    );
  };
  return (
    <>
      {slider('cost', bounds.cost[currency] ?? initialBounds.cost[currency], {
        label: m.filter_cost(),
        unit: usd ? '$' : '₴',
        say: (value) => formatPrice(value, currency, locale),
      })}
      {slider('monthly', bounds.monthly[currency], {
        label: m.filter_monthly(),
        unit: usd ? '$' : '₴',
        say: (value) => formatPrice(value, currency, locale),
      })}
      {usd && <input type="hidden" name="usd" value="1" />}
      {slider('area', bounds.area ?? initialBounds.area, {
        label: m.filter_area(),
        unit: m.filter_unit_area(),
        say: (value) => formatArea(value, locale),
      })}
      {slider('floor', bounds.floor ?? initialBounds.floor, {
        label: m.filter_floor(),
        unit: '',
        say: (floor) => m.filter_floor_value({ floor }),
      })}
    </>
  );
}
