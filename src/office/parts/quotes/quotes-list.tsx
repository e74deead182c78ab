import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { QuoteRow } from '../../../contract/office/quotes.ts';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { formatMoment, formatMoney } from '../../data/format.ts';
import { meQuery } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import record from '../record.module.css';

const lookEveryMs = 10_000;

/** Quotes of a flat, by its id, or of a request: what was promised, and how often and when the client looked. Nothing where there are none. */
export function QuotesList({ of, id }: { of: 'apartment' | 'request'; id: string }) {
  const { data: me } = useQuery(meQuery);
  const mayRead = me?.rights.some(({ right }) => right === 'quote.make') ?? false;
  const { data } = useQuery({
    queryKey: ['quotes', of, id],
    queryFn: ({ signal }) => ask('GET /office/api/quotes', { query: { of, id }, signal }),
    refetchInterval: lookEveryMs,
    enabled: mayRead,
  });
  if (!data || data.quotes.length === 0) return null;
  return (
    <section aria-labelledby="quotes">
      <h2 id="quotes" className={typography.name}>
        {m.quotes_list()}
      </h2>
      <ul className={record.timeline}>
        {data.quotes.map((quote) => (
          <li key={quote.number}>
            <time className={record.quiet} dateTime={quote.madeAt}>
              {formatMoment(quote.madeAt)}
            </time>
            <span>
              <a href={`${quote.url}#look`} className={record.opens} target="_blank" rel="noreferrer">
                {[of === 'request' && m.find_flat({ number: quote.flat.number }), formatMoney(quote.price)].filter(Boolean).join(' · ')}
              </a>
              <span className={record.note}>{standing(quote)}</span>
              <span className={record.note}>{opened(quote)}</span>
              {quote.by.name && <span className={record.note}>{quote.by.name}</span>}
              {quote.dealNumber !== null && (
                <Link to={`/deals/${quote.dealNumber}`} className={record.opens}>
                  {m.quotes_booked({ number: quote.dealNumber })}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const standing = ({ isOver, validUntil }: QuoteRow): string =>
  isOver ? m.quotes_over({ until: formatMoment(validUntil) }) : m.quotes_until({ until: formatMoment(validUntil) });

const opened = ({ openings }: QuoteRow): string =>
  openings.last === null ? m.quotes_unopened() : m.quotes_opened({ count: openings.count, last: formatMoment(openings.last) });
