import type { PriceList } from './price-list.ts';

const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;
const one = 'Обрій, Будинок 3, секція 1: 12 3 2 62.4 98500 USD available';

const cian = (rooms: string, deal = 'newBuildingFlatSale') =>
  xml(`<feed><feed_version>2</feed_version><object><Category>${deal}</Category><ExternalId>C-1</ExternalId><FlatRoomsCount>${rooms}</FlatRoomsCount>
<TotalArea>62.4</TotalArea><FloorNumber>3</FloorNumber><Building><FloorsCount>9</FloorsCount></Building>
<JKSchema><Id>77</Id><Name>Обрій</Name><House><Id>5</Id><Name>3</Name><Flat><FlatNumber>12</FlatNumber><SectionNumber>1</SectionNumber></Flat></House></JKSchema>
<BargainTerms><Price>98500</Price><Currency>usd</Currency></BargainTerms></object></feed>`);
const offer = (more: string) =>
  `<offer internal-id="7"><type>продажа</type><category>квартира</category><floor>3</floor><rooms>2</rooms><area><value>62.4</value></area>
<price><value>98500</value><currency>USD</currency></price>${more}</offer>`;

/** Forms of portals and CRMs, written as their exporters do. */
export const portalLists: Record<string, PriceList> = {
  Profitbase: {
    file: xml(
      `<realty-feed type="profitbase_xml">${offer('<number>12</number><status>AVAILABLE</status><object><name>Обрій</name></object><house><name>3</name><floors-total>9</floors-total><built-year>2028</built-year><ready-quarter>4</ready-quarter></house><building-section>1</building-section>')}</realty-feed>`,
    ),
    reads: [`${one} 2028-Q4`],
  },
  'Profitbase without its type': {
    file: xml(
      `<realty-feed>${offer('<number>12</number><status>BOOKED</status><object><name>Обрій</name></object><house><name>3</name></house><building-section>1</building-section>')}</realty-feed>`,
    ),
    reads: [one.replace('available', 'reserved')],
  },
  Cian: { file: cian('2'), reads: [one] },
  'a studio of Cian': { file: cian('9'), reads: [one.replace(' 2 62', ' 1 62')] },
  'many rooms of Cian': {
    file: cian('6'),
    asks: ['rooms: 5+ = 5 | 6 | 7 | skip | …'],
    answers: { 'rooms: 5+': '6' },
    reads: [one.replace(' 2 62', ' 6 62')],
  },
  'what Cian sells beside flats': {
    file: xml(
      `<feed><feed_version>2</feed_version>${['flatShareSale', 'houseSale', 'freeAppointmentObjectSale', 'commercialLandSale', 'flatSale']
        .map((deal) => cian('2', deal).split('<feed_version>2</feed_version>')[1]?.split('</feed>')[0])
        .join('')}</feed>`,
    ),
    reads: [one, 'without room 1', 'without house 1', 'without commercial 1', 'without land 1'],
  },
  'flats to let of Cian': { file: cian('2', 'flatRent'), reads: ['without rent 1'] },
  Domclick: {
    file: xml(`<complexes><complex><id>1</id><name>Обрій</name><buildings><building><id>3</id><name>3</name><floors>9</floors><built_year>2028</built_year><ready_quarter>4</ready_quarter>
<flats><flat><flat_id>D-1</flat_id><apartment>12</apartment><floor>3</floor><room>2</room><area>62.4</area><price>4056000</price></flat></flats></building></buildings></complex></complexes>`),
    asks: ['currency = UAH | USD'],
    answers: { currency: 'UAH' },
    reads: ['Обрій, Будинок 3: 12 3 2 62.4 4056000 UAH available 2028-Q4'],
  },
  Avito: {
    file: xml(`<Ads formatVersion="3" target="Avito.ru"><Ad><Id>A-1</Id><Category>Квартиры</Category><OperationType>Продам</OperationType><Rooms>2</Rooms><Square>62.4</Square>
<Floor>3</Floor><Floors>9</Floors><NewDevelopmentId>100</NewDevelopmentId><Price>4056000</Price></Ad></Ads>`),
    asks: ['number = id', 'currency = UAH | USD', 'project = …'],
    answers: { number: 'id', currency: 'UAH', project: 'Обрій' },
    reads: ['Обрій, Секція 1: A-1 3 2 62.4 4056000 UAH available'],
  },
  LUN: {
    file: xml(`<page><generation_time>1</generation_time><announcements><announcement><agency_code>L-1</agency_code><contract_type>продаж</contract_type><realty_type>квартира</realty_type>
<residential_complex>Обрій</residential_complex><flat_number>12</flat_number><room_count>2</room_count><floor>3</floor><floor_count>9</floor_count><total_area>62.4</total_area><price>98500</price><currency>$</currency></announcement></announcements></page>`),
    reads: ['Обрій, Секція 1: 12 3 2 62.4 98500 USD available'],
  },
  'a realty feed without numbers of flats': {
    file: xml(`<realty-feed>${offer('<building-name>Обрій</building-name>')}</realty-feed>`),
    asks: ['number = id'],
    answers: { number: 'id' },
    reads: ['Обрій, Секція 1: 7 3 2 62.4 98500 USD available'],
  },
  'a realty feed without a project': {
    file: xml(`<realty-feed>${offer('<apartment>12</apartment>')}</realty-feed>`),
    asks: ['project = …'],
    answers: { project: 'Обрій' },
    reads: ['Обрій, Секція 1: 12 3 2 62.4 98500 USD available'],
  },
  'rooms and houses of Avito': {
    file: xml(
      `<Ads>${['Комнаты', 'Дома, дачи, коттеджи', 'Земельные участки'].map((kind) => `<Ad><Id>1</Id><Category>${kind}</Category></Ad>`).join('')}</Ads>`,
    ),
    reads: ['without room 1', 'without house 1', 'without land 1'],
  },
  'sold flats, sections and houses of LUN': {
    file: xml(
      `<page><announcements>${['<status>sold</status><section>2</section>', '<realty_type>будинок</realty_type>']
        .map(
          (
            more,
          ) => `<announcement><agency_code>L-1</agency_code>${more}<residential_complex>Обрій</residential_complex><flat_number>12</flat_number>
<room_count>2</room_count><floor>3</floor><total_area>62.4</total_area><price>98500</price><currency>$</currency></announcement>`,
        )
        .join('')}</announcements></page>`,
    ),
    reads: ['Обрій, Секція 2: 12 3 2 62.4 98500 USD sold', 'without house 1'],
  },
  'a currency beside the price, and a sold flat of Domclick': {
    file: xml(`<complexes><complex><name>Обрій</name><buildings><building><name>3</name><flats><flat><flat_id>D-1</flat_id><apartment>12</apartment>
<floor>3</floor><room>2</room><area>62.4</area><price currency="USD">98500</price><status>sold</status></flat></flats></building></buildings></complex></complexes>`),
    reads: ['Обрій, Будинок 3: 12 3 2 62.4 98500 USD sold'],
  },
  'states of a realty feed': {
    file: xml(
      `<realty-feed>${[
        '<deal-status>продано</deal-status>',
        '<sales-status>booked</sales-status>',
        '<deal-status>первичная продажа</deal-status>',
        '<deal-status>сделка завершена</deal-status>',
      ]
        .map((state, at) => offer(`<building-name>Обрій</building-name><apartment>${at + 1}</apartment>${state}`))
        .join('')}</realty-feed>`,
    ),
    asks: ['status: сделка завершена = available | reserved | sold | withheld | skip'],
    answers: { 'status: сделка завершена': 'sold' },
    reads: ['sold', 'reserved', 'available', 'sold'].map((state, at) => `Обрій, Секція 1: ${at + 1} 3 2 62.4 98500 USD ${state}`),
  },
  'a realty feed with a studio of no rooms': {
    file: xml(
      `<realty-feed>${offer('<building-name>Обрій</building-name><apartment>12</apartment>').replace('<rooms>2', '<rooms>0')}</realty-feed>`,
    ),
    reads: ['Обрій, Секція 1: 12 3 1 62.4 98500 USD available'],
  },
  'a JSON list': {
    file: JSON.stringify({
      data: [
        {
          id: 5,
          number: '12',
          floor: 3,
          rooms_amount: 2,
          area: { area_total: 62.4 },
          price: { value: 98500 },
          currency: 'USD',
          status: 'AVAILABLE',
          projectName: 'Обрій',
          houseName: '3',
        },
      ],
    }),
    reads: ['Обрій, Будинок 3: 12 3 2 62.4 98500 USD available'],
  },
  'JSON without flats': { file: '{"error":"no access"}', reads: ['refused: not-a-feed'] },
};
