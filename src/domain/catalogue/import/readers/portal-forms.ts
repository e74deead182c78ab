type Value = (part: string, name: string) => string;
type Values = Record<string, string>;

/** How a portal writes what a flat is. `around` are the elements that hold offers and say something of all of them. */
export type Portal = {
  name: string;
  /** In lower case, `-` as `_`. */
  roots: readonly string[];
  /** Of the root's attribute `type`; without it any. */
  types?: readonly string[];
  offer: string;
  around: readonly string[];
  values: (value: Value) => Values;
};

/** Cian counts more than five rooms as 6, an open plan as 7 and a studio as 9. */
const cianRooms: Readonly<Record<string, string>> = { 6: '5+', 7: 'вільне планування', 9: 'студія' };
/** The rest of its categories are commercial. */
const cianKinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:|(?:newBuilding)?flat(?:sale|rent)?)$/i, ''],
  [/share|room|bed/i, 'room'],
  [/house|cottage/i, 'house'],
  [/land/i, 'land'],
  [/garage/i, 'garage'],
  [/office/i, 'office'],
];
const stateOf = (value: Value): string => value('', 'status') || value('', 'sale_status') || value('', 'sales_status');
const currencyOf = (value: Value): string => value('', 'currency') || value('', 'price_currency');
const delivery = (year: string, quarter: string): string => (year ? `${quarter || '4'} кв. ${year}` : '');

/** Forms of portals and CRMs beside `<realty-feed>`, as their exporters write them. */
export const portals: readonly Portal[] = [
  {
    name: 'Profitbase',
    roots: ['realty_feed', 'offers'],
    types: ['profitbase_xml'],
    offer: 'offer',
    around: ['realty_feed', 'offers'],
    values: (value) => ({
      id: value('', 'internal_id'),
      project: value('object', 'name'),
      building: value('house', 'name'),
      section: value('', 'building_section'),
      floors: value('house', 'floors_total') || value('', 'floors_total'),
      delivery: delivery(value('house', 'built_year'), value('house', 'ready_quarter')),
      number: value('', 'number'),
      floor: value('', 'floor'),
      rooms: value('', 'studio') === '1' || value('', 'rooms') === '0' ? 'студія' : value('', 'rooms'),
      area: value('area', 'value') || value('', 'area'),
      price: value('price', 'value') || value('', 'price'),
      currency: value('price', 'currency') || value('', 'currency'),
      status: value('', 'status'),
      kind: value('', 'property_type'),
    }),
  },
  {
    name: 'Cian',
    roots: [],
    offer: 'object',
    around: ['feed'],
    values: (value) => ({
      id: value('', 'externalid'),
      project: value('jkschema', 'name'),
      building: value('house', 'name'),
      section: value('flat', 'sectionnumber'),
      floors: value('building', 'floorscount'),
      delivery: delivery(value('deadline', 'year'), quarterOf(value('deadline', 'quarter'))),
      number: value('flat', 'flatnumber'),
      floor: value('', 'floornumber'),
      rooms: cianRooms[value('', 'flatroomscount')] ?? value('', 'flatroomscount'),
      area: value('', 'totalarea'),
      price: value('bargainterms', 'price'),
      currency: value('bargainterms', 'currency'),
      ceiling: value('building', 'ceilingheight'),
      status: stateOf(value),
      kind: cianKinds.find(([words]) => words.test(value('', 'category')))?.[1] ?? 'commercial',
      deal: value('', 'category'),
    }),
  },
  {
    name: 'Domclick',
    roots: ['complexes'],
    offer: 'flat',
    around: ['complexes', 'complex', 'buildings', 'building', 'flats'],
    values: (value) => ({
      id: value('', 'flat_id'),
      project: value('complex', 'name'),
      building: value('building', 'name'),
      section: value('', 'section') || value('', 'entrance'),
      floors: value('building', 'floors'),
      delivery: delivery(value('building', 'built_year'), value('building', 'ready_quarter')),
      number: value('', 'apartment'),
      floor: value('', 'floor'),
      rooms: value('', 'room') === '0' ? 'студія' : value('', 'room'),
      area: value('', 'area'),
      price: value('', 'price'),
      currency: currencyOf(value),
      status: stateOf(value),
      address: value('complex', 'address'),
    }),
  },
  {
    name: 'Avito',
    roots: ['ads'],
    offer: 'ad',
    around: ['ads'],
    values: (value) => ({
      id: value('', 'id'),
      project: value('', 'newdevelopmentname'),
      number: value('', 'apartmentnumber'),
      floor: value('', 'floor'),
      floors: value('', 'floors'),
      rooms: value('', 'rooms'),
      area: value('', 'square'),
      price: value('', 'price'),
      currency: currencyOf(value),
      kind: value('', 'category'),
      deal: value('', 'operationtype'),
      address: value('', 'address'),
    }),
  },
  {
    name: 'LUN',
    roots: ['page'],
    offer: 'announcement',
    around: ['page', 'announcements'],
    values: (value) => ({
      id: value('', 'agency_code') || value('', 'id'),
      project: value('', 'residential_complex') || value('', 'building_name'),
      building: value('', 'house'),
      section: value('', 'section'),
      number: value('', 'flat_number') || value('', 'apartment'),
      floor: value('', 'floor'),
      floors: value('', 'floor_count'),
      rooms: value('', 'room_count'),
      area: value('', 'total_area'),
      price: value('', 'price'),
      currency: currencyOf(value),
      status: stateOf(value),
      kind: value('', 'realty_type'),
      deal: value('', 'contract_type'),
    }),
  },
];

const quarterOf = (word: string): string => ({ first: '1', second: '2', third: '3', fourth: '4' })[word.toLowerCase()] ?? word;
