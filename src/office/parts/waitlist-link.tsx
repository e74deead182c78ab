import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { meQuery, waitlistQuery } from '../data/queries.ts';
import * as m from '../paraglide/messages.js';

/** How many wait for a flat, as a link to its waitlist; nothing for those who may not read it. */
export function WaitlistLink({ slug }: { slug: string }) {
  const { data: me } = useQuery(meQuery);
  const mayRead = me?.rights.some(({ right }) => right === 'waitlist.read') ?? false;
  const { data } = useQuery({ ...waitlistQuery(slug), enabled: mayRead });
  if (!data) return null;
  const { length: count } = data.waitlist.places;
  return (
    <div>
      <dt>{m.waitlists_link()}</dt>
      <dd>
        <Link to={`/waitlists/${slug}`}>{count > 0 ? m.waitlists_link_count({ count }) : m.waitlists_link_none()}</Link>
      </dd>
    </div>
  );
}
