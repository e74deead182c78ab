import { useQuery } from '@tanstack/react-query';
import type { Me } from '../../contract/office/people/staff.ts';
import { meQuery } from './queries.ts';

/** Whether the person has a right over all projects. */
export function useHoldsEverywhere(right: Me['rights'][number]['right']): boolean {
  const { data: me } = useQuery(meQuery);
  return me?.rights.some((grant) => grant.right === right && grant.projectIds === null) ?? false;
}
