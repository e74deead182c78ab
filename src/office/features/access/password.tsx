import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import typography from '../../../ui/text/typography.module.css';
import { formatDay, formatMoment } from '../../data/format.ts';
import { meQuery, passwordQuery, welcomeQuery } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { NewPassword } from '../../parts/new-password.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import styles from './access.module.css';

type Options = { nonce: string; secret: string; address: string };

/** The spare way of a person, where the installation has one. Invented people of the demo have none. */
export function Password() {
  const { data: welcome } = useQuery(welcomeQuery);
  const { data: me } = useQuery(meQuery);
  return welcome?.passwords && me && !me.isDemo ? <OwnPassword email={me.email} /> : null;
}

function OwnPassword({ email }: { email: string }) {
  const { data } = useQuery(passwordQuery);
  const [options, setOptions] = useState<Options | null>(null);
  const begin = useCommand('POST /office/api/password/options');
  const remove = useCommand('POST /office/api/password/remove', { refreshes: ['password', 'sessions', 'me'] });
  const problem = begin.problem ?? remove.problem;
  const open = async () => setOptions(await begin.run(undefined));
  return (
    <section className={styles.part} aria-labelledby="password">
      <div className={styles.head}>
        <h2 id="password" className={typography.name}>
          {m.access_password()}
        </h2>
        <div className={styles.steps}>
          <Button kind="quiet" arrow={false} disabled={begin.busy || !data} onClick={() => void open()}>
            {data?.password ? m.access_password_change() : m.access_password_add()}
          </Button>
          {data?.password && (
            <Button kind="quiet" arrow={false} disabled={remove.busy} onClick={() => void remove.run(undefined)}>
              {m.access_password_remove()}
            </Button>
          )}
        </div>
      </div>
      <p className={typography.quiet}>{data && stateOf(data.password)}</p>
      <Refusal text={problem?.message} />
      {options && <PasswordDialog email={email} options={options} onClose={() => setOptions(null)} />}
    </section>
  );
}

function stateOf(password: { createdAt: string; lastUsedAt: string | null } | null): string {
  if (!password) return m.access_password_none();
  const { createdAt, lastUsedAt } = password;
  const day = formatDay(createdAt);
  return lastUsedAt ? m.access_password_used({ day, at: formatMoment(lastUsedAt) }) : m.access_password_since({ day });
}

function PasswordDialog({ email, options, onClose }: { email: string; options: Options; onClose: () => void }) {
  const set = useCommand('POST /office/api/password/set', { refreshes: ['password', 'sessions', 'me'] });
  const submit = async (typed: { password: string; code: string }) => {
    if (await set.run({ nonce: options.nonce, ...typed })) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={m.access_password()} closeLabel={m.shell_close()}>
      <NewPassword
        email={email}
        options={options}
        busy={set.busy}
        problem={set.problem}
        action={m.access_password_save()}
        onSubmit={(typed) => void submit(typed)}
      />
    </Dialog>
  );
}
