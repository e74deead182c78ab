import type { WholeImport } from '../../../contract/office/imports/imports.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { newProjectTexts } from './approve-texts.ts';
import { FeedRule } from './feed-rule.tsx';
import { leftOutNames } from './import-texts.ts';
import styles from './imports.module.css';
import { answerText, rememberedText } from './question-texts.ts';

/** What else there is to know of a file: what was left out of it, what it has not, and what is remembered of its source. */
export function ImportNotes({ found }: { found: WholeImport }) {
  const { passedOver, leftOut, missing, newProjects, houses, why, source, answers, byHand } = found;
  const absent = (areGone: boolean) =>
    missing.flatMap(({ project, section, gone }) => (gone === areGone ? (section ? `${project}, ${section}` : project) : [])).join('; ');
  const lines = [
    why && m.imports_note_why({ why }),
    ...newProjectTexts(newProjects),
    passedOver.length > 0 && m.imports_note_passed_over({ names: passedOver.join(', ') }),
    leftOut.length > 0 &&
      m.imports_note_left_out({ names: leftOut.map(({ what, count }) => `${leftOutNames[what]?.() ?? what}\u00a0— ${count}`).join(', ') }),
    absent(false) && m.imports_note_missing({ names: absent(false) }),
    absent(true) && m.imports_note_missing_gone({ names: absent(true) }),
    houses > 0 && m.imports_note_houses({ count: houses }),
  ].filter((line) => typeof line === 'string');
  return (
    <div className={styles.notes}>
      {lines.length > 0 && (
        <section>
          <h2 className={styles.heading}>{m.imports_notes_title()}</h2>
          <ul className={styles.list}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {byHand && <FeedRule source={source} byHand={byHand} />}
      {answers.length > 0 && (
        <section>
          <h2 className={styles.heading}>{m.imports_answers_title({ source })}</h2>
          <ul className={styles.list}>
            {answers.map(({ key, answer }) => (
              <Remembered key={key} source={source} question={key} answer={answer} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Remembered({ source, question, answer }: { source: string; question: string; answer: string }) {
  const { run, busy } = useCommand('POST /office/api/imports/forget-answer', { refreshes: ['import'] });
  const asked = rememberedText(question);
  return (
    <li>
      {asked} — {answerText(question, answer)}{' '}
      <button
        type="button"
        className={textButton.button}
        disabled={busy}
        aria-label={`${m.imports_answers_forget()}: ${asked}`}
        onClick={() => void run({ source, key: question })}
      >
        {m.imports_answers_forget()}
      </button>
    </li>
  );
}
