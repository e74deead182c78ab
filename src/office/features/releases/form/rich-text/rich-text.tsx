import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../../../../ui/class-names.ts';
import textButton from '../../../../../ui/controls/text-button.module.css';
import prose from '../../../../../ui/text/prose.module.css';
import typography from '../../../../../ui/text/typography.module.css';
import * as m from '../../../../paraglide/messages.js';
import { LinkDialog } from './link-dialog.tsx';
import type { LeftOut } from './pasted-text.ts';
import { readMarkup } from './read-markup.ts';
import styles from './rich-text.module.css';
import { SourceText, type TextProps } from './source-text.tsx';
import { linkAt, setLink } from './text-commands.ts';
import { TextToolbar } from './text-toolbar.tsx';
import { useTextEditor } from './use-text-editor.ts';

const longestPiece = 60;

/** What the editor does not know in a markup; null for a text that it can edit. */
function unknownIn(html: string): string | null {
  const read = readMarkup(html);
  return 'unknown' in read ? read.unknown.slice(0, longestPiece) : null;
}

/** A text of the site; one that the editor does not know stands with its tags, so that nothing of it is lost. */
export function RichText({ onChange, ...props }: TextProps) {
  const { value } = props;
  const [isSource, setSource] = useState(() => unknownIn(value) !== null);
  const said = useRef(value);
  useEffect(() => {
    // What came from elsewhere is looked at anew; what is typed here stays as it is edited.
    if (value !== said.current) setSource(unknownIn(value) !== null);
    said.current = value;
  }, [value]);
  const say = (markup: string) => {
    said.current = markup;
    onChange(markup);
  };
  if (!isSource) return <EditedText {...props} onChange={say} />;
  const unknown = unknownIn(value);
  return (
    <div>
      <SourceText {...props} hint={unknown === null ? m.text_readable() : m.text_unknown({ piece: unknown })} onChange={say} />
      {props.error !== undefined && unknown !== null && <p className={typography.note}>{m.text_unknown({ piece: unknown })}</p>}
      {unknown === null && (
        <button type="button" className={textButton.button} onClick={() => setSource(false)}>
          {m.text_edit()}
        </button>
      )}
    </div>
  );
}

function EditedText({ label, name, value, lang, error, isLocked, isFocused, onChange }: TextProps) {
  const id = useId();
  const [isLinking, setLinking] = useState(false);
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const { place, state, run, focus } = useTextEditor({ value, isLocked, onChange, onLink: () => setLinking(true), onLeftOut: setLeftOut });
  const missing = leftOut === null ? [] : missingOf(leftOut);
  useEffect(() => {
    if (isFocused) place.current?.focus();
  }, [isFocused, place]);
  return (
    <div className={styles.field} data-invalid={error !== undefined}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.box}>
        {state && !isLocked && (
          <TextToolbar label={label} state={state} run={run} focus={focus} controls={id} openLink={() => setLinking(true)} />
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: no field of HTML has emphasis in it */}
        <div
          role="textbox"
          ref={place}
          id={id}
          tabIndex={0}
          data-name={name}
          lang={lang}
          aria-multiline="true"
          aria-readonly={isLocked}
          aria-labelledby={`${id}-label`}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          aria-invalid={error === undefined ? undefined : true}
          className={classNames(prose.prose, styles.text)}
        />
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <p role="status" className={typography.note}>
        {missing.length > 0 && m.text_left_out({ what: missing.join('; ') })}
      </p>
      {isLinking && state && (
        <LinkDialog
          href={linkAt(state)?.href ?? null}
          hasWords={!state.selection.empty}
          onSet={(href, text) => run(setLink(href, text))}
          onClose={() => setLinking(false)}
          onLeft={focus}
        />
      )}
    </div>
  );
}

/** What a pasted text has lost, each in words. */
const missingOf = ({ pictures, tables, links, looks }: LeftOut): string[] => [
  ...(pictures > 0 ? [m.text_left_pictures({ count: pictures })] : []),
  ...(tables > 0 ? [m.text_left_tables({ count: tables })] : []),
  ...(links > 0 ? [m.text_left_links({ count: links })] : []),
  ...(looks ? [m.text_left_looks()] : []),
];
