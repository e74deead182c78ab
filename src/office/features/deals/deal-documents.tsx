import { useState } from 'react';
import type { WholeDeal } from '../../../contract/office/deals.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { formatDay } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { Refusal } from '../../parts/refusal.tsx';
import styles from './deals.module.css';

/** The office's API answers its own pages alone, so a file comes as an answer and is saved from here. */
async function download(number: number, id: string): Promise<void> {
  const { name, mediaType, content } = await ask('GET /office/api/deal/document', { query: { number: String(number), id } });
  const bytes = Uint8Array.from(atob(content), (one) => one.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

export function DealDocuments({ deal: { number, documents } }: { deal: WholeDeal }) {
  const [failure, setFailure] = useState('');
  if (documents.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="documents">
      <h2 id="documents" className={typography.name}>
        {m.deals_documents()}
      </h2>
      <Refusal text={failure} />
      <ul>
        {documents.map(({ id, name, at }) => (
          <li key={id}>
            <button
              type="button"
              className={textButton.button}
              aria-label={m.deals_download({ name })}
              onClick={() => {
                setFailure('');
                void download(number, id).catch(() => setFailure(m.shell_unreached()));
              }}
            >
              {name}
            </button>{' '}
            <span className={record.quiet}>{formatDay(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
