import { providedBy } from '../../flat-fields.ts';
import { readStage } from '../checks/feed-values.ts';
import type { FeedRecord, ProvidedField } from '../feed-record.ts';
import { askProject } from '../sheets/place-flat.ts';
import { Questions } from '../sheets/questions.ts';
import { skipped, statusReader } from '../sheets/read-cell.ts';
import { NamedSections } from './named-sections.ts';
import { otherKind } from './offer-kind.ts';
import { numberOfId } from './portal-feeds.ts';
import { recordOf, type XmlElement, type XmlShape } from './xml-reader.ts';

const provides: ReadonlySet<ProvidedField> = new Set<ProvidedField>(['status', ...providedBy('realty')]);
const reassigned = ['reassignment', 'resale', 'переуступка', 'переуступлення', 'відступлення'];
/** Portals put free text here, so unknown values are skipped. */
const renovations: [RegExp, string][] = [
  [/white.?box|передчист|предчист/i, 'white_box'],
  [/без|чорнов|чернов|shell|rough/i, 'shell'],
  [/ремонт|оздоблен|чистов|renovat|дизайн|євро|евро|turnkey|під ключ/i, 'renovated'],
];

/** `<realty-feed>` of portals: offers that name their building. Values without a place in the catalogue are skipped. */
export function realtyShape(questions = new Questions()): XmlShape {
  const sections = new NamedSections();
  return {
    form: { kind: 'form', name: 'realty', provides, passedOver: [] },
    close(element, within) {
      if (element.name === 'offer' && within.length === 1) {
        const what = kindOf(element);
        return [what === null ? flatOf(element, { sections, questions }) : { kind: 'left-out', what }];
      }
      return within.length <= 1 ? 'nothing' : 'part';
    },
    end: () => sections.records(),
  };
}

const insideOf = ({ parts }: XmlElement, part: string, name: string): string =>
  parts.find(({ name: own, values }) => own === part && values.has(name))?.values.get(name) ?? '';

function kindOf(offer: XmlElement): string | null {
  const said = (name: string) => offer.values.get(name) ?? '';
  return otherKind({
    type: said('type'),
    category: said('category'),
    commercial: said('commercial_type'),
    property: said('property_type'),
    period: insideOf(offer, 'price', 'period') || said('period'),
  });
}

function flatOf(offer: XmlElement, { sections, questions }: { sections: NamedSections; questions: Questions }): FeedRecord {
  const given = offer.values;
  const inside = (part: string, name: string) => insideOf(offer, part, name);
  const values = new Map<string, string>();
  const put = (name: string, value: string | undefined) => value && values.set(name, value);
  put('id', given.get('internal_id'));
  put(
    'number',
    given.get('apartment') ||
      given.get('flat_number') ||
      inside('location', 'apartment') ||
      given.get('number') ||
      numberOfId(offer, questions),
  );
  put('floor', given.get('floor'));
  put('floors', given.get('floors_total'));
  put('rooms', isYes(given.get('studio')) || given.get('rooms') === '0' ? '1' : given.get('rooms'));
  put('area', given.get('area'));
  put('price', given.get('price'));
  put('price_unit', given.get('price_unit'));
  put('currency', given.get('price_currency') || given.get('currency'));
  const state = readState(offer, questions);
  if (state === skipped) values.set('left_out', '1');
  else put('status', state);
  put('ceiling', given.get('ceiling_height'));
  put('brokerage', reassigned.includes((given.get('deal_status') ?? '').toLowerCase()) ? 'true' : undefined);
  put('repair', renovations.find(([words]) => words.test(given.get('renovation') ?? ''))?.[1]);

  const project = given.get('building_name') || inside('object', 'name') || askProject(questions, { line: offer.line, near: '' });
  if (!project) return { ...recordOf('flat', offer), values, parts: [] };
  const year = given.get('built_year') || inside('house', 'built_year');
  const about = new Map([
    ['floors', given.get('floors_total') || inside('house', 'floors_total')],
    ['delivery', year ? `${given.get('ready_quarter') || inside('house', 'ready_quarter') || 4} кв. ${year}` : ''],
    ['stage', readStage(given.get('building_state') ?? '') ?? ''],
    ['address', inside('location', 'address')],
    ['district', inside('location', 'sub_locality_name')],
  ]);
  const building = inside('house', 'name');
  const section = given.get('building_section') || (building ? '' : '1');
  return { ...recordOf('flat', offer, sections.place({ line: offer.line, project, building, section, about }).key), values, parts: [] };
}

/** What a deal is called while the flat is for sale. */
const openDeals =
  /^(?:(?:прямая|первичная|встречная) продажа(?: вторички)?|(?:прямий|первинний|зустрічний) продаж|продаж(?:а(?: от застройщика)?| від забудовника)?|(?:(?:primary|direct|counter) ?)?sale)$/iu;

/** Exporters say that a flat is sold in several places; what its deal is called may be such a word. */
function readState({ values, line }: XmlElement, questions: Questions): string | typeof skipped {
  const deal = values.get('deal_status') ?? '';
  const isOpen = openDeals.test(deal) || reassigned.includes(deal.toLowerCase());
  const text = values.get('status') || values.get('sales_status') || values.get('sale_status') || (isOpen ? '' : deal);
  return text ? statusReader('')({ text, line }, questions) : '';
}

const isYes = (value: string | undefined): boolean => /^(1|true|yes|так|да|\+)$/i.test(value ?? '');
