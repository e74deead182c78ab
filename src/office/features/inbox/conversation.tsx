import type { FormEvent } from 'react';
import type { WholeRequest } from '../../../contract/office/inbox/inbox.ts';
import { bracesIn } from '../../../contract/office/inbox/templates.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { fieldError } from '../../data/field-error.ts';
import { formatMoment } from '../../data/format.ts';
import { queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { Refusal } from '../../parts/refusal.tsx';
import { useUnsentText, withoutSent } from '../../parts/unsent-text.ts';
import styles from './inbox.module.css';
import { TemplateSelect } from './template-select.tsx';

/** What was said, the oldest first, and an answer in writing where the client can read one. */
export const Conversation = ({ request }: { request: WholeRequest }) => (
  <section className={styles.part} aria-labelledby="conversation">
    <h2 id="conversation" className={typography.name}>
      {m.inbox_conversation()}
    </h2>
    {request.messages.length === 0 && <p className={typography.quiet}>{m.inbox_no_conversation()}</p>}
    <ol className={styles.conversation}>
      {request.messages.map(({ author, text, at }) => (
        <li key={`${at} ${author} ${text}`} data-author={author}>
          <p className={record.note}>
            {author === 'client' ? m.inbox_said_client() : m.inbox_said_manager()} · <time dateTime={at}>{formatMoment(at)}</time>
          </p>
          <p className={styles.said}>{text}</p>
        </li>
      ))}
    </ol>
    {request.allowed.includes('answer') && <Answer request={request} />}
  </section>
);

function Answer({ request: { id, version } }: { request: WholeRequest }) {
  const [text, setText] = useUnsentText(`answer/${id}`);
  const { run, busy, problem } = useCommand('POST /office/api/requests/answer', { refreshes: ['request', 'requests', 'notices'] });
  // Read from the text as it is now: the words vanish as they are replaced.
  const isUnfilled = problem?.errors?.text?.[0] === 'malformed' && bracesIn(text).length > 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run({ id, version, text })) setText(withoutSent(text));
    else await queries.invalidateQueries({ queryKey: ['request'] });
  };
  return (
    <form className={styles.part} onSubmit={(event) => void submit(event)} noValidate>
      <TemplateSelect requestId={id} onChoose={(chosen) => setText((typed) => [typed.trim(), chosen].filter(Boolean).join('\n\n'))} />
      <TextField
        label={m.inbox_answer()}
        hint={m.inbox_answer_hint()}
        name="text"
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...(isUnfilled ? { error: m.templates_unfilled({ names: bracesIn(text).join(', ') }) } : fieldError(problem, 'text'))}
      />
      <Refusal text={problem?.message} />
      <Button type="submit" kind="quiet" arrow={false} disabled={busy}>
        {m.inbox_send()}
      </Button>
    </form>
  );
}
