import { createContext, useContext } from 'react';
import type { ContentRowAnswer } from '../../../../contract/office/releases/content-rows.ts';
import type { DraftFault } from '../../../../contract/office/releases/releases.ts';
import type { Path } from './form-schema.ts';

type Form = {
  /** What is wrong with fields, as the server has said. */
  faults: readonly DraftFault[];
  /** The fields of which another person and this one have typed different things, with the other's value. */
  theirs: ReadonlyMap<string, unknown>;
  /** The paths of English texts whose Ukrainian ones have changed since, joined by dots. */
  stale: readonly string[];
  /** Says that such a text is still right; null while that cannot be said. */
  confirm: ((path: Path) => void) | null;
  /** The rows that a field of this name may name. */
  choices: ContentRowAnswer['choices'];
  /** The field that was clicked in the page. */
  focus: string | null;
  /** Whether the release is closed, and its texts are only read. */
  isLocked: boolean;
  change: (path: Path, value: unknown) => void;
  takeTheirs: (path: Path) => void;
  /** Lists, groups and drawings that another person has changed, too, with the other's value. */
  undecided: ReadonlyMap<string, unknown>;
  /** Chooses theirs, or what was typed here. */
  decide: (path: Path, isTheirs: boolean) => void;
  /** Asks the server anew what is wrong. */
  check: () => void;
};

export const FormContext = createContext<Form | null>(null);
export const keyOfPath = (path: Path): string => path.join('\u0000');
export const pathOfKey = (key: string): Path => (key === '' ? [] : key.split('\u0000'));

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}

/** What is said below a field. */
export function useFieldFault(path: Path): string | undefined {
  const { faults } = useForm();
  return faults.find((fault) => keyOfPath(fault.path) === keyOfPath(path))?.message;
}
