import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { StaleTranslation } from '../../../contract/office/releases/translations.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { formatMoment } from '../../data/format.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { partName } from '../../parts/part-names.ts';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { Refusal } from '../../parts/refusal.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { fieldLabel, hasLabel } from './form/field-labels.ts';
import styles from './translations-page.module.css';

/** English texts of the site that are older than the Ukrainian ones, side by side, each with its one click. */
export function TranslationsPage() {
  const query = useQuery({ queryKey: ['translations'], queryFn: ({ signal }) => ask('GET /office/api/translations', { signal }) });
  const { data } = query;
  return (
    <>
      <ScreenHead title={m.releases_translations()} count={data?.texts.length || undefined} about={m.releases_translations_about()} />
      <QueryState query={query} />
      {data?.texts.length === 0 && <p className={typography.quiet}>{m.releases_translations_none()}</p>}
      {data && data.undescribed > 0 && (
        <p>
          <Link className={record.opens} to="/media?only=undescribed">
            {m.releases_translations_undescribed({ count: data.undescribed })}
          </Link>
        </p>
      )}
      <ul className={styles.texts}>
        {data?.texts.map((text) => (
          <StaleText key={`${text.part}/${text.name}/${text.field}`} text={text} />
        ))}
      </ul>
    </>
  );
}

const plain = (html: string): string => html.replace(/<[^<>]*>/g, ' ').trim();

function StaleText({ text: { part, name, title, field, uk, en, since } }: { text: StaleTranslation }) {
  const { run, busy, problem } = useCommand('POST /office/api/translations/confirm', {
    refreshes: ['translations', 'today', 'content-rows', 'media', 'media-picture'],
  });
  const labelled = field.split('.').findLast((step) => step !== 'en' && hasLabel(step));
  return (
    <li className={styles.text}>
      <p>
        <span className={styles.name}>{title}</span>
        <span className={record.note}>
          {[
            part === 'picture' ? fieldLabel('picture') : partName(part),
            part !== 'picture' && labelled && fieldLabel(labelled),
            since && m.releases_translations_since({ at: formatMoment(since) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <dl className={styles.pair}>
        <div>
          <dt className={record.note}>{m.releases_translations_uk()}</dt>
          <dd lang="uk">{plain(uk)}</dd>
        </div>
        <div data-stale>
          <dt className={record.note}>{m.releases_translations_en()}</dt>
          <dd lang="en">{plain(en)}</dd>
        </div>
      </dl>
      <p className={styles.steps}>
        <button
          type="button"
          className={textButton.button}
          disabled={busy}
          onClick={() => void run({ release: null, part, name, version: 0, field })}
        >
          {m.releases_still_right()}
        </button>
        {part === 'picture' && (
          <Link className={record.opens} to={`/media/${name}`}>
            {m.releases_translations_describe()}
          </Link>
        )}
      </p>
      <Refusal text={problem?.message} />
    </li>
  );
}
