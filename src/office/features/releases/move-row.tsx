import { useEffect, useRef } from 'react';
import type { OfficeAnswerOf } from '../../../contract/office/office-client.ts';
import type { ReleaseRow } from '../../../contract/office/releases/releases.ts';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { Refusal } from '../../parts/refusal.tsx';
import styles from './releases.module.css';

type Rows = OfficeAnswerOf<'GET /office/api/content/rows'>;
type Of = { release: ReleaseRow; part: string; rows: Rows | undefined };
type Order = ReturnType<typeof useOrder>;

/** The order of the rows of a part, where an editor puts them in one; a draft of the release like any other. */
export function useOrder({ release, part, rows }: Of) {
  const refreshes = ['content-rows', 'release'];
  const save = useCommand('POST /office/api/drafts/save', { refreshes });
  const drop = useCommand('POST /office/api/drafts/drop', { refreshes });
  const names = (rows?.rows ?? []).filter(({ change }) => change !== 'removed').map(({ name }) => name);
  const version = rows?.order.version ?? 0;
  const draft = { release: release.number, part: 'order', name: part, version };
  /** What was moved last has the focus again, in its new place. */
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current && rows) document.getElementById(last.current)?.focus();
    last.current = null;
  }, [rows]);
  return {
    names,
    version,
    problem: (save.problem ?? drop.problem)?.message,
    isOpen: rows?.order.by === 'editor' && release.allowed.includes('edit'),
    busy: save.busy || drop.busy,
    async move(name: string, by: -1 | 1, button: string) {
      const from = names.indexOf(name);
      const content = names.toSpliced(from, 1).toSpliced(from + by, 0, name);
      last.current = button;
      // Another person was first: their order is shown, and the move is made again by hand.
      if (!(await save.run({ ...draft, content }))) await queries.invalidateQueries({ queryKey: ['content-rows'] });
    },
    drop: () => void drop.run(draft),
  };
}

/** Moves a row by one place. */
export function MoveRow({ order, name, title }: { order: Order; name: string; title: string }) {
  const at = order.names.indexOf(name);
  if (!order.isOpen || at < 0) return null;
  const moves = [
    { by: -1, sign: '↑', label: m.releases_up({ name: title }), isThere: at > 0 },
    { by: 1, sign: '↓', label: m.releases_down({ name: title }), isThere: at < order.names.length - 1 },
  ] as const;
  return (
    <span className={styles.moves}>
      {moves.map(({ by, sign, label, isThere }) => (
        <button
          key={by}
          id={`move-${name}-${by}`}
          type="button"
          aria-label={label}
          aria-disabled={order.busy || !isThere}
          onClick={(event) => !order.busy && isThere && void order.move(name, by, event.currentTarget.id)}
        >
          {sign}
        </button>
      ))}
    </span>
  );
}

/** Says who orders the rows, and gives the order of the site back. */
export const OrderNote = ({ order, by }: { order: Order; by: Rows['order']['by'] | undefined }) => (
  <>
    {by === 'date' && <p className={typography.quiet}>{m.releases_by_date()}</p>}
    {by === 'minutes' && <p className={typography.quiet}>{m.releases_by_minutes()}</p>}
    <Refusal text={order.problem} />
    {order.isOpen && order.version > 0 && (
      <Button kind="quiet" arrow={false} disabled={order.busy} onClick={order.drop}>
        {m.releases_order_drop()}
      </Button>
    )}
  </>
);
