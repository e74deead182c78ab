import type { ClientLoaderFunctionArgs } from 'react-router';
import type { ListData } from './list-meta.ts';

let shown: { pathname: string; data: ListData } | null = null;

/** The present list of the page. */
export function noteList(pathname: string, data: ListData): void {
  shown = { pathname, data };
}

/** The list of an address; where it cannot be fetched, the one that stands on the same page, marked as such. */
export async function fetchList({ serverLoader, request }: Pick<ClientLoaderFunctionArgs, 'serverLoader' | 'request'>): Promise<ListData> {
  const { pathname } = new URL(request.url);
  try {
    return await serverLoader<ListData>();
  } catch (fault) {
    // A redirect is an answer, and a question that a newer one overtook needs none.
    if (fault instanceof Response || request.signal.aborted || shown?.pathname !== pathname) throw fault;
    return { ...shown.data, unreached: true };
  }
}
