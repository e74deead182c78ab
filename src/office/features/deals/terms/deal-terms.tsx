import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../../ui/controls/dialog.tsx';
import textButton from '../../../../ui/controls/text-button.module.css';
import { ask } from '../../../data/ask.ts';
import { formatMoment } from '../../../data/format.ts';
import * as m from '../../../paraglide/messages.js';
import { LegalText } from '../../../parts/legal-text.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import record from '../../../parts/record.module.css';

/** The terms of use as they were on the day of a deal. */
export function DealTerms({ number }: { number: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={textButton.button} onClick={() => setOpen(true)}>
        {m.deals_terms_open()}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={m.deals_terms_title({ number })}
        closeLabel={m.shell_close()}
        variant="wide"
      >
        <Terms number={number} />
      </Dialog>
    </>
  );
}

function Terms({ number }: { number: number }) {
  const query = useQuery({
    queryKey: ['deal-terms', number],
    queryFn: ({ signal }) => ask('GET /office/api/deal/terms', { query: { number: `${number}` }, signal }),
  });
  if (!query.data) return <QueryState query={query} />;
  const { version } = query.data;
  if (!version) return <p>{m.deals_terms_none()}</p>;
  const { since, until } = version;
  return (
    <div className={record.column}>
      <p className={record.quiet}>
        {until === null
          ? m.deals_terms_now({ number: version.number, since: formatMoment(since) })
          : m.deals_terms_until({ number: version.number, since: formatMoment(since), until: formatMoment(until) })}{' '}
        {m.deals_terms_about()}
      </p>
      <LegalText chapters={version.chapters} />
    </div>
  );
}
