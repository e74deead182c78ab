import { startTransition, useEffect, useState } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { ApartmentStatus } from '../../../contract/catalogue/apartments.ts';
import type { ChessboardFlat, ChessboardSection } from '../../../contract/catalogue/chessboards.ts';
import { quietClient } from '../api/browser-client.ts';
import { startLive } from './start-live.ts';

/** The present sections: a flat that is held, sold or freed changes at once, while the page is visible. */
export function useLiveChessboard(slug: string, loaded: ChessboardSection[], locale: Locale): ChessboardSection[] {
  const [sections, setSections] = useState(loaded);
  useEffect(() => {
    const order = makeOrder();
    return startLive({
      onChange: ({ id, status }) => {
        order.hear(id, status);
        setSections((before) => withStatus(before, id, status));
      },
      ask: async ({ reason, signal }) => {
        if (reason === 'first') return; // it came with the page
        const inOrder = order.ask();
        const answer = await quietClient(locale)('GET /api/{locale}/project/{slug}/board', { slug }).catch(() => null);
        // Thousands of flats are compared and drawn between frames, not in one.
        const now = answer && !signal.aborted && inOrder(answer.board.sections);
        if (now) startTransition(() => setSections((before) => mergeSections(before, now)));
      },
    });
  }, [locale, slug]);
  return sections;
}

/**
 * Answers may overtake each other, and an event may overtake the answer to an older request. An answer to a request older than an
 * answered one is null; every other has the events that came since its request applied.
 */
export function makeOrder() {
  let asked = 0;
  let answered = 0;
  const changes = new Map<number, { status: ApartmentStatus; after: number }>();
  return {
    hear: (id: number, status: ApartmentStatus) => changes.set(id, { status, after: asked }),
    ask() {
      asked += 1;
      const own = asked;
      return (sections: ChessboardSection[]): ChessboardSection[] | null => {
        if (own < answered) return null;
        answered = own;
        return [...changes].reduce((now, [id, { status, after }]) => (after >= own ? withStatus(now, id, status) : now), sections);
      };
    },
  };
}

/** The new data, with the same value for every unchanged flat and section, so that these are not rendered again. */
export function mergeSections(before: ChessboardSection[], now: ChessboardSection[]): ChessboardSection[] {
  const sections = new Map(before.map((section) => [section.id, section]));
  const flats = new Map<number, ChessboardFlat>();
  for (const section of before) for (const flat of section.flats) flats.set(flat.id, flat);
  return now.map((section) => {
    const known = sections.get(section.id);
    const merged = { ...section, flats: section.flats.map((flat) => mergeFlat(flats.get(flat.id), flat)) };
    const isSame = known?.flats.length === merged.flats.length && known.flats.every((flat, at) => flat === merged.flats[at]);
    return isSame &&
      known.name === section.name &&
      known.deliveryQuarter === section.deliveryQuarter &&
      known.handedOver === section.handedOver
      ? known
      : merged;
  });
}

function mergeFlat(before: ChessboardFlat | undefined, now: ChessboardFlat): ChessboardFlat {
  if (!before) return now;
  let fact: keyof ChessboardFlat;
  for (fact in now) if (before[fact] !== now[fact]) return now;
  return before;
}

/** Replaces only the section of that flat, so that only it is rendered again. */
function withStatus(sections: ChessboardSection[], id: number, status: ApartmentStatus): ChessboardSection[] {
  const isThere = ({ flats }: ChessboardSection) => flats.some((flat) => flat.id === id && flat.status !== status);
  if (!sections.some(isThere)) return sections;
  return sections.map((section) =>
    isThere(section) ? { ...section, flats: section.flats.map((flat) => (flat.id === id ? { ...flat, status } : flat)) } : section,
  );
}
