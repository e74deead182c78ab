import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import type { WholeImport } from '../../../contract/office/imports/imports.ts';
import { ask } from '../../data/ask.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import { StandingQuotes } from '../../parts/quotes/standing-quotes.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { FlatChanges } from './flat-changes.tsx';
import { ImportHead } from './import-head.tsx';
import { ImportNotes } from './import-notes.tsx';
import { ImportQuestions } from './import-questions.tsx';
import styles from './imports.module.css';
import { distinctWarnings, fileProblem, warningText } from './problem-texts.ts';

const lookEveryMs = 10_000;
/** A feed is read for seconds: a file that came meanwhile is read after it. */
const againAfterMs = 3_000;

/** A file: what it asks, what it changes, and what may be done with it. */
export function ImportPage() {
  const number = useParams().number ?? '';
  const query = useQuery({
    queryKey: ['import', number],
    queryFn: ({ signal }) => ask('GET /office/api/import', { query: { number }, signal }),
    refetchInterval: lookEveryMs,
  });
  const read = useCommand('POST /office/api/imports/read', { refreshes: ['import', 'imports', 'import-rows'] });
  const begun = useRef('');
  const state = query.data?.import.state;
  const { run } = read;
  // A file that was just given is read at once.
  useEffect(() => {
    if (state !== 'new' || begun.current === number) return;
    begun.current = number;
    void run({ number: Number(number) });
  }, [state, number, run]);
  const isInTurn = read.problem?.code === 'import-running';
  const isWaiting = isInTurn && !read.busy;
  useEffect(() => {
    if (!isWaiting) return;
    const turn = setTimeout(() => void run({ number: Number(number) }), againAfterMs);
    return () => clearTimeout(turn);
  }, [isWaiting, number, run]);
  if (!query.data) return <QueryState query={query} />;
  const { import: found } = query.data;
  return (
    <>
      <ImportHead found={found} read={read} />
      <QueryState query={query} />
      <p role="status" className={styles.reading}>
        {isInTurn ? m.imports_in_turn() : read.busy && m.imports_reading()}
      </p>
      <Refusal text={isInTurn ? undefined : read.problem?.message} />
      {!read.busy && <Body found={found} />}
    </>
  );
}

function Body({ found }: { found: WholeImport }) {
  const { state } = found;
  if (state === 'questions') return <ImportQuestions found={found} />;
  if (state === 'refused') return <Refused found={found} />;
  if (state === 'new') return null;
  return (
    <>
      {state === 'open' && found.hasWarnings && (
        <section className={styles.warnings}>
          <h2 className={styles.heading}>{m.imports_warnings_title()}</h2>
          <p>{m.imports_warnings_about()}</p>
          {found.counts.all.left > 0 && <p>{m.imports_warnings_of_all()}</p>}
          <ul>
            {distinctWarnings(found.warnings).map((warning) => (
              <li key={warning.message}>{warningText(warning)}</li>
            ))}
          </ul>
        </section>
      )}
      {found.quotes && <StandingQuotes quotes={found.quotes} />}
      <FlatChanges found={found} />
      <ImportNotes found={found} />
    </>
  );
}

function Refused({ found: { number, refusal } }: { found: WholeImport }) {
  const { data } = useQuery({
    queryKey: ['import-problems', number],
    queryFn: ({ signal }) => ask('GET /office/api/import/problems', { query: { number: String(number) }, signal }),
  });
  if (!data) return null;
  return (
    <section className={styles.warnings}>
      <h2 className={styles.heading}>{m.imports_refused_title()}</h2>
      <p>{fileProblem(refusal?.kind ?? '', data.problems[0])}</p>
    </section>
  );
}
