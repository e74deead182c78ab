import { type CSSProperties, type FocusEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { timings } from '../../data/constants.ts';
import { usePath } from '../../data/paths.ts';
import { answerCookies, useCookieStatus } from '../../data/stored/cookie-status.ts';
import * as m from '../../paraglide/messages.js';
import styles from './cookie-notice.module.css';

type Answer = 'accepted' | 'dismissed';

const durations = { '--slide-in': `${timings.cookieSlideIn}ms`, '--slide-out': `${timings.cookieSlideOut}ms` } as CSSProperties;
/** A change of language renders the page anew; the notice stays at its place. */
let isIn = false;

/**
 * Asks for consent until it is answered (specification §4). It stands before the header in the order of focus, does not take the focus
 * by itself, and returns it when it closes.
 */
export function CookieNotice() {
  const unanswered = useCookieStatus() === 'unanswered';
  const [place, setPlace] = useState<'away' | 'in'>(isIn ? 'in' : 'away');
  useEffect(() => {
    if (!unanswered) return;
    const timer = setTimeout(() => {
      isIn = true;
      setPlace('in');
    }, timings.cookieNoticeDelay);
    return () => clearTimeout(timer);
  }, [unanswered]);
  // The region is there before its words, so that they are read out when they come.
  return <div aria-live="polite">{unanswered && place === 'in' && <Notice />}</div>;
}

function Notice() {
  const path = usePath();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const focusedBefore = useRef<HTMLElement | null>(null);
  const notice = useRef<HTMLElement>(null);

  useEffect(() => {
    if (answer === null) return;
    const timer = setTimeout(settle, timings.cookieSlideOut);
    // A visitor who agrees and leaves at once has agreed.
    window.addEventListener('pagehide', settle);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', settle);
    };

    function settle() {
      if (answer !== null) answerCookies(answer);
    }
  }, [answer]);

  const leave = (given: Answer) => {
    if (notice.current?.contains(document.activeElement)) {
      const back = focusedBefore.current?.isConnected ? focusedBefore.current : document.getElementById('content');
      back?.focus({ preventScroll: true });
    }
    setAnswer(given);
  };

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  };
  return (
    <section
      ref={notice}
      className={styles.notice}
      style={durations}
      data-ground="dark"
      data-leaving={answer !== null || undefined}
      aria-label={m.shell_cookies()}
      onFocus={onFocus}
      onKeyDown={({ key }) => key === 'Escape' && leave('dismissed')}
    >
      <p className={styles.text}>
        {m.shell_cookies_text()}{' '}
        <Link href={path('privacy-policy')} inText>
          {m.shell_cookies_policy()}
        </Link>
      </p>
      <Button kind="quiet" className={styles.agree} arrow={false} onClick={() => leave('accepted')}>
        {m.shell_cookies_agree()}
      </Button>
      <button type="button" className={styles.cross} aria-label={m.shell_cookies_dismiss()} onClick={() => leave('dismissed')}>
        <Icon name="close" />
      </button>
    </section>
  );
}
