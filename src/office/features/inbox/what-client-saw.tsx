import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ConsultationIntent } from '../../../contract/leads/lead-limits.ts';
import type { WholeRequest } from '../../../contract/office/inbox/inbox.ts';
import typography from '../../../ui/text/typography.module.css';
import { formatMoment, formatMoney } from '../../data/format.ts';
import { outcomeNames, reasonNames } from '../../data/names/outcome-names.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { WaitlistLink } from '../../parts/waitlist-link.tsx';
import styles from './inbox.module.css';
import { flatName, statusNames } from './inbox-texts.ts';

const intents: Partial<Record<ConsultationIntent, () => string>> = { book: m.inbox_wants_flat, sign: m.inbox_wants_to_sign };
const languages = { uk: m.inbox_language_uk, en: m.inbox_language_en } as const;

/** Beside the request: the flat and its price then and now, and where the client came from. */
export function WhatClientSaw({ request }: { request: WholeRequest }) {
  const { flat, priceThen, priceNow, outcome, lostReason } = request;
  const wanted = request.intent && intents[request.intent];
  const isSame = priceThen?.minor === priceNow?.minor && priceThen?.currency === priceNow?.currency;
  return (
    <aside className={styles.side} aria-labelledby="saw">
      <h2 id="saw" className={typography.name}>
        {m.inbox_saw()}
      </h2>
      <dl className={record.facts}>
        <Fact name={m.inbox_flat()}>
          {flatName(flat)}
          {flat?.project && <span className={record.note}>{flat.project}</span>}
          {wanted && <span className={record.note}>{wanted()}</span>}
        </Fact>
        {priceThen && <Fact name={m.inbox_price_then()}>{formatMoney(priceThen)}</Fact>}
        {priceNow && <Fact name={m.inbox_price_now()}>{isSame ? m.inbox_price_same() : formatMoney(priceNow)}</Fact>}
        {request.flatStatus && <Fact name={m.inbox_flat_now()}>{statusNames[request.flatStatus]()}</Fact>}
        {request.kind === 'waitlist' && flat && <WaitlistLink slug={flat.slug} />}
        {request.turnUntil && <Fact name={m.inbox_turn_until()}>{formatMoment(request.turnUntil)}</Fact>}
        <Fact name={m.inbox_received()}>
          {formatMoment(request.receivedAt)}
          {!request.isProven && <span className={record.note}>{m.inbox_not_proven()}</span>}
        </Fact>
        <Fact name={m.inbox_language()}>{languages[request.locale]()}</Fact>
        {Object.keys(request.campaign).length > 0 && <Fact name={m.inbox_campaign()}>{Object.values(request.campaign).join(' · ')}</Fact>}
        {outcome && (
          <Fact name={m.inbox_result()}>
            {outcomeNames[outcome]()}
            {lostReason && <span className={record.note}>{reasonNames[lostReason]()}</span>}
            {request.note && <span className={record.note}>{request.note}</span>}
          </Fact>
        )}
        <Fact name={m.inbox_owner()}>{request.owner?.name ?? m.inbox_no_owner()}</Fact>
      </dl>
      {request.earlier.length > 0 && (
        <>
          <h3 className={record.note}>{m.inbox_earlier()}</h3>
          <ul>
            {request.earlier.map((one) => (
              <li key={one.id}>
                <Link to={`/inbox/${one.id}`} className={record.opens}>
                  {formatMoment(one.receivedAt)}
                </Link>{' '}
                <span className={record.note}>{flatName(one.flat)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
