import { ask } from '../../../data/ask.ts';

/** What is to be drawn of a project, as a release has it. */
export const buildingQuery = (release: number, project: string) => ({
  queryKey: ['building', release, project],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    ask('GET /office/api/content/building', { query: { project, release: String(release) }, signal }),
  enabled: project !== '',
});
