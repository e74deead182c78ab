import type { WholeDeal } from '../../../contract/office/deals.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { formatDay } from '../../data/format.ts';
import { useFile } from '../../data/use-file.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { Refusal } from '../../parts/refusal.tsx';
import styles from './deals.module.css';

export function DealDocuments({ deal: { number, documents } }: { deal: WholeDeal }) {
  const { saveFile, busy, problem } = useFile((id: string) =>
    ask('GET /office/api/deal/document', { query: { number: String(number), id } }),
  );
  if (documents.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="documents">
      <h2 id="documents" className={typography.name}>
        {m.deals_documents()}
      </h2>
      <Refusal text={problem?.message} />
      <ul>
        {documents.map(({ id, name, at }) => (
          <li key={id}>
            <button
              type="button"
              className={textButton.button}
              aria-label={m.deals_download({ name })}
              disabled={busy}
              onClick={() => void saveFile(id)}
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
