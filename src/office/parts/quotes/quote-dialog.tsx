import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Locale } from '../../../base/locale.ts';
import { quoteDays } from '../../../contract/office/quotes.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { formatPrice } from '../../data/format-price.ts';
import { flatQuery } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import { useLocale } from '../../data/use-locale.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../dialog-form.tsx';
import record from '../record.module.css';
import { QuoteFlat } from './quote-flat.tsx';
import { QuoteSent } from './quote-sent.tsx';

/** What is known where the button stands: the flat by its address, the client’s phone and language, and the request that it answers. */
export type QuoteFor = { slug: string | null; to?: string; locale?: Locale; requestId?: string };

const days = [1, quoteDays.usual, 7, quoteDays.most];
/** What is no whole number is sent as one that no terms allow, so that the refusal names its field. */
const numberOf = (typed: string): number | null => (/^\s*$/.test(typed) ? null : /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : -1);

/** One dialog with usual values: it can be sent as it opens. */
export function QuoteDialog({ slug, to: known = '', locale: clientLocale, requestId, onClose }: QuoteFor & { onClose: () => void }) {
  const own = useLocale();
  const [to, setTo] = useState(known);
  const [lasts, setLasts] = useState<number>(quoteDays.usual);
  const [language, setLanguage] = useState<Locale>(clientLocale ?? own);
  const [down, setDown] = useState('');
  const [months, setMonths] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const { data: card } = useQuery({ ...flatQuery(slug ?? ''), enabled: slug !== null });
  const isFree = card?.flat.status === 'available';
  const apartmentId = isFree ? card.id : chosen;
  const { run, busy, problem, answer } = useCommand('POST /office/api/quotes/make', { refreshes: ['quotes'] });
  const submit = () =>
    run({
      apartmentId: apartmentId ?? 0,
      days: lasts,
      locale: language,
      downPercent: numberOf(down),
      months: numberOf(months),
      to: to.trim() || null,
      requestId: requestId ?? null,
    });
  return (
    <DialogForm
      busy={busy}
      problem={problem}
      onClose={onClose}
      title={m.quotes_title()}
      action={to.trim() ? m.quotes_do() : m.quotes_make()}
      isReady={apartmentId !== null}
      onSubmit={submit}
      result={answer ? <QuoteSent quote={answer.quote} /> : null}
    >
      {isFree && (
        <p>{[m.find_flat({ number: card.flat.number }), card.flat.project, formatPrice(card.bookingMinor, card.currency)].join(' · ')}</p>
      )}
      {(slug === null || (card && !isFree)) && <QuoteFlat isTaken={slug !== null} onChoose={setChosen} />}
      <TextField
        label={m.quotes_to()}
        name="to"
        autoComplete="off"
        value={to}
        onChange={({ target }) => setTo(target.value)}
        {...fieldError(problem, 'to', 'contact')}
      />
      <div className={record.filters}>
        <Choice label={m.quotes_lasts()} value={lasts} onChange={(value) => setLasts(Number(value))}>
          {days.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </Choice>
        <Choice label={m.quotes_language()} value={language} onChange={(value) => setLanguage(value === 'en' ? 'en' : 'uk')}>
          <option value="uk">{m.inbox_language_uk()}</option>
          <option value="en">{m.inbox_language_en()}</option>
        </Choice>
      </div>
      <details>
        <summary className={record.opens}>{m.quotes_plan()}</summary>
        <TextField
          label={m.quotes_down()}
          name="downPercent"
          inputMode="numeric"
          autoComplete="off"
          value={down}
          onChange={({ target }) => setDown(target.value)}
          {...fieldError(problem, 'downPercent', 'percent')}
        />
        <TextField
          label={m.quotes_months()}
          name="months"
          inputMode="numeric"
          autoComplete="off"
          value={months}
          onChange={({ target }) => setMonths(target.value)}
          {...fieldError(problem, 'months', 'months')}
        />
      </details>
    </DialogForm>
  );
}

type ChoiceProps = { label: string; value: string | number; onChange: (value: string) => void; children: ReactNode };
const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
  <label className={record.filter}>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {children}
    </select>
  </label>
);
