import { keepPreviousData, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { officeProblemOf } from '../../contract/office/office-client.ts';
import { ask } from './ask.ts';
import { interruptUnasked, noteSession } from './interruption.ts';

const isRefused = (fault: Error): boolean => (officeProblemOf(fault)?.statusCode ?? 500) < 500;

/** A query that finds the session ended opens the login over the page, and asks again after it. The welcome needs no session. */
const queryCache = new QueryCache({
  onSuccess(_answer, { queryKey }) {
    if (queryKey[0] !== 'welcome') noteSession();
  },
  onError(fault, { queryKey, state: { data, errorUpdateCount } }) {
    if (officeProblemOf(fault)?.code !== 'not-logged-in' || queryKey[0] === 'me') return;
    interruptUnasked({ isFirst: data === undefined && errorUpdateCount === 1 }).then(
      () => queries.invalidateQueries(),
      () => undefined, // the page stays as it was
    );
  },
});

export const queries = new QueryClient({
  queryCache,
  // Without a connection a screen says so at once: it does not wait for one.
  defaultOptions: {
    queries: { staleTime: 5_000, retry: (count, fault) => !isRefused(fault) && count < 2, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

export const welcomeQuery = queryOptions({
  queryKey: ['welcome'],
  queryFn: ({ signal }) => ask('GET /office/api/welcome', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
export const meQuery = queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => ask('GET /office/api/me', { signal }) });
/** Another administrator asks and approves meanwhile. */
export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => ask('GET /office/api/people', { signal }),
  refetchInterval: 10_000,
});
export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: ({ signal }) => ask('GET /office/api/requests/notices', { signal }),
});
export const projectsQuery = queryOptions({ queryKey: ['projects'], queryFn: ({ signal }) => ask('GET /office/api/projects', { signal }) });
export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => ask('GET /office/api/templates', { signal }),
});
export const passkeysQuery = queryOptions({ queryKey: ['passkeys'], queryFn: ({ signal }) => ask('GET /office/api/passkeys', { signal }) });
export const passwordQuery = queryOptions({ queryKey: ['password'], queryFn: ({ signal }) => ask('GET /office/api/password', { signal }) });
export const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => ask('GET /office/api/sessions', { signal }) });
/** Others change it while it is looked at. */
export const operationsQuery = queryOptions({
  queryKey: ['operations'],
  queryFn: ({ signal }) => ask('GET /office/api/operations', { signal }),
  refetchInterval: 5_000,
});
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => ask('GET /office/api/today', { signal }),
  refetchInterval: 10_000,
});
/** What was typed last is answered last; the answer before it stays until then. */
export const findQuery = (typed: string) =>
  queryOptions({
    queryKey: ['find', typed],
    queryFn: ({ signal }) => ask('GET /office/api/find', { query: { q: typed }, signal }),
    placeholderData: keepPreviousData,
    enabled: typed !== '',
  });
export const waitlistQuery = (slug: string) =>
  queryOptions({
    queryKey: ['waitlist', slug],
    queryFn: ({ signal }) => ask('GET /office/api/waitlist', { query: { slug }, signal }),
    refetchInterval: 5_000,
  });
export const flatQuery = (slug: string) =>
  queryOptions({
    queryKey: ['flat', slug],
    queryFn: ({ signal }) => ask('GET /office/api/flat', { query: { slug }, signal }),
    refetchInterval: 5_000,
  });
