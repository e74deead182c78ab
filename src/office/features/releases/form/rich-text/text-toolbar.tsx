import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import * as m from '../../../../paraglide/messages.js';
import styles from './rich-text.module.css';
import { linkAt, tools } from './text-commands.ts';

type Props = {
  label: string;
  /** The id of the text that it belongs to. */
  controls: string;
  state: EditorState;
  run: (command: Command) => void;
  focus: () => void;
  openLink: () => void;
};

type Button = Omit<(typeof tools)[number], 'id' | 'key' | 'command'> & { id: string; onPress: () => void };

const drawn = (paths: string) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
    <path d={paths} />
  </svg>
);
const signs: Readonly<Record<string, () => ReactNode>> = {
  strong: () => <b>{m.text_strong_sign()}</b>,
  em: () => <i>{m.text_em_sign()}</i>,
  h2: () => 'H2',
  h3: () => 'H3',
  h4: () => 'H4',
  ul: () => drawn('M9 6h12M9 12h12M9 18h12M3.5 6h1.5M3.5 12h1.5M3.5 18h1.5'),
  ol: () => drawn('M10 6h11M10 12h11M10 18h11M3.5 4.5 5 4v5M3 13.5c1.5-1.2 3-.2 2.2 1L3 17.5h3'),
  link: () => drawn('M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.6-5.6l-1.2 1.1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.6l1.2-1.1'),
  undo: () => drawn('M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4'),
  redo: () => drawn('m16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h4'),
};
const names: Readonly<Record<string, () => string>> = {
  strong: m.text_strong,
  em: m.text_em,
  ul: m.text_ul,
  ol: m.text_ol,
  h2: () => m.text_h2({ sign: 'H2' }),
  h3: () => m.text_h3({ sign: 'H3' }),
  h4: () => m.text_h4({ sign: 'H4' }),
  link: m.text_link,
  undo: m.text_undo,
  redo: m.text_redo,
};

/** The buttons above a text: one stop of the tabulator, with arrows between them. */
export function TextToolbar({ label, controls, state, run, focus, openLink }: Props) {
  const [stop, setStop] = useState(0);
  const link = { id: 'link', keys: 'K', isOn: () => linkAt(state) !== null, canDo: () => true, onPress: openLink };
  const pressed: Button[] = tools.map(({ command, ...tool }) => ({ ...tool, onPress: () => run(command) }));
  const buttons = pressed.toSpliced(-2, 0, link);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + buttons.length) % buttons.length;
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div role="toolbar" aria-label={m.text_toolbar({ name: label })} aria-controls={controls} className={styles.toolbar} onKeyDown={move}>
      {buttons.map(({ id, keys, isOn, canDo, onPress }, at) => {
        const can = canDo(state);
        const press = ({ detail }: MouseEvent) => {
          setStop(at);
          if (!can) return;
          onPress();
          // Who came by the keyboard stays at the button.
          if (detail > 0 && id !== 'link') focus();
        };
        return (
          <button
            key={id}
            type="button"
            tabIndex={at === stop ? 0 : -1}
            aria-label={names[id]?.()}
            title={`${names[id]?.()} (Ctrl+${keys})`}
            aria-keyshortcuts={`Control+${keys} Meta+${keys}`}
            aria-pressed={isOn?.(state)}
            aria-disabled={!can}
            // The selection of the text stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={press}
          >
            {signs[id]?.()}
          </button>
        );
      })}
    </div>
  );
}
