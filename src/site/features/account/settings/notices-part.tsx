import { useState } from 'react';
import type { Notices } from '../../../../contract/clients/clients.ts';
import { Checkbox } from '../../../../ui/controls/checkbox.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { useCommand } from '../../../data/api/use-command.ts';
import { useLocale } from '../../../data/paths.ts';
import { accountClient, noteUser, useUser } from '../../../data/stored/account.ts';
import * as m from '../../../paraglide/messages.js';
import { noticeChange } from './notice-change.ts';
import { SettingsPart } from './settings-part.tsx';

const texts: Record<keyof Notices, () => string> = { dealSms: m.account_notice_sms, dealEmails: m.account_notice_email };

/** Each choice is saved at once; one that could not be saved is reset. */
export function NoticesPart() {
  const user = useUser();
  const locale = useLocale();
  const [failed, setFailed] = useState(false);
  const { busy, run } = useCommand<keyof Notices>();
  if (!user) return null;
  const choose = async (name: keyof Notices, wanted: boolean) => {
    if (busy) return;
    setFailed(false);
    noteUser({ ...user, notices: { ...user.notices, [name]: wanted } });
    const done = await run(name, () => accountClient(locale)('POST /api/client/update', { body: noticeChange(name, wanted) }));
    if (!done) return;
    noteUser(done.ok ? done.answer.user : user);
    setFailed(!done.ok);
  };
  return (
    <SettingsPart title={m.account_notices()} text={m.account_notices_text()}>
      {(Object.keys(texts) as (keyof Notices)[]).map((name) => (
        <Checkbox key={name} name={name} checked={user.notices[name]} onChange={(event) => void choose(name, event.currentTarget.checked)}>
          {texts[name]()}
        </Checkbox>
      ))}
      <p className={typography.failure} role="status">
        {failed && m.forms_failed()}
      </p>
    </SettingsPart>
  );
}
