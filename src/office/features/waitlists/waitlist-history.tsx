import { Link } from 'react-router';
import type { WaitlistEvent } from '../../../contract/office/waitlists.ts';
import typography from '../../../ui/text/typography.module.css';
import { formatMoment } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { eventText, reasonText } from './waitlist-texts.ts';

/** Who acted: a person of the office, the clock, or a client. */
function actorOf({ kind, by }: WaitlistEvent): string {
  if (by?.name) return by.name;
  return kind === 'joined' || kind === 'left' ? m.waitlists_by_client() : m.waitlists_by_itself();
}

/** What happened to the waitlist, the newest first. */
export const WaitlistHistory = ({ history }: { history: readonly WaitlistEvent[] }) => (
  <section aria-labelledby="waitlist-history">
    <h2 id="waitlist-history" className={typography.name}>
      {m.waitlists_history()}
    </h2>
    {history.length === 0 && <p className={typography.quiet}>{m.waitlists_no_history()}</p>}
    <ol className={record.timeline}>
      {history.map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several things may happen at one instant, and none changes its place but by a newer one
        <li key={`${event.at} ${event.kind} ${at}`}>
          <time className={record.quiet} dateTime={event.at}>
            {formatMoment(event.at)}
          </time>
          <span>
            {eventText(event)}
            {event.client && `: ${event.client}`} <span className={record.quiet}>{actorOf(event)}</span>
            {event.request && (
              <>
                {' '}
                <Link to={`/inbox/${event.request}`}>{m.waitlists_request()}</Link>
              </>
            )}
            {(event.reason || event.note) && (
              <span className={record.note}>{event.reason ? reasonText({ reason: event.reason, note: event.note }) : event.note}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
