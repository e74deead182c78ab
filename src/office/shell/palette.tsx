import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../../ui/controls/dialog.tsx';
import typography from '../../ui/text/typography.module.css';
import { findQuery } from '../data/queries.ts';
import * as m from '../paraglide/messages.js';
import { QueryState } from '../parts/query-state.tsx';
import styles from './palette.module.css';
import { type Choice, choicesOf, recentChoices, rememberChoice } from './palette-choices.ts';

const typedLongest = 60;

/** Opens by Ctrl K, or Cmd K, and by its button; a text that is edited takes the key for its links. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyK' || event.defaultPrevented) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <button type="button" className={styles.opener} aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        {m.find_open()} <kbd className={styles.keys}>Ctrl K</kbd>
      </button>
      <Dialog open={isOpen} onClose={close} title={m.find_title()} closeLabel={m.shell_close()} initialFocus={field}>
        <Finder field={field} onDone={close} />
      </Dialog>
    </>
  );
}

/** A combobox over what the office knows: the focus stays in the field, the arrows choose, Enter opens. */
function Finder({ field, onDone }: { field: RefObject<HTMLInputElement | null>; onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const navigate = useNavigate();
  const asked = typed.trim();
  const query = useQuery(findQuery(asked));
  const { data, isPlaceholderData, error } = query;
  /** Enter was pressed before the answer to what is typed: its first line opens when it comes. */
  const [opensFirst, setOpensFirst] = useState(false);
  const isStale = asked !== '' && (isPlaceholderData || !data);
  const choices = asked === '' ? recentChoices() : data ? choicesOf(data) : [];
  const at = Math.min(active, choices.length - 1);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to clean up.
    document.getElementById(`${listId} ${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, at]);

  function choose(choice: Choice): void {
    rememberChoice(choice);
    onDone();
    if (choice.to.startsWith('tel:')) location.assign(choice.to);
    else void navigate(choice.to);
  }
  useEffect(() => {
    if (!opensFirst || isStale) return;
    setOpensFirst(false);
    const [first] = choices;
    if (first) choose(first);
  });
  function openFirst(): void {
    setOpensFirst(true);
    if (error) void query.refetch().then((answer) => answer.error && setOpensFirst(false));
  }
  function onKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: choices.length - 1 };
    const { [event.key]: next } = steps;
    const isWithinText = (event.key === 'Home' || event.key === 'End') && typed !== '';
    if (next !== undefined && !isWithinText && choices.length > 0) {
      event.preventDefault();
      setActive((next + choices.length) % choices.length);
    }
    const chosen = choices[at];
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isStale) openFirst();
    else if (chosen) choose(chosen);
  }

  return (
    <div className={styles.finder}>
      <input
        ref={field}
        className={styles.field}
        role="combobox"
        aria-label={m.find_label()}
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={choices.length > 0 ? `${listId} ${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={typedLongest}
        placeholder={m.find_label()}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
          setOpensFirst(false);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={choices.length > 0 ? styles.hidden : typography.quiet}>
        {choices.length > 0 ? m.find_count({ count: choices.length }) : asked === '' ? m.find_hint() : data ? m.find_nothing() : ''}
      </p>
      {asked !== '' && error && <QueryState query={query} />}
      <div id={listId} role="listbox" aria-label={m.find_title()} className={styles.list}>
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses in the field, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: the active line is named by the field
          <div
            key={`${choice.group} ${choice.to} ${choice.title}`}
            id={`${listId} ${index}`}
            role="option"
            aria-selected={index === at}
            className={styles.choice}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(choice)}
          >
            <span className={styles.title}>{choice.title}</span>
            <span className={styles.group}>{choice.group}</span>
            {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
