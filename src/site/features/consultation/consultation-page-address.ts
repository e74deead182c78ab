import type { ConsultationIntent } from '../../../contract/leads/lead-limits.ts';
import { usePath } from '../../data/paths.ts';

export type Intent = ConsultationIntent;
type About = { intent: Intent; apartment?: { slug: string }; message?: string };

/** The address of the same form on a page of its own, for a browser without JavaScript. */
export function useConsultationPage(): (about: About) => string {
  const path = usePath();
  return ({ intent, apartment, message }) => {
    const query = new URLSearchParams({ intent, ...(apartment && { apartment: apartment.slug }), ...(message && { message }) });
    return path(`consultation?${query}`);
  };
}
