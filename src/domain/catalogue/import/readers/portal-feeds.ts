import { providedBy } from '../../flat-fields.ts';
import type { FeedItem, ProvidedField } from '../feed-record.ts';
import { placedFlat } from '../sheets/place-flat.ts';
import type { Questions } from '../sheets/questions.ts';
import { readFlatCells } from '../sheets/read-flat-cells.ts';
import { unitKind } from '../sheets/unit-kind.ts';
import { NamedSections } from './named-sections.ts';
import { nestedShape } from './nested-feed.ts';
import { kindOfCategory } from './offer-kind.ts';
import { type Portal, portals } from './portal-forms.ts';
import type { XmlElement, XmlShape } from './xml-reader.ts';

const provides: ReadonlySet<ProvidedField> = new Set<ProvidedField>(['status', ...providedBy('realty')]);
type Root = { attributes: Readonly<Record<string, string>>; questions: Questions };

/** The form of a portal or a CRM that its root names; null for any other root. */
export function portalShape(root: string, { attributes, questions }: Root): XmlShape | null {
  const type = attributes.type ?? '';
  const portal = portals.find(({ roots, types }) => roots.includes(root) && (!types || types.includes(type)));
  return portal ? shapeOf(portal, questions) : null;
}

/** `<feed>` is the product's own form, and Cian's where it holds `<object>`. */
export function eitherFeed(questions: Questions): XmlShape {
  const own = nestedShape();
  const cian = portals.find(({ name }) => name === 'Cian');
  if (!cian) throw new Error('no such portal');
  const foreign = shapeOf(cian, questions);
  let isCian: boolean | null = null;
  let isSaid = false;
  return {
    form: own.form,
    close(element, within) {
      const outer = within[1] ?? element;
      isCian ??= outer.name === 'object' || outer.name === 'feed_version';
      if (!isCian) return own.close(element, within);
      const made = foreign.close(element, within);
      if (isSaid || !Array.isArray(made)) return made;
      isSaid = true;
      return [foreign.form, ...made];
    },
    end: () => (isCian ? foreign : own).end?.() ?? [],
  };
}

function shapeOf(portal: Portal, questions: Questions): XmlShape {
  const sections = new NamedSections();
  return {
    form: { kind: 'form', name: 'realty', provides, passedOver: [] },
    close(element, within) {
      if (element.name === portal.offer) return [flatOf(element, { portal, within, sections, questions })];
      // What stands around the offers lends them its own values alone.
      return within.some(({ name }) => name === portal.offer) || !portal.around.includes(element.name) ? 'part' : 'nothing';
    },
    end: () => sections.records(),
  };
}

type Placing = { portal: Portal; within: readonly XmlElement[]; sections: NamedSections; questions: Questions };

function flatOf(offer: XmlElement, { portal, within, sections, questions }: Placing): FeedItem {
  const raw = new Map<string, string>();
  const given = portal.values((part, name) => valueIn(offer, { part, name, within }));
  for (const [name, value] of Object.entries(given)) if (value) raw.set(name, value);
  const { line } = offer;
  const called = raw.get('kind') ?? '';
  const kind = unitKind(called) ?? kindOfCategory(called);
  if (kind !== null && kind !== 'flat') return { kind: 'left-out', what: kind };
  if (/rent|оренд|аренд|сдам|здам/iu.test(raw.get('deal') ?? '')) return { kind: 'left-out', what: 'rent' };
  raw.delete('deal');
  if (!raw.has('number') && raw.has('id')) raw.set('number', numberOfId(offer, questions, raw.get('id')));
  const values = readFlatCells(raw, { columns: new Map(), context: {}, questions, line });
  return placedFlat(values, { line, sections, hasIds: values.has('id'), questions, near: '' });
}

/** A value of the offer itself (`part` is empty), of an element inside of it, or of the nearest one around it. */
function valueIn(offer: XmlElement, { part, name, within }: { part: string; name: string; within: readonly XmlElement[] }): string {
  if (part === '') return offer.values.get(name) ?? '';
  const inside = offer.parts.find((one) => one.name === part && one.values.has(name))?.values.get(name);
  return inside ?? within.findLast((one) => one.name === part)?.values.get(name) ?? '';
}

/** Portals need no number of a flat: whether their own id may stand for it is asked once. */
export function numberOfId(offer: XmlElement, questions: Questions, id = offer.values.get('internal_id') ?? ''): string {
  const message = 'the offers have no number of the flat: may their id stand for it?';
  return questions.ask({ key: 'number', field: 'number', message, candidates: ['id'], line: offer.line }) === 'id' ? id : '';
}
