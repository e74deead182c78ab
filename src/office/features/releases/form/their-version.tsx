import * as m from '../../../paraglide/messages.js';
import styles from './form.module.css';
import { keyOfPath, useForm } from './form-context.ts';
import type { Path } from './form-schema.ts';

const textLongest = 600;

/** The texts in a value, in their order and without tags. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/<[^<>]*>/g, ' ').trim()].filter(Boolean);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What another value has that ours has not, or all of it; a drawing by how much it has. */
function inWords(value: unknown, ours: unknown): string {
  if (typeof value === 'number') return `${value}`;
  const all = textsIn(value);
  const own = new Set(textsIn(ours));
  const others = all.filter((text) => !own.has(text));
  const isPart = others.length > 0 && others.length < all.length;
  const texts = isPart ? `… ${others.join(' · ')}` : all.join(' · ');
  if (texts !== '') return texts.length > textLongest ? `${texts.slice(0, textLongest)}…` : texts;
  const count = Object.keys(Object(value)).length;
  return count === 0 ? m.releases_none() : m.releases_drawn({ count });
}

type Props = {
  label?: string;
  value: unknown;
  ours: unknown;
  onTake: () => void;
  /** Where nothing is saved before one of the two is chosen. */
  onKeep?: () => void;
};

/** What another person has saved of a field that is typed anew here. */
export const TheirVersion = ({ label, value, ours, onTake, onKeep }: Props) => (
  <p className={styles.theirs} role="alert">
    {label && `${label}. `}
    {m.releases_theirs({ text: inWords(value, ours) })}{' '}
    <button type="button" className={styles.add} onClick={onTake}>
      {m.releases_take_theirs()}
    </button>{' '}
    {onKeep && (
      <button type="button" className={styles.add} onClick={onKeep}>
        {m.releases_keep_mine()}
      </button>
    )}
  </p>
);

/** The same below a list or a group of the form. */
export function FieldVersion({ path, ours }: { path: Path; ours: unknown }) {
  const { undecided, decide } = useForm();
  const key = keyOfPath(path);
  if (path.length === 0 || !undecided.has(key)) return null;
  return <TheirVersion value={undecided.get(key)} ours={ours} onTake={() => decide(path, true)} onKeep={() => decide(path, false)} />;
}
