import { useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import textButton from '../../../ui/controls/text-button.module.css';
import type { RootData } from '../../data/pages/load-static-pages.ts';
import { useCookieStatus, withdrawCookies } from '../../data/stored/cookie-status.ts';
import * as m from '../../paraglide/messages.js';
import styles from './consent-answer.module.css';

/** The visitor's answer to the cookie notice, and a way to withdraw it as easily as it was given (specification §4). */
export function ConsentAnswer() {
  const status = useCookieStatus();
  const tags = useRouteLoaderData<RootData>('root')?.tags;
  const message = useRef<HTMLParagraphElement>(null);
  const withdraw = () => {
    // The button goes with the answer.
    message.current?.focus({ preventScroll: true });
    withdrawCookies();
    if (tags && status === 'accepted') void import('../tags/forget-tags.ts').then(({ forgetTags }) => forgetTags());
  };
  return (
    <div className={styles.answer}>
      <p ref={message} className={styles.message} tabIndex={-1} aria-live="polite">
        {status === 'accepted' ? m.legal_cookies_accepted() : m.legal_cookies_refused()}
      </p>
      {status !== 'unanswered' && (
        <button type="button" className={textButton.button} onClick={withdraw}>
          {status === 'accepted' ? m.legal_cookies_withdraw() : m.legal_cookies_ask()}
        </button>
      )}
    </div>
  );
}
