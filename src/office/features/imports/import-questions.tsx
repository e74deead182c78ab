import { useState } from 'react';
import type { ImportQuestion, WholeImport } from '../../../contract/office/imports/imports.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { Refusal } from '../../parts/refusal.tsx';
import styles from './imports.module.css';
import { answerText, questionText } from './question-texts.ts';
import { refreshes } from './refreshes.ts';

/** What the reader cannot know, asked once for the source. */
export function ImportQuestions({ found: { number, source, questions } }: { found: WholeImport }) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [sent, setSent] = useState(answers);
  const { run, busy, problem } = useCommand('POST /office/api/imports/answer', { refreshes });
  const given = questions.flatMap(({ key }) => (answers[key]?.trim() ? [{ key, answer: answers[key] }] : []));
  return (
    <form
      className={record.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run({ number, answers: given }).then((done) => done && setSent(answers));
      }}
    >
      <div>
        <h2 className={styles.heading}>{m.imports_questions_title()}</h2>
        <p className={styles.quiet}>{m.imports_questions_about({ source })}</p>
      </div>
      {questions.map((question) => (
        <Question
          key={question.key}
          question={question}
          answer={answers[question.key] ?? ''}
          isUnread={Boolean(answers[question.key]) && answers[question.key] === sent[question.key]}
          onAnswer={(answer) => setAnswers((before) => ({ ...before, [question.key]: answer }))}
        />
      ))}
      <Refusal text={problem?.message} />
      <p>
        <Button type="submit" arrow={false} disabled={busy || given.length < questions.length}>
          {busy ? m.imports_reading() : m.imports_questions_send()}
        </Button>
      </p>
    </form>
  );
}

type Props = { question: ImportQuestion; answer: string; isUnread: boolean; onAnswer: (answer: string) => void };

function Question({ question, answer, isUnread, onAnswer }: Props) {
  const { key, candidates, samples, free, line, count } = question;
  const isColumn = key.startsWith('column of ');
  const isOther = free && answer !== '' && !candidates.includes(answer);
  return (
    <fieldset className={styles.question}>
      <legend>{questionText(question)}</legend>
      {line > 0 && !isColumn && <p className={styles.quiet}>{m.imports_question_rows({ line, count })}</p>}
      {candidates.map((candidate, at) => (
        <Checkbox key={candidate} type="radio" name={key} checked={answer === candidate} onChange={() => onAnswer(candidate)}>
          {key === 'project' ? projectText(candidate, samples[at]) : answerText(key, candidate)}
          {isColumn && samples[at] && <span className={record.note}>{samples[at]}</span>}
        </Checkbox>
      ))}
      {free && (
        <TextField
          label={otherLabel(question)}
          name={`${key} other`}
          autoComplete="off"
          value={isOther ? answer : ''}
          onChange={({ target }) => onAnswer(target.value)}
          {...noteOf(question, isUnread)}
        />
      )}
    </fieldset>
  );
}

const newFloors = 'new section floors: ';

/** What an answer may be, and that the one which was sent is not. */
function noteOf({ key, samples }: ImportQuestion, isUnread: boolean): { hint?: string; error?: string } {
  const floor = key.startsWith(newFloors) ? (samples[1] ?? '') : '';
  if (isUnread) return { error: floor ? m.imports_question_too_low({ floor }) : m.imports_question_unread() };
  return floor ? { hint: m.imports_question_top_floor({ floor }) } : {};
}

const projectText = (candidate: string, known = ''): string => known || m.imports_answer_new_project({ name: candidate });

function otherLabel(question: ImportQuestion): string {
  if (question.key === 'project') return m.imports_question_new_project();
  if (question.key.startsWith(newFloors)) return m.imports_question_floors_label();
  if (question.key.startsWith('new section delivery: ')) return m.imports_question_delivery_label();
  return question.candidates.length > 0 ? m.imports_question_other() : questionText(question);
}
