import { type SubmitEvent, useState } from 'react';
import type { Client } from '../../../contract/client.ts';
import type { ClientRequest, RequestsAnswer } from '../../../contract/clients/clients.ts';
import { leadLimits } from '../../../contract/leads/lead-limits.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import beside from '../../../ui/layout/beside.module.css';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useCommand } from '../../data/api/use-command.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { accountClient } from '../../data/stored/account.ts';
import { textDraft } from '../../data/stored/drafts.ts';
import { formatDateTime } from '../../format/format-date-time.ts';
import * as m from '../../paraglide/messages.js';
import { FailureMessage } from '../login/failure-message.tsx';
import type { Failure } from '../login/failure-of.ts';
import { EmptySection } from './own/empty-section.tsx';
import { useOwn } from './own/use-own.ts';
import styles from './requests.module.css';

const ask = (client: Client) => client('GET /api/client/requests');
const states: Record<ClientRequest['state'], () => string> = {
  new: m.account_request_new,
  called: m.account_request_called,
  closed: m.account_request_closed,
};

/** The requests from this phone, their states, and the messages about them. */
export function Requests() {
  const { own, refetch } = useOwn(ask);
  const [newer, setNewer] = useState<RequestsAnswer | null>(null);
  if (own.state === 'asking') return <p aria-busy="true">{m.shell_loading()}</p>;
  if (own.state === 'failed')
    return (
      <p role="status">
        {m.account_failed()}{' '}
        <Button kind="plain" onClick={() => void refetch()}>
          {m.account_retry()}
        </Button>
      </p>
    );
  const { requests } = newer ?? own.answer;
  if (requests.length === 0)
    return (
      <EmptySection
        title={m.account_no_requests()}
        text={m.account_no_requests_text()}
        lead={{ page: 'consultation', text: m.account_no_requests_lead() }}
      />
    );
  return (
    <ul className={styles.requests}>
      {requests.map((request) => (
        <Request key={request.id} request={request} onAnswer={setNewer} />
      ))}
    </ul>
  );
}

function Request({ request, onAnswer }: { request: ClientRequest; onAnswer: (answer: RequestsAnswer) => void }) {
  const locale = useLocale();
  const path = usePath();
  const { about } = request;
  return (
    <li className={classNames(beside.row, beside.entry, styles.request)}>
      <div>
        <h2 className={styles.name}>
          {about ? (
            <Link href={path(`apartments/${about.slug}`)}>{m.account_request_flat({ number: about.number, project: about.project })}</Link>
          ) : (
            m.account_request_consultation()
          )}
        </h2>
        <p className={classNames(typography.note, styles.note)}>{formatDateTime(request.askedAt, locale)}</p>
        <p className={styles.state} data-state={request.state}>
          {states[request.state]()}
        </p>
        {!request.proven && <p className={classNames(typography.note, styles.unproven)}>{m.account_request_unproven()}</p>}
      </div>
      <div className={styles.talk}>
        {request.messages.length > 0 && (
          <ol className={styles.messages} aria-label={m.account_request_thread()}>
            {request.messages.map(({ author, text, at }) => (
              <li key={`${at} ${text}`} data-author={author}>
                <p className={classNames(typography.note, styles.note)}>
                  {authorOf(request, { author, at })}, {formatDateTime(at, locale)}
                </p>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        )}
        <ReplyForm requestId={request.id} onAnswer={onAnswer} />
      </div>
    </li>
  );
}

/** The text of a form that was sent without a login is not shown as the client’s own. */
function authorOf({ proven, askedAt }: ClientRequest, { author, at }: Pick<ClientRequest['messages'][number], 'author' | 'at'>): string {
  if (author === 'manager') return m.account_request_manager();
  return proven || at !== askedAt ? m.account_request_you() : m.account_request_form();
}

function ReplyForm({ requestId, onAnswer }: { requestId: string; onAnswer: (answer: RequestsAnswer) => void }) {
  const locale = useLocale();
  const { busy, run } = useCommand();
  // What is typed outlives a reload, and a login that has ended meanwhile.
  const draft = textDraft(`reply-${requestId}`);
  const [failure, setFailure] = useState<Failure | null>(null);
  const sending = busy !== null;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('text');
    if (!(field instanceof HTMLTextAreaElement)) return;
    const text = field.value.trim();
    if (!text) return;
    setFailure(null);
    // The same text sent again is the same message.
    const done = await run(text, (key) =>
      accountClient(locale)('POST /api/client/requests/say', { body: { request_id: requestId, text }, key }),
    );
    if (!done) return;
    if (done.ok) {
      // The next message may have been begun meanwhile.
      if (field.value.trim() === text) {
        field.value = '';
        draft.write('');
      }
      onAnswer(done.answer);
    } else {
      const seconds = done.problem?.retryAfter;
      setFailure(seconds ? { kind: 'wait', seconds } : { kind: done.problem ? 'failed' : 'offline' });
    }
  };
  return (
    <form className={styles.say} onSubmit={(event) => void submit(event)}>
      <TextField
        label={m.account_request_say()}
        name="text"
        rows={2}
        maxLength={leadLimits.messageLongest}
        required
        defaultValue={draft.read()}
        onChange={({ target }) => draft.write(target.value)}
      />
      <Button type="submit" kind="quiet" aria-disabled={sending || undefined}>
        {sending ? m.forms_sending() : m.forms_send()}
      </Button>
      <FailureMessage failure={failure} />
    </form>
  );
}
