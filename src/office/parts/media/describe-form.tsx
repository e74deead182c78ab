import { type FormEvent, useRef, useState } from 'react';
import { isSameJson } from '../../../base/json/merge-fields.ts';
import { type MediaPictureAnswer, mediaLimits } from '../../../contract/office/media/media.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import textButton from '../../../ui/controls/text-button.module.css';
import { queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import record from '../record.module.css';
import { Refusal } from '../refusal.tsx';
import { FocusField } from './focus-field.tsx';
import styles from './media.module.css';

type Typed = Pick<MediaPictureAnswer, 'alt' | 'focus'>;
const wordsOf = ({ alt, focus }: Typed): Typed => ({ alt, focus });

/** What is wrong with a description; the answer names the two together. */
function wrongIn(text: string): { error: string } | undefined {
  if (text.trim() === '') return { error: m.shell_field_required() };
  return text.trim().length > mediaLimits.altLongest ? { error: m.shell_field_too_long() } : undefined;
}

type Props = { picture: MediaPictureAnswer; onDone?: () => void };

/** What a picture shows, in both languages, and the point of it to keep in view. */
export function DescribeForm({ picture, onDone }: Props) {
  const { name } = picture;
  /** The picture as it was read, over which is saved. */
  const [base, setBase] = useState(picture);
  const [seen, setSeen] = useState(picture.version);
  const [{ alt, focus }, setTyped] = useState<Typed>(picture);
  const [isTried, setTried] = useState(false);
  const latest = useRef<Typed>(picture);
  const type = (next: Typed) => {
    latest.current = next;
    setTyped(next);
  };
  const isTyped = !isSameJson({ alt, focus }, wordsOf(base));
  const take = (newer: MediaPictureAnswer) => {
    setBase(newer);
    type(newer);
  };
  /** Takes what was saved; words that were typed while it was stay. Answers whether there are none. */
  const takeSaved = (saved: MediaPictureAnswer, sent: Typed): boolean => {
    const isSame = isSameJson(wordsOf(latest.current), sent);
    if (isSame) take(saved);
    else setBase(saved);
    return isSame;
  };
  if (picture.version !== seen) {
    setSeen(picture.version);
    if (!isTyped) take(picture);
    // Another file came behind the picture: what is typed stays.
    else if (isSameJson(wordsOf(picture), wordsOf(base))) setBase(picture);
  }
  const { run, busy, problem, answer } = useCommand('POST /office/api/media/describe', {
    refreshes: ['media', 'media-picture', 'release', 'translations', 'today'],
  });
  // The picture may be another by now, and that one is offered.
  const readAnew = () => queries.invalidateQueries({ queryKey: ['media-picture'] });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongIn(alt.uk) || wrongIn(alt.en)) return;
    const saved = await run({ name, version: base.version, alt, focus });
    if (!saved) return readAnew();
    setTried(false);
    if (takeSaved(saved.picture, { alt, focus })) onDone?.();
  };
  const confirm = async () => {
    const saved = await run({ name, version: base.version, ...wordsOf(base), isRight: true });
    if (saved) takeSaved(saved.picture, wordsOf(base));
    else await readAnew();
  };
  return (
    <form className={record.form} onSubmit={(event) => void submit(event)} noValidate>
      <FocusField picture={picture} focus={focus} onChange={(point) => type({ alt, focus: point })} />
      <div className={styles.words}>
        <TextField
          label={m.media_alt_uk()}
          hint={m.media_alt_hint()}
          name="alt.uk"
          rows={3}
          value={alt.uk}
          onChange={({ target }) => type({ focus, alt: { ...alt, uk: target.value } })}
          {...(isTried && wrongIn(alt.uk))}
        />
        <TextField
          label={m.media_alt_en()}
          name="alt.en"
          rows={3}
          lang="en"
          value={alt.en}
          onChange={({ target }) => type({ focus, alt: { ...alt, en: target.value } })}
          {...(isTried && wrongIn(alt.en))}
        />
      </div>
      {base.isStale && !isTyped && (
        <p className={styles.stale}>
          {m.media_stale()}{' '}
          <button type="button" className={textButton.button} disabled={busy} onClick={() => void confirm()}>
            {m.media_still_right()}
          </button>
        </p>
      )}
      <Refusal text={problem?.message} />
      {problem?.code === 'changed-meanwhile' && (
        <button type="button" className={textButton.button} onClick={() => take(picture)}>
          {m.media_take_newer()}
        </button>
      )}
      <p className={styles.bar}>
        <Button type="submit" arrow={false} disabled={busy}>
          {m.media_save()}
        </Button>
        <span role="status" className={record.quiet}>
          {answer && !busy && !isTyped ? m.media_saved() : ''}
        </span>
      </p>
    </form>
  );
}
