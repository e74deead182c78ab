import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useAddressWriter } from '../../data/pages/use-address-writer.ts';
import { type Asked, answered } from './criteria/asked-addresses.ts';
import { useListAddress } from './criteria/list-address.ts';
import { type Criteria, formatCriteria } from './criteria/list-criteria.ts';

/** Milliseconds from the last move to the new address: a click is final, a slider or a text may change further. */
export const waits = { click: 120, slider: 300, typing: 600 } as const;
export type Change = (control: string, make: (criteria: Criteria) => Criteria, wait?: number) => void;

/**
 * The visitor's present choice, ahead of the address. Every move restarts the wait and the router drops a fetch that a newer
 * one overtakes, so no input is ever lost to an older answer. Moves of one control in a row share a history entry, so
 * that Back undoes the whole choice.
 */
export function useFilter(criteria: Criteria): { draft: Criteria; change: Change; pending: boolean } {
  const write = useAddressWriter();
  const { move } = useListAddress();
  const moving = useRef(move);
  moving.current = move;
  const { location: next } = useNavigation();
  const [draft, setDraft] = useState(criteria);
  const [waiting, setWaiting] = useState(false);
  const latest = useRef(criteria);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = formatCriteria(criteria);
  const asked = useRef<Asked>([{ search: current, control: '' }]);
  const settledControl = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `current` is the criteria's value; the object is new on every answer
  useEffect(() => {
    const left = answered(asked.current, current);
    if (left) {
      asked.current = left;
      settledControl.current = left[0]?.control ?? '';
      return;
    }
    // Back or a link: the address wins.
    clearTimeout(timer.current);
    setWaiting(false);
    asked.current = [{ search: current, control: '' }];
    settledControl.current = '';
    latest.current = criteria;
    setDraft(criteria);
  }, [current]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback<Change>(
    (control, make, wait = waits.click) => {
      latest.current = make(latest.current);
      setDraft(latest.current);
      setWaiting(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setWaiting(false);
        const search = formatCriteria(latest.current);
        const replace = settledControl.current === control;
        asked.current = [...asked.current, { search, control }];
        write(moving.current(latest.current), { replace, preventScrollReset: true });
      }, wait);
    },
    [write],
  );
  return { draft, change, pending: waiting || next !== undefined };
}
