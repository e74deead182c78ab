import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { Inventory } from '../../../contract/office/prices/prices.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { typedSum } from '../../data/typed/typed-sum.ts';
import { useConditions } from '../../data/use-conditions.ts';
import { useLocale } from '../../data/use-locale.ts';
import * as m from '../../paraglide/messages.js';
import { isPhone } from '../../parts/is-phone.ts';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { FlatsBoard } from './flats-board.tsx';
import { FlatsGrid } from './flats-grid.tsx';
import {
  type FlatFilter,
  filterNames,
  flatOf,
  matching,
  resaleAmong,
  type Sort,
  sectionsOf,
  sectionsShown,
  sorted,
} from './inventory-rows.ts';
import { PriceFilters } from './price-filters.tsx';
import styles from './prices.module.css';
import { RuleBar } from './rule-bar.tsx';
import { readRule, type TypedRule } from './typed-rule.ts';
import { usePressOnceShown } from './use-press-once-shown.ts';

/** The inventory, in which prices are changed by a rule. */
export function PricesPage() {
  const locale = useLocale();
  const query = useQuery({
    queryKey: ['inventory', locale],
    queryFn: ({ signal }) => ask('GET /office/api/inventory', { signal }),
    staleTime: 10_000,
  });
  return (
    <>
      <ScreenHead title={m.prices_title()} about={m.prices_about()}>
        <Link to="/prices/overrides" className={record.opens}>
          {m.prices_ours_link()}
        </Link>
      </ScreenHead>
      <QueryState query={query} />
      {query.data && <Prices inventory={query.data} />}
    </>
  );
}

const views = ['list', 'board'] as const;
type View = (typeof views)[number];
/** A mouse paints flats of a project on its board; a telephone has no width for one. */
const viewAtFirst = (): View => (isPhone() ? 'list' : 'board');
const none: ReadonlySet<number> = new Set();

function Prices({ inventory }: { inventory: Inventory }) {
  const { conditions, change } = useConditions();
  const [sort, setSort] = useState<Sort>({ by: 'place', isDescending: false });
  const [selected, setSelected] = useState<ReadonlySet<number>>(none);
  const [typed, setTyped] = useState<TypedRule>({ by: 'percent', value: '', from: '1', roundTo: 100, until: '', why: '' });
  const [opened, setOpened] = useState(0);
  const [isWithResale, includeResale] = useState(false);
  const sectionAt = useMemo(() => sectionsOf(inventory), [inventory]);
  const address = useDeferredValue(conditions.toString());
  const press = usePressOnceShown(address);
  const found = useMemo(() => {
    const asked = new URLSearchParams(address);
    const filter: FlatFilter = Object.fromEntries(filterNames.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)]] : [])));
    return matching(inventory, sectionAt, filter);
  }, [inventory, sectionAt, address]);
  const rows = useMemo(() => sorted(inventory, found, sort), [inventory, found, sort]);
  // Flats are remembered by their ids: a new inventory has others at the same rows.
  const chosen = useMemo(
    () => (selected.size > 0 ? rows.filter((row) => selected.has(inventory.ids[row] as number)) : rows),
    [inventory, rows, selected],
  );
  const resale = useMemo(() => resaleAmong(inventory, chosen), [inventory, chosen]);
  // A price of an investor is changed by itself, or where a person says so.
  const leftOut = isWithResale || chosen.length === 1 ? none : resale;
  const target = useMemo(() => chosen.filter((row) => !leftOut.has(row)), [chosen, leftOut]);
  const priceOne = (row: number) => {
    const flat = flatOf(inventory, row);
    setSelected(new Set([inventory.ids[row] as number]));
    setTyped({ ...typed, by: 'set', value: typedSum(flat.priceMinor), roundTo: 1 });
    setOpened((times) => times + 1);
  };
  const currency = inventory.currencies[target[0] ?? -1] ?? 'USD';
  const rule = useMemo(() => readRule(typed, currency), [typed, currency]);
  const [project, section] = [conditions.get('project'), conditions.get('section')];
  const isBoard = project !== null && (conditions.get('view') ?? viewAtFirst()) === 'board';
  const shown = useMemo(() => sectionsShown(inventory, { project, section }), [inventory, project, section]);
  const show = (view: View) => change({ view });
  return (
    <>
      <PriceFilters inventory={inventory} />
      {found.length === 0 && <p className={typography.quiet}>{m.prices_nothing()}</p>}
      {found.length > 0 && (
        <div className={styles.bench}>
          <RuleBar
            inventory={inventory}
            target={target}
            typed={typed}
            rule={rule}
            currency={currency}
            opened={opened}
            onPress={press}
            resale={
              resale.size > 0 && (
                <Resale count={resale.size} isOne={chosen.length === 1} isIncluded={isWithResale} onInclude={includeResale} />
              )
            }
            onType={setTyped}
            onClear={selected.size > 0 ? () => setSelected(none) : null}
            onPublished={() => setTyped({ ...typed, value: '', why: '' })}
          />
          {project !== null && <ViewChoice shown={isBoard ? 'board' : 'list'} onShow={show} />}
          {isBoard ? (
            <FlatsBoard
              inventory={inventory}
              rows={rows}
              selected={selected}
              rule={rule}
              leftOut={leftOut}
              sections={shown}
              onSelect={setSelected}
              onOpen={priceOne}
            />
          ) : (
            <FlatsGrid
              inventory={inventory}
              sectionAt={sectionAt}
              rows={rows}
              sort={sort}
              selected={selected}
              rule={rule}
              leftOut={leftOut}
              onSort={setSort}
              onSelect={setSelected}
              onOpen={priceOne}
            />
          )}
        </div>
      )}
    </>
  );
}

type ResaleProps = { count: number; isOne: boolean; isIncluded: boolean; onInclude: (isIncluded: boolean) => void };

/** Flats that investors resell, whose prices are theirs: a rule leaves them out until a person includes them. */
const Resale = ({ count, isOne, isIncluded, onInclude }: ResaleProps) =>
  isOne ? (
    <p className={record.note}>{m.prices_resale_one()}</p>
  ) : (
    <Checkbox checked={isIncluded} onChange={({ target: { checked } }) => onInclude(checked)}>
      {m.prices_resale_include({ count })}
    </Checkbox>
  );

/** The flats of a project are shown as a list or as a board. */
function ViewChoice({ shown, onShow }: { shown: View; onShow: (view: View) => void }) {
  return (
    <div className={styles.views}>
      {views.map((view) => (
        <button key={view} type="button" className={record.toggle} aria-pressed={view === shown} onClick={() => onShow(view)}>
          {view === 'board' ? m.prices_board() : m.prices_list()}
        </button>
      ))}
    </div>
  );
}
