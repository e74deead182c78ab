import { type FormEvent, useState } from 'react';
import type { MediaPictureAnswer } from '../../../contract/office/media/media.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import record from '../record.module.css';
import { Refusal } from '../refusal.tsx';
import { FocusField } from './focus-field.tsx';
import styles from './media.module.css';

type Props = { picture: MediaPictureAnswer; onDone?: () => void };

/** What a picture shows, in both languages, and the point of it to keep in view. */
export function DescribeForm({ picture, onDone }: Props) {
  const { name, version } = picture;
  const [alt, setAlt] = useState(picture.alt);
  const [focus, setFocus] = useState(picture.focus);
  const { run, busy, problem, answer } = useCommand('POST /office/api/media/describe', {
    refreshes: ['media', 'media-picture', 'release'],
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run({ name, version, alt, focus })) onDone?.();
  };
  return (
    <form className={record.form} onSubmit={(event) => void submit(event)} noValidate>
      <FocusField picture={picture} focus={focus} onChange={setFocus} />
      <div className={styles.words}>
        <TextField
          label={m.media_alt_uk()}
          hint={m.media_alt_hint()}
          name="alt.uk"
          rows={3}
          value={alt.uk}
          onChange={({ target }) => setAlt({ ...alt, uk: target.value })}
          {...fieldError(problem, 'alt.uk')}
        />
        <TextField
          label={m.media_alt_en()}
          name="alt.en"
          rows={3}
          lang="en"
          value={alt.en}
          onChange={({ target }) => setAlt({ ...alt, en: target.value })}
          {...fieldError(problem, 'alt.en')}
        />
      </div>
      <Refusal text={problem?.errors ? undefined : problem?.message} />
      <p className={styles.bar}>
        <Button type="submit" arrow={false} disabled={busy}>
          {m.media_save()}
        </Button>
        <span role="status" className={record.quiet}>
          {answer && !busy && answer.picture.version === version ? m.media_saved() : ''}
        </span>
      </p>
    </form>
  );
}
