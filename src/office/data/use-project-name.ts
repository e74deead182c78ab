import { useQuery } from '@tanstack/react-query';
import { meQuery } from './queries.ts';

/** Names a project by its id; by the id itself where the project is gone. */
export function useProjectName(): (projectId: string) => string {
  const { data: me } = useQuery(meQuery);
  return (projectId) => me?.projects.find(({ id }) => id === projectId)?.name ?? projectId;
}
