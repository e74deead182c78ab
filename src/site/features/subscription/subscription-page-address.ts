import { usePath } from '../../data/paths.ts';

/** The subjects of e-mails: the news, or one project or apartment (by slug; `name` is its name in texts). */
export type SubscriptionSubject =
  | { kind: 'news'; subject?: undefined }
  | { kind: 'project' | 'apartment'; subject: { slug: string; name?: string } };

/** The address of the same form on a page of its own, for a browser without JavaScript. */
export function useSubscriptionPage(): (about: SubscriptionSubject) => string {
  const path = usePath();
  return ({ kind, subject }) => path(`subscription?${new URLSearchParams({ kind, ...(subject && { subject: subject.slug }) })}`);
}
