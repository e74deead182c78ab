import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { minuteMs } from '../../../base/durations.ts';
import { ask } from '../../data/ask.ts';
import { keepForOffline } from '../../data/offline.ts';
import { meQuery, welcomeQuery } from '../../data/queries.ts';

const reportsQuery = {
  queryKey: ['reports'],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask('GET /office/api/reports', { signal }),
  // Who loses the network in the middle goes on with what was read.
  staleTime: minuteMs,
};

/** The projects of the person, and the person; both are known on the device from then on, for a building site without a network. */
export function useReports() {
  const query = useQuery(reportsQuery);
  const { data: me, isSuccess: isPersonRead } = useQuery(meQuery);
  const { data: welcome } = useQuery(welcomeQuery);
  const { data: reports, isSuccess: areReportsRead } = query;
  const isRead = isPersonRead && areReportsRead && navigator.onLine;
  useEffect(() => {
    if (isRead && me && reports && welcome) keepForOffline({ me, reports, brand: welcome.brand });
  }, [isRead, me, reports, welcome]);
  return { query, me };
}
