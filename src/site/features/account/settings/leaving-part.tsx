import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../ui/controls/button.tsx';
import { takeFocus } from '../../../../ui/take-focus.ts';
import typography from '../../../../ui/text/typography.module.css';
import { pageUnreached } from '../../../data/constants.ts';
import { useLocale, usePath } from '../../../data/paths.ts';
import { accountClient, useUser } from '../../../data/stored/account.ts';
import * as m from '../../../paraglide/messages.js';
import { leaveDevice } from '../own/leave-device.ts';
import { DeferredOwnCode } from './deferred-own-code.tsx';
import styles from './settings.module.css';
import { SettingsPart } from './settings-part.tsx';

/** Until a move to a page comes to nothing: the page in sight stays, or a document is loaded instead. */
const pageNotOpened = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const event of [pageUnreached, 'beforeunload']) window.addEventListener(event, resolve, { once: true });
  });

/** Deletion of the account: explained first, then proven by a fresh code, because an unattended screen may be used by another person. */
export function LeavingPart() {
  const user = useUser();
  const locale = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const [step, setStep] = useState<'asked' | 'code' | 'closed' | null>(null);
  const [live, setLive] = useState(false);
  if (!user) return null;

  const leave = async (code: string) => {
    setLive(false);
    await accountClient(locale)('POST /api/client/delete', { body: { code } });
    // Until home is there, or cannot be had: a page of the account without a client would ask for a login.
    await Promise.race([navigate(path()), pageNotOpened()]);
    leaveDevice();
  };
  return (
    <SettingsPart title={m.account_delete()} text={m.account_delete_text()}>
      {(step === null || step === 'closed') && (
        <Button
          kind="quiet"
          arrow={false}
          className={styles.start}
          ref={step === 'closed' ? takeFocus : undefined}
          onClick={() => setStep('asked')}
        >
          {m.account_delete()}
        </Button>
      )}
      {step === 'asked' && (
        <div className={styles.end}>
          <Button onClick={() => setStep('code')}>{m.account_delete_start()}</Button>
          <Button kind="plain" ref={takeFocus} onClick={() => setStep('closed')}>
            {m.account_delete_stay()}
          </Button>
        </div>
      )}
      {step === 'code' && (
        <DeferredOwnCode
          purpose="leave"
          text={m.account_delete_code}
          enter={leave}
          refused={(code) => {
            setLive(code === 'deal-is-live');
            return code === 'deal-is-live';
          }}
        />
      )}
      <p className={typography.failure} role="status">
        {live && m.account_delete_live()}
      </p>
    </SettingsPart>
  );
}
