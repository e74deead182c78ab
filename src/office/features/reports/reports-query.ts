import { ask } from '../../data/ask.ts';

export const reportsQuery = {
  queryKey: ['reports'],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask('GET /office/api/reports', { signal }),
  // Who loses the network in the middle goes on with what was read.
  staleTime: 60_000,
};
