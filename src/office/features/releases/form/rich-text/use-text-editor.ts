import { history } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type LeftOut, PastedTextParser, withoutStyles } from './pasted-text.ts';
import { markupOf, readMarkup } from './read-markup.ts';
import { textKeys } from './text-commands.ts';

type Props = {
  value: string;
  isLocked: boolean;
  onChange: (markup: string) => void;
  onLink: () => void;
  onLeftOut: (leftOut: LeftOut) => void;
};

/** A change that came from outside is neither said again nor taken back by an undo. */
const fromOutside = 'from-outside';

/** The smallest change that makes one text of another, so that the cursor stays where it was. */
function turnInto(state: EditorState, doc: Node): Transaction {
  const start = state.doc.content.findDiffStart(doc.content);
  const end = state.doc.content.findDiffEnd(doc.content);
  const change = state.tr.setMeta(fromOutside, true).setMeta('addToHistory', false);
  if (start === null || !end) return change;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return change.replace(start, end.a + overlap, doc.slice(start, end.b + overlap));
}

/** Edits a markup in an element. What is not changed is never said; what is put back is said as it was opened. */
export function useTextEditor({ value, isLocked, onChange, onLink, onLeftOut }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState | null>(null);
  /** The markup that was opened, how it is written again, and what was said last. */
  const last = useRef({ opened: value, written: '', said: value });

  const apply = useEffectEvent((change: Transaction) => {
    if (!view.current) return;
    const next = view.current.state.apply(change);
    view.current.updateState(next);
    setState(next);
    if (!change.docChanged || change.getMeta(fromOutside)) return;
    const written = markupOf(next.doc);
    const said = written === last.current.written ? last.current.opened : written;
    if (said === last.current.said) return;
    last.current.said = said;
    onChange(said);
  });
  const openLink = useEffectEvent(onLink);
  const reportLeftOut = useEffectEvent(onLeftOut);

  /** The text of a markup, which is remembered as the one that was opened. */
  const open = useEffectEvent((markup: string): Node | null => {
    const read = readMarkup(markup);
    if (!('doc' in read)) return null;
    last.current = { opened: markup, written: markupOf(read.doc), said: markup };
    return read.doc;
  });

  const begin = useEffectEvent((element: HTMLElement): EditorView | null => {
    const doc = open(value);
    if (!doc) return null;
    const linked: Command = () => {
      openLink();
      return true;
    };
    const first = EditorState.create({ doc, plugins: [history(), ...textKeys(linked)] });
    setState(first);
    return new EditorView(
      { mount: element },
      {
        state: first,
        dispatchTransaction: (change) => apply(change),
        transformPastedHTML: withoutStyles,
        clipboardParser: new PastedTextParser((leftOut) => reportLeftOut(leftOut)),
        handleDOMEvents: {
          // A key may come before the browser's word about what the key before it has selected.
          keydown: ({ dom }) => void dom.ownerDocument.dispatchEvent(new Event('selectionchange')),
        },
        handlePaste(_view, { clipboardData }) {
          // A picture alone, which another field is for.
          const files = clipboardData?.files.length ?? 0;
          if (files === 0 || clipboardData?.getData('text/html') || clipboardData?.getData('text/plain')) return false;
          reportLeftOut({ pictures: files, tables: 0, links: 0, looks: false });
          return true;
        },
      },
    );
  });

  useEffect(() => {
    if (!place.current) return;
    const made = begin(place.current);
    view.current = made;
    return () => {
      view.current = null;
      made?.destroy();
    };
  }, []);
  useEffect(() => view.current?.setProps({ editable: () => !isLocked }), [isLocked]);
  useEffect(() => {
    if (!view.current || value === last.current.said) return;
    const doc = open(value);
    if (doc) view.current.dispatch(turnInto(view.current.state, doc));
  }, [value]);

  return {
    place,
    state,
    run: (command: Command) => void (view.current && command(view.current.state, view.current.dispatch, view.current)),
    focus: () => view.current?.focus(),
  };
}
