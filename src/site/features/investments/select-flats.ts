import { filterNames } from '../../../contract/catalogue/apartment-filter.ts';
import type { Client } from '../../../contract/client.ts';
import { type CardFlat, cardFlat } from '../../cards/card-flat.ts';

const shown = 4;

/** The most affordable one-room apartment of each project, the cheapest first; none where the list cannot be asked. */
export async function selectFlats(client: Client): Promise<CardFlat[]> {
  const ask = (project?: string) =>
    client('GET /api/{locale}/apartments', {
      query: { [filterNames.rooms]: '1', usd: '1', sort: 'price_asc', per_page: '1', [filterNames.projects]: project },
    }).catch(() => null);
  const projects = Object.keys((await ask())?.apartments.facets.projectId ?? {});
  const cheapest = await Promise.all(projects.map(ask));
  return cheapest
    .flatMap((answer) => answer?.apartments.items ?? [])
    .toSorted((one, other) => one.costUsd - other.costUsd)
    .slice(0, shown)
    .map(cardFlat);
}
