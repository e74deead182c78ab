import { useCallback, useEffect, useRef, useState } from 'react';
import type { Client } from '../../../../contract/client.ts';
import { answersInOrder } from '../../../data/live/answers-in-order.ts';
import { useLocale } from '../../../data/paths.ts';
import { accountClient } from '../../../data/stored/account.ts';

export type Own<Answer> = { state: 'asking' } | { state: 'failed' } | { state: 'here'; answer: Answer };

/** Data of the logged-in client, fetched by the browser; `refetch` fetches again and shows the known data meanwhile. */
export function useOwn<Answer>(ask: (client: Client) => Promise<Answer>) {
  const locale = useLocale();
  const [own, setOwn] = useState<Own<Answer>>({ state: 'asking' });
  const order = useRef(answersInOrder());
  const refetch = useCallback(async () => {
    const isNews = order.current.ask();
    try {
      const answer = await ask(accountClient(locale));
      if (isNews()) setOwn({ state: 'here', answer });
    } catch {
      setOwn((before) => (before.state === 'here' ? before : { state: 'failed' }));
    }
  }, [ask, locale]);
  useEffect(() => {
    void refetch();
  }, [refetch]);
  return { own, refetch };
}
