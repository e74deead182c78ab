import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { systemClock } from '../../../base/clock.ts';
import { ask } from '../../data/ask.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import { QuotesList } from '../../parts/quotes/quotes-list.tsx';
import record from '../../parts/record.module.css';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { WhoChanged } from '../../parts/who-changed.tsx';
import { Conversation } from './conversation.tsx';
import styles from './inbox.module.css';
import { clientName, isLate, kindNames, promiseText } from './inbox-texts.ts';
import { OutcomeForm } from './outcome-form.tsx';
import { WhatClientSaw } from './what-client-saw.tsx';

/** One request: call, note what came of it; beside it what the client saw. */
export function RequestPage() {
  const { id = '' } = useParams();
  const asked = useQuery({
    queryKey: ['request', id],
    queryFn: ({ signal }) => ask('GET /office/api/request', { query: { id }, signal }),
  });
  const request = asked.data?.request;
  return (
    <>
      <ScreenHead title={request ? clientName(request) : m.inbox_title()} about={request ? kindNames[request.kind]() : ''}>
        <WhoChanged type="request" id={id} />
        <Link to="/inbox" className={record.opens}>
          {m.inbox_back()}
        </Link>
      </ScreenHead>
      <QueryState query={asked} />
      {request && (
        <div className={record.page}>
          <div className={record.column}>
            <p role="status" className={styles.promise}>
              <span className={isLate(request, systemClock()) ? record.late : undefined}>{promiseText(request, systemClock())}</span>
              {request.isEscalated && <span className={record.note}>{m.inbox_escalated()}</span>}
              {request.pauseWhy && <span className={record.note}>{m.inbox_pause_said({ why: request.pauseWhy })}</span>}
            </p>
            <OutcomeForm key={request.id} request={request} />
            <Conversation key={request.id} request={request} />
            <QuotesList of="request" id={request.id} />
          </div>
          <WhatClientSaw request={request} />
        </div>
      )}
    </>
  );
}
