import type { Locale, Localized } from '../../../base/locale.ts';
import { bindTexts } from '../../../base/text/bind-texts.ts';
import type { Picture } from '../../../contract/pictures.ts';
import type { PictureName } from '../stored-pictures.ts';
import { type EntryKind, type EntryKinds, entryKinds } from './kinds.ts';

/** An entry as an editor writes it. `from` and `until` are instants in ISO 8601: before the first it is not public. */
type Published = { slug: string; from: string | null; until: string | null; picture: PictureName | null; gallery: PictureName[] };
export type StoredEntry<K extends EntryKind> = Published & EntryKinds[K]['facts'] & Localized<EntryKinds[K]['texts']>;
export type StoredEntries = { [K in EntryKind]: StoredEntry<K>[] };

/** Every kind without an entry. */
export const noEntries = (): StoredEntries => Object.fromEntries(entryKinds.map((kind) => [kind, []])) as never;

/** An entry in one language. `over` means that `until` has passed; its list decides whether it is still shown. */
type Shown = { slug: string; from: string | null; until: string | null; over: boolean; picture: Picture | null; gallery: Picture[] };
export type LocalEntry<K extends EntryKind> = Shown & EntryKinds[K]['facts'] & EntryKinds[K]['texts'];
export type LocalEntries = { [K in EntryKind]: LocalEntry<K>[] };

/** An entry of whichever kind: what all of them have. */
export type AnyStored = Published & Localized<object>;
type Composing = { locale: Locale; named: (name: PictureName | null) => Picture | null; now: number };

const moment = (text: string | null): number => (text === null ? Number.NaN : Date.parse(text));

/** One language of the entries that are published at the instant `now`, in the editor's order. */
export function composeEntries(entries: StoredEntries, { locale, named, now }: Composing): LocalEntries {
  const local = (stored: AnyStored) => {
    const { uk: _uk, en: _en, picture, gallery, ...facts } = stored;
    return {
      ...facts,
      ...bindTexts(stored[locale]),
      over: moment(facts.until) <= now,
      picture: named(picture),
      gallery: gallery.flatMap((name) => named(name) ?? []),
    };
  };
  const published = Object.entries(entries).map(([kind, list]: [string, AnyStored[]]) => [
    kind,
    list.filter(({ from }) => from === null || moment(from) <= now).map(local),
  ]);
  return Object.fromEntries(published) as LocalEntries;
}

/** The next instant after `now` at which an entry appears or is over; Infinity when none does. */
export function nextMoment(entries: StoredEntries, now: number): number {
  const all: AnyStored[] = Object.values(entries).flat();
  const moments = all.flatMap(({ from, until }) => [moment(from), moment(until)]).filter((at) => at > now);
  return moments.reduce((earliest, at) => Math.min(earliest, at), Number.POSITIVE_INFINITY);
}
