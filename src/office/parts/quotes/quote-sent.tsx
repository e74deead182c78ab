import type { QuoteRow } from '../../../contract/office/quotes.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import { QrCode } from '../../../ui/pictures/qr-code.tsx';
import { useCopied } from '../../../ui/use-copied.ts';
import { formatMoment, formatMoney } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';
import record from '../record.module.css';

const sent = { sms: m.quotes_sent_sms, letter: m.quotes_sent_letter, link: m.quotes_sent_link } as const;

/** What has been promised, and the address of its page to hand over: as a link, or as a code to scan at the desk. */
export function QuoteSent({ quote }: { quote: QuoteRow }) {
  const { copied, copy } = useCopied();
  return (
    <div className={record.form}>
      <p role="status">
        {sent[quote.channel]()} {m.quotes_promised({ sum: formatMoney(quote.price), until: formatMoment(quote.validUntil) })}
      </p>
      <p>
        <a className={record.opens} href={`${quote.url}#look`} target="_blank" rel="noreferrer">
          {quote.url}
        </a>
      </p>
      <button type="button" className={textButton.button} onClick={() => void copy(quote.url, m.quotes_copy())}>
        <span aria-live="polite">{copied ? m.quotes_copied() : m.quotes_copy()}</span>
      </button>
      <QrCode text={quote.url} label={m.quotes_qr()} />
    </div>
  );
}
