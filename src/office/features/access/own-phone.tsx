import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { fieldError } from '../../data/field-error.ts';
import { meQuery } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { Refusal } from '../../parts/refusal.tsx';
import styles from './access.module.css';

/** The number to which the office writes while it is closed on the person's screen. */
export function OwnPhone() {
  const { data: me } = useQuery(meQuery);
  const [typed, setTyped] = useState<string | null>(null);
  const { run, busy, problem, answer, reset } = useCommand('POST /office/api/phone', { refreshes: ['me', 'people'] });
  if (!me) return null;
  const phone = typed ?? me.phone ?? '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The number stands as it was stored, unless another was typed meanwhile.
    if (await run({ phone })) setTyped((now) => (now === typed ? null : now));
  };
  const wrong = fieldError(problem, 'phone');
  return (
    <section className={styles.part} aria-labelledby="phone">
      <div className={styles.head}>
        <h2 id="phone" className={typography.name}>
          {m.access_phone()}
        </h2>
      </div>
      <p className={typography.quiet}>{m.access_phone_about()}</p>
      <form className={styles.phone} onSubmit={(event) => void submit(event)} onChange={() => answer && reset()} noValidate>
        <TextField
          label={m.access_phone_number()}
          name="phone"
          type="tel"
          autoComplete="tel"
          value={phone}
          onChange={({ target }) => setTyped(target.value)}
          {...wrong}
        />
        <Button kind="quiet" arrow={false} type="submit" disabled={busy}>
          {m.access_phone_save()}
        </Button>
      </form>
      <p role="status" className={styles.note}>
        {answer && (me.phone ? m.access_phone_saved() : m.access_phone_removed())}
      </p>
      <Refusal text={wrong ? undefined : problem?.message} />
    </section>
  );
}
