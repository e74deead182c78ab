import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '../../../../../ui/controls/field.tsx';
import textButton from '../../../../../ui/controls/text-button.module.css';
import * as m from '../../../../paraglide/messages.js';
import { DialogForm } from '../../../../parts/dialog-form.tsx';
import { addressOf } from './text-address.ts';

type Props = {
  /** The address of the link that is changed; null for a new one. */
  href: string | null;
  /** Whether words are selected that become the link. */
  hasWords: boolean;
  onSet: (href: string | null, text: string) => void;
  onClose: () => void;
  /** Called once the dialog is gone, and the focus with it. */
  onLeft: () => void;
};

/** Where a link leads, and its words where none are selected. */
export function LinkDialog({ href, hasWords, onSet, onClose, onLeft }: Props) {
  const [typed, setTyped] = useState(href ?? '');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const leave = useEffectEvent(onLeft);
  useEffect(() => () => leave(), []);
  const submit = async () => {
    const address = addressOf(typed);
    setWrong(address === null);
    if (address !== null) onSet(address, text.trim() || typed.trim());
    return address;
  };
  return (
    <DialogForm title={m.text_link()} action={m.text_link_set()} busy={false} problem={null} onSubmit={submit} onClose={onClose}>
      <TextField
        label={m.text_link_address()}
        name="address"
        inputMode="url"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        {...(isWrong ? { error: m.text_link_wrong({ examples: 'https://…, /news/' }) } : { hint: m.text_link_hint() })}
      />
      {!hasWords && href === null && (
        <TextField
          label={m.text_link_words()}
          name="words"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {href !== null && (
        <p>
          <button
            type="button"
            className={textButton.button}
            onClick={() => {
              onSet(null, '');
              onClose();
            }}
          >
            {m.text_link_remove()}
          </button>
        </p>
      )}
    </DialogForm>
  );
}
