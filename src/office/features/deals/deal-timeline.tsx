import type { TimelineEvent, WholeDeal } from '../../../contract/office/deals.ts';
import typography from '../../../ui/text/typography.module.css';
import { formatMoment } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { channelNames, deliveryNames, kindName } from './deal-texts.ts';
import styles from './deals.module.css';

/** Everything that happened, in every channel, the newest first. */
export const DealTimeline = ({ deal: { timeline } }: { deal: WholeDeal }) => (
  <section className={styles.part} aria-labelledby="timeline">
    <h2 id="timeline" className={typography.name}>
      {m.deals_timeline()}
    </h2>
    <ol className={record.timeline}>
      {timeline.map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several things may happen at one instant, and none changes its place but by a newer one
        <Happened key={`${event.at} ${event.channel} ${event.kind} ${at}`} event={event} />
      ))}
    </ol>
  </section>
);

const Happened = ({ event: { at, channel, kind, by, delivery, why } }: { event: TimelineEvent }) => (
  <li>
    <time className={record.quiet} dateTime={at}>
      {formatMoment(at)}
    </time>
    <span>
      {kindName(kind)}{' '}
      <span className={record.quiet}>
        {by?.name ?? channelNames[channel]()}
        {delivery && (
          <>
            {' · '}
            <span className={delivery === 'dead' ? record.late : undefined}>{deliveryNames[delivery]()}</span>
          </>
        )}
      </span>
      {why && <span className={record.note}>{m.deals_closing_reason({ why })}</span>}
    </span>
  </li>
);
