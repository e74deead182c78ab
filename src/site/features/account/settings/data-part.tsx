import { useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { useCommand } from '../../../data/api/use-command.ts';
import { useLocale } from '../../../data/paths.ts';
import { accountClient } from '../../../data/stored/account.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './settings.module.css';
import { SettingsPart } from './settings-part.tsx';

export function DataPart() {
  const locale = useLocale();
  const [failed, setFailed] = useState(false);
  const { busy, run } = useCommand<'download'>();
  const download = async () => {
    setFailed(false);
    const done = await run('download', () => accountClient(locale)('GET /api/client/download'));
    if (!done) return;
    if (!done.ok) return setFailed(true);
    const address = URL.createObjectURL(new Blob([JSON.stringify(done.answer, null, 2)], { type: 'application/json' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: 'my-data.json' });
    link.click();
    // The browser takes the file after the click has returned.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return (
    <SettingsPart title={m.account_data()} text={m.account_data_text()}>
      <Button
        kind="quiet"
        arrow={false}
        className={styles.start}
        aria-disabled={busy !== null || undefined}
        onClick={() => void download()}
      >
        {m.account_download()}
      </Button>
      <p className={typography.failure} role="status">
        {failed && m.forms_failed()}
      </p>
    </SettingsPart>
  );
}
