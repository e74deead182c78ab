import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Locale } from '../../../base/locale.ts';
import { problemOf } from '../../../contract/client.ts';
import { browserClient } from '../flat/browser-client.ts';
import { type InstalmentsData, type Wish, withWish, writeWish } from './wish.ts';

/** Milliseconds from the last move to the question: a click is meant at once, a slider or a number is still on its way. */
const waits = { click: 0, thumb: 120, text: 400 } as const;
export type Change = (part: Wish, by?: keyof typeof waits) => void;

/**
 * The plan of what the visitor wishes. Every move restarts the wait and drops the question before it, so that an older answer
 * never overtakes a newer one; the last plan stays in sight meanwhile. What was planned is kept in the address.
 */
export function usePlan({ subject, wish: begun, plan: first, wrong: refused }: InstalmentsData, locale: Locale) {
  const navigate = useNavigate();
  const [wish, setWish] = useState(begun);
  const [plan, setPlan] = useState(first);
  const [wrong, setWrong] = useState<readonly string[]>(refused);
  const [state, setState] = useState<'still' | 'asking' | 'failed'>('still');
  const latest = useRef(begun);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const question = useRef<AbortController>(undefined);

  const ask = async () => {
    const asked = new AbortController();
    question.current = asked;
    const { signal } = asked;
    const wanted = latest.current;
    try {
      const answer = await browserClient(locale).instalmentPlan(writeWish(wanted, subject), signal);
      if (signal.aborted) return;
      setPlan(answer.plan);
      setWrong([]);
      setState('still');
      void navigate(`?${withWish(new URLSearchParams(location.search), wanted, subject)}`, { replace: true, preventScrollReset: true });
    } catch (fault) {
      if (signal.aborted) return;
      const fields = Object.keys(problemOf(fault)?.errors ?? {});
      setWrong(fields);
      setState(fields.length > 0 ? 'still' : 'failed');
    }
  };

  const change: Change = (part, by = 'click') => {
    latest.current = { ...latest.current, ...part };
    setWish(latest.current);
    setState('asking');
    question.current?.abort();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask(), waits[by]);
  };

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      question.current?.abort();
    },
    [],
  );

  return { wish, plan, wrong, state, change };
}
