import { useQuery } from '@tanstack/react-query';
import { operationsQuery } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { DeadLetters } from './dead-letters.tsx';
import { Jobs } from './jobs.tsx';
import { Providers } from './providers.tsx';
import { Sources } from './sources.tsx';
import { Unreadable } from './unreadable.tsx';

/** What runs without people: what is stuck comes first. */
export function OperationsPage() {
  const operations = useQuery(operationsQuery);
  const { data } = operations;
  return (
    <>
      <ScreenHead title={m.operations_title()} about={m.operations_about()} />
      <QueryState query={operations} />
      {data && (
        <>
          <DeadLetters board={data} />
          <Sources sources={data.sources} />
          <Unreadable messages={data.unreadable} />
          <Jobs jobs={data.jobs} />
          <Providers providers={data.providers} />
        </>
      )}
    </>
  );
}
