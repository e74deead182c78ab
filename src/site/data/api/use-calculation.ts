import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../../contract/client.ts';
import { useAddressWriter } from '../pages/use-address-writer.ts';

/** Milliseconds from the last move to the request: a click is final, a slider or a number may change further. */
const waits = { click: 0, thumb: 120, text: 400 } as const;
export type Change<Input> = (part: Partial<Input>, by?: keyof typeof waits) => void;

type Options<Input, Answer> = {
  begun: Input;
  first: Answer;
  /** Names of invalid fields. */
  refused: readonly string[];
  ask: (input: Input, signal: AbortSignal) => Promise<Answer>;
  /** The address's query with the input in it. */
  search: (query: URLSearchParams, input: Input) => string;
};

/**
 * The calculation for the visitor's input, requested anew with every move. A move restarts the wait and drops the request before it,
 * so that an older answer never overtakes a newer one; the last answer stays visible meanwhile. The answered input is stored in
 * the address.
 */
export function useCalculation<Input extends object, Answer>({ begun, first, refused, ask, search }: Options<Input, Answer>) {
  const write = useAddressWriter();
  const [input, setInput] = useState(begun);
  const [answer, setAnswer] = useState(first);
  const [invalid, setInvalid] = useState(refused);
  const [state, setState] = useState<'still' | 'asking' | 'failed'>('still');
  const latest = useRef(begun);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const question = useRef<AbortController>(undefined);

  const send = async () => {
    const asked = new AbortController();
    question.current = asked;
    const wanted = latest.current;
    try {
      const found = await ask(wanted, asked.signal);
      if (asked.signal.aborted) return;
      setAnswer(found);
      setInvalid([]);
      setState('still');
      write(`?${search(new URLSearchParams(location.search), wanted)}`, { replace: true, preventScrollReset: true });
    } catch (fault) {
      if (asked.signal.aborted) return;
      const fields = Object.keys(problemOf(fault)?.errors ?? {});
      setInvalid(fields);
      setState(fields.length > 0 ? 'still' : 'failed');
    }
  };

  const change: Change<Input> = (part, by = 'click') => {
    latest.current = { ...latest.current, ...part };
    setInput(latest.current);
    setState('asking');
    question.current?.abort();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), waits[by]);
  };

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      question.current?.abort();
    },
    [],
  );

  return { input, answer, invalid, state, change };
}
