import { baseKeymap, setBlockType, toggleMark } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { headingLevels, textSchema } from './text-schema.ts';

const { nodes, marks } = textSchema;

/** The innermost list around a place: its type, and where it stands. */
function listAround($at: ResolvedPos): { type: NodeType; pos: number } | null {
  for (let depth = $at.depth; depth > 0; depth--) {
    const { type } = $at.node(depth);
    if (type === nodes.bullet_list || type === nodes.ordered_list) return { type, pos: $at.before(depth) };
  }
  return null;
}

/** A list of this type, or none where it is one already; a list of the other type becomes this one, and a heading a paragraph. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const around = listAround(state.selection.$from);
    if (around?.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    if (around) {
      dispatch?.(state.tr.setNodeMarkup(around.pos, type));
      return true;
    }
    if (wrapInList(type)(state, dispatch)) return true;
    return setBlockType(nodes.paragraph)(
      state,
      dispatch &&
        ((plain) =>
          wrapInList(type)(state.apply(plain), (wrapped) => {
            for (const step of wrapped.steps) plain.step(step);
            dispatch(plain);
          })),
    );
  };

/** A heading of a level, or a paragraph where it is one already. No list has headings. */
const toggleHeading =
  (level: number): Command =>
  (state, dispatch) => {
    const { type, attrs } = state.selection.$from.parent;
    const isOne = type === nodes.heading && attrs.level === level;
    return isOne ? setBlockType(nodes.paragraph)(state, dispatch) : setBlockType(nodes.heading, { level })(state, dispatch);
  };

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** The link at the cursor, or the first one in the selection: its address and its extent. */
export function linkAt({ selection }: EditorState): { href: string; from: number; to: number } | null {
  const { $from, from, to } = selection;
  const ends: { href: string; from: number; to: number }[] = [];
  let at = $from.start();
  $from.parent.forEach((node) => {
    const href = marks.link.isInSet(node.marks)?.attrs.href as string | undefined;
    const last = ends.at(-1);
    if (href !== undefined && last?.href === href && last.to === at) last.to += node.nodeSize;
    else if (href !== undefined) ends.push({ href, from: at, to: at + node.nodeSize });
    at += node.nodeSize;
  });
  return ends.find((one) => one.from <= to && one.to >= from) ?? null;
}

/** Links what is selected, or the link at the cursor, or a new text, to an address; null takes the link away. */
export const setLink =
  (href: string | null, text: string): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    const present = linkAt(state);
    const { from, to } = selection.empty && present ? present : selection;
    const mark = href === null ? null : marks.link.create({ href });
    if (mark && from === to) tr.insert(from, textSchema.text(text, mark.addToSet(selection.$from.marks())));
    else {
      tr.removeMark(from, to, marks.link);
      if (mark) tr.addMark(from, to, mark);
    }
    if (mark) tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(to))).removeStoredMark(marks.link);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

const isMarked = ({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean =>
  selection.empty ? Boolean(type.isInSet(storedMarks ?? selection.$from.marks())) : doc.rangeHasMark(selection.from, selection.to, type);
const isHeading = ({ selection }: EditorState, level: number): boolean =>
  selection.$from.parent.type === nodes.heading && selection.$from.parent.attrs.level === level;
const isListed = ({ selection }: EditorState, type: NodeType): boolean => listAround(selection.$from)?.type === type;

type Tool = {
  id: 'strong' | 'em' | 'h2' | 'h3' | 'h4' | 'ul' | 'ol' | 'undo' | 'redo';
  /** As `aria-keyshortcuts` writes it, without the key that is Ctrl or Cmd. */
  keys: string;
  key: string;
  command: Command;
  /** Whether the text at the cursor is so; none for what is done once. */
  isOn?: (state: EditorState) => boolean;
  canDo: (state: EditorState) => boolean;
};

const always = () => true;
const heading = (level: (typeof headingLevels)[number]): Tool => ({
  id: `h${level}`,
  keys: `Alt+${level}`,
  key: `Mod-Alt-${level}`,
  command: toggleHeading(level),
  isOn: (state) => isHeading(state, level),
  canDo: (state) => toggleHeading(level)(state),
});
const list = (id: 'ul' | 'ol', type: NodeType, digit: number): Tool => ({
  id,
  keys: `Shift+${digit}`,
  key: `Shift-Mod-${digit}`,
  command: toggleList(type),
  canDo: always,
  isOn: (state) => isListed(state, type),
});
const mark = (id: 'strong' | 'em', letter: string): Tool => ({
  id,
  keys: letter.toUpperCase(),
  key: `Mod-${letter}`,
  command: toggleMark(marks[id]),
  canDo: always,
  isOn: (state) => isMarked(state, marks[id]),
});

/** What the buttons above a text do. */
export const tools: readonly Tool[] = [
  mark('strong', 'b'),
  mark('em', 'i'),
  ...headingLevels.map(heading),
  list('ul', nodes.bullet_list, 8),
  list('ol', nodes.ordered_list, 7),
  { id: 'undo', keys: 'Z', key: 'Mod-z', command: undo, canDo: (state) => undoDepth(state) > 0 },
  { id: 'redo', keys: 'Shift+Z', key: 'Shift-Mod-z', command: redo, canDo: (state) => redoDepth(state) > 0 },
];

/** The keys of a text: those of its buttons, and those of any text. The tabulator leaves it. */
export const textKeys = (openLink: Command) => [
  keymap({
    ...Object.fromEntries(tools.map(({ key, command }) => [key, command])),
    'Mod-k': openLink,
    'Mod-y': redo,
    'Mod-Alt-0': setBlockType(nodes.paragraph),
    Enter: splitListItem(nodes.list_item),
    'Shift-Enter': breakLine,
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
  }),
  keymap(baseKeymap),
];
