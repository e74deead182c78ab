import { usePath } from '../../data/paths.ts';

/** The address of the same form on a page of its own, for a browser without JavaScript. */
export function useResumePage(): (vacancy?: string) => string {
  const path = usePath();
  return (vacancy) => path(`resume${vacancy ? `?${new URLSearchParams({ vacancy })}` : ''}`);
}
