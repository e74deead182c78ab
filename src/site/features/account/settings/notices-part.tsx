import { useEffect, useRef, useState } from 'react';
import { makeClient } from '../../../../contract/client.ts';
import type { Notices, User } from '../../../../contract/clients/clients.ts';
import { Checkbox } from '../../../../ui/controls/checkbox.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { useCommand } from '../../../data/api/use-command.ts';
import { useLocale } from '../../../data/paths.ts';
import { accountClient, accountToken, noteUser, useUser } from '../../../data/stored/account.ts';
import * as m from '../../../paraglide/messages.js';
import { noticeChange } from './notice-change.ts';
import { SettingsPart } from './settings-part.tsx';

const texts: Record<keyof Notices, () => string> = { dealSms: m.account_notice_sms, dealEmails: m.account_notice_email };

/** Each choice is saved at once, or after the one before it, or when the page is left; one that could not be saved is reset. */
export function NoticesPart() {
  const user = useUser();
  const locale = useLocale();
  const [failed, setFailed] = useState(false);
  const { run } = useCommand<keyof Notices>();
  const shown = useRef(user);
  shown.current = user;
  const unsaved = useRef(new Map<keyof Notices, boolean>());
  useEffect(() => {
    // The browser sends what is left, and needs no page for it.
    const client = makeClient((path, init) => fetch(path, { ...init, keepalive: true }), locale, accountToken);
    const saveRest = () => {
      if (unsaved.current.size > 0) client('POST /api/client/update', { body: noticeChange(...unsaved.current) }).catch(() => null);
    };
    window.addEventListener('pagehide', saveRest);
    return () => window.removeEventListener('pagehide', saveRest);
  }, [locale]);
  if (!user) return null;
  const show = (who: User | null, notices: Partial<Notices>) => who && noteUser({ ...who, notices: { ...who.notices, ...notices } });
  const save = async (): Promise<void> => {
    const [next] = unsaved.current;
    if (!next) return;
    const [name, wanted] = next;
    const done = await run(name, () => accountClient(locale)('POST /api/client/update', { body: noticeChange(next) }));
    // The choice under way takes this one along.
    if (!done) return;
    const isLatest = unsaved.current.get(name) === wanted;
    if (isLatest) unsaved.current.delete(name);
    if (done.ok) show(done.answer.user, Object.fromEntries(unsaved.current));
    else if (isLatest) show(shown.current, { [name]: !wanted });
    setFailed(!done.ok);
    return save();
  };
  const choose = (name: keyof Notices, wanted: boolean) => {
    setFailed(false);
    unsaved.current.set(name, wanted);
    show(user, { [name]: wanted });
    void save();
  };
  return (
    <SettingsPart title={m.account_notices()} text={m.account_notices_text()}>
      {(Object.keys(texts) as (keyof Notices)[]).map((name) => (
        <Checkbox key={name} name={name} checked={user.notices[name]} onChange={(event) => choose(name, event.currentTarget.checked)}>
          {texts[name]()}
        </Checkbox>
      ))}
      <p className={typography.failure} role="status">
        {failed && m.forms_failed()}
      </p>
    </SettingsPart>
  );
}
