import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type Inventory, type PlannableStatus, priceLimits } from '../../../contract/office/prices/prices.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { formatNumber } from '../../data/format-price.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { Refusal } from '../../parts/refusal.tsx';
import type { IntoRelease } from './into-release.tsx';
import styles from './prices.module.css';

type Props = {
  inventory: Inventory;
  /** The rows whose status may change. */
  target: readonly number[];
  /** The release that takes the change. */
  release: IntoRelease;
  /** Where the flats are. */
  where: string;
};

const refreshes = ['releases', 'release'];

/** Puts flats on sale or takes them off, in a release: each step is there where some flat can take it. */
export function StatusSteps({ inventory: { ids, statuses }, target, release: { into, isReading, readAnew }, where }: Props) {
  const navigate = useNavigate();
  const begin = useCommand('POST /office/api/statuses/change', { refreshes });
  const add = useCommand('POST /office/api/statuses/plan', { refreshes });
  const fitting = useMemo(() => {
    const idsOf = (fits: (status: Inventory['statuses'][number] | undefined) => boolean) =>
      target.filter((row) => fits(statuses[row])).map((row) => ids[row] as number);
    return {
      available: idsOf((status) => status === 'reserved'),
      reserved: idsOf((status) => status === 'available' || status === 'held'),
    };
  }, [ids, statuses, target]);
  const plan = async (status: PlannableStatus) => {
    const apartments = fitting[status];
    const name = status === 'available' ? m.prices_release_on_sale({ where }) : m.prices_release_off_sale({ where });
    const done = into
      ? await add.run({ number: into.number, version: into.version, apartments, status })
      : await begin.run({ name, apartments, status });
    if (done) void navigate(`/releases/${done.number}`);
    else await readAnew();
  };
  const step = (status: PlannableStatus, text: (value: { count: string }) => string) => {
    const { length: count } = fitting[status];
    if (count === 0) return null;
    return (
      <Button
        kind="quiet"
        arrow={false}
        disabled={begin.busy || add.busy || isReading || count > priceLimits.mostFlats}
        onClick={() => void plan(status)}
      >
        {text({ count: formatNumber(count) })}
      </Button>
    );
  };
  return (
    <>
      <div className={styles.decide}>
        {step('available', m.prices_put_on_sale)}
        {step('reserved', m.prices_take_off_sale)}
      </div>
      <Refusal text={(begin.problem ?? add.problem)?.message} />
    </>
  );
}
