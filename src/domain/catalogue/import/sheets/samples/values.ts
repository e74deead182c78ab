import { csv, type PriceList } from './price-list.ts';
import { workbookOf } from './sample-workbook.ts';

const titles = 'ЖК;Секція;№;Поверх;Кімнат;Площа;Ціна, $;Статус;Здача';
const read = (given: Partial<Record<'number' | 'floor' | 'rooms' | 'area' | 'price' | 'status', string>>): string[] => {
  const { number = '12', floor = '3', rooms = '2', area = '62.4', price = '98500 USD', status = 'available' } = given;
  return [`Обрій, Секція 1: ${number} ${floor} ${rooms} ${area} ${price} ${status}`];
};
type Cells = Partial<Record<'number' | 'floor' | 'rooms' | 'area' | 'price' | 'status' | 'delivery', string>>;
const flat = ({
  number = '12',
  floor = '3',
  rooms = '2',
  area = '62,4',
  price = '98500',
  status = 'вільна',
  delivery = '',
}: Cells): string => csv(titles, ['Обрій', '1', number, floor, rooms, area, price, status, delivery].join(';'));
/** Workbooks say what was calculated with all of its decimals. */
const calculated = (title: string, area: number, price: number): PriceList['file'] =>
  workbookOf([
    {
      rows: [
        ['ЖК', '№', 'Поверх', 'Кімнат', 'Площа', title],
        ['Обрій', 12, 3, 2, area, { formula: 'E2*1', result: price }],
      ],
    },
  ]);
const asked = (cells: Cells, question: string, answers: Record<string, string>, reads: string[]): PriceList => ({
  file: flat(cells),
  asks: [question],
  answers,
  reads,
});

/** Cells as people write them. */
export const values: Record<string, PriceList> = {
  'rooms 2к': { file: flat({ rooms: '2к' }), reads: read({}) },
  'rooms 1-к.кв.': { file: flat({ rooms: '1-к.кв.' }), reads: read({ rooms: '1' }) },
  'rooms 1к-студія': { file: flat({ rooms: '1к-студія' }), reads: read({ rooms: '1' }) },
  'rooms 3-х кімнатна': { file: flat({ rooms: '3-х кімнатна' }), reads: read({ rooms: '3' }) },
  'rooms 5+': asked({ rooms: '5+' }, 'rooms: 5+ = 5 | 6 | 7 | skip | …', { 'rooms: 5+': '5' }, read({ rooms: '5' })),
  'rooms 2 євро': asked({ rooms: '2 євро' }, 'rooms: 2 євро = 1 | 2 | skip | …', { 'rooms: 2 євро': '2' }, read({})),
  'rooms 2Є': asked({ rooms: '2Є' }, 'rooms: 2є = 1 | 2 | skip | …', { 'rooms: 2є': '1' }, read({ rooms: '1' })),
  'rooms 2+1': asked({ rooms: '2+1' }, 'rooms: 2+1 = 2 | 3 | skip | …', { 'rooms: 2+1': '3' }, read({ rooms: '3' })),
  'rooms 0': asked({ rooms: '0' }, 'rooms: 0 = 1 | skip | …', { 'rooms: 0': '1' }, read({ rooms: '1' })),
  'rooms of an open plan': asked(
    { rooms: 'вільне планування' },
    'rooms: вільне планування = 1 | skip | …',
    { 'rooms: вільне планування': 'skip' },
    ['without skipped by answer 1'],
  ),
  'rooms in long words': {
    file: csv(
      titles,
      ...['двокімн.', 'двохкімнатна', '2-кімнатна з терасою', '2к (дворівнева)'].map((rooms) => `Обрій;1;12;3;${rooms};62,4;98500;;`),
    ),
    reads: [...read({}), ...read({}), ...read({}), ...read({})],
  },
  'rooms of three and four in words': {
    file: csv(titles, ...['трьохкімнатна', 'трёхкомнатная', 'чотирьохкімнатна'].map((rooms) => `Обрій;1;12;3;${rooms};62,4;98500;;`)),
    reads: ['3', '3', '4'].flatMap((rooms) => read({ rooms })),
  },
  'rooms that are none': { file: flat({ rooms: 'хтозна' }), reads: ['line 2: rooms unknown'] },
  'floor 3 эт.': { file: flat({ floor: '3 эт.' }), reads: read({}) },
  'floor 3 з 16': { file: flat({ floor: '3 з 16' }), reads: read({}) },
  'floor 3-й поверх': { file: flat({ floor: '3-й поверх' }), reads: read({}) },
  'floor 8-9': asked({ floor: '8-9' }, 'floor: two = lower | upper | skip', { 'floor: two': 'lower' }, read({ floor: '8' })),
  'floor цоколь': asked({ floor: 'цоколь' }, 'floor: цоколь = 1 | skip | …', { 'floor: цоколь': '1' }, read({ floor: '1' })),
  'floor мансарда': asked({ floor: 'мансарда' }, 'floor: мансарда = 1 | skip | …', { 'floor: мансарда': '9' }, read({ floor: '9' })),
  'floor -1': { file: flat({ floor: '-1' }), reads: ['line 2: floor out-of-range'] },
  'area 62.4 м.кв.': { file: flat({ area: '62.4 м.кв.' }), reads: read({}) },
  'area 62,405': { file: flat({ area: '62,405' }), reads: read({ area: '62.41' }) },
  'area of three': { file: flat({ area: '62,4 / 31,2 / 12' }), reads: read({}) },
  'price calculated to three decimals': {
    file: calculated('Ціна, $', 62.43, 88494.525),
    reads: read({ area: '62.43', price: '88494.53 USD' }),
  },
  'price calculated to three decimals, in millions': {
    file: calculated('Ціна, грн', 62.4, 4050123.125),
    reads: read({ price: '4050123.13 UAH' }),
  },
  'price calculated in thousands': { file: calculated('Ціна, тис. $', 62.4, 98.4999612345), reads: read({ price: '98499.96 USD' }) },
  'price of a square metre that was calculated': {
    file: calculated('Ціна за м2, $', 62.4, 1578.525),
    reads: read({ price: '98499.96 USD' }),
  },
  'price 98500 $ за квартиру': { file: flat({ price: '98500 $ за квартиру' }), reads: read({}) },
  'a balcony of three decimals': {
    file: csv('ЖК;№;Поверх;Кімнат;Площа;Площа балкона;Ціна, $', 'Обрій;12;3;2;62,4;4,215;98500'),
    reads: read({}),
  },
  'price 4,05 млн': { file: flat({ price: '4,05 млн грн' }), reads: read({ price: '4050000 UAH' }) },
  'price in thousands': { file: csv('ЖК;№;Поверх;Кімнат;Площа;Ціна, тис. $', 'Обрій;12;3;2;62,4;98,5'), reads: read({}) },
  'price 98,500 of an English sheet': { file: flat({ price: '98,500' }), reads: read({}) },
  'price of two readings': { file: flat({ price: '€98500' }), reads: ['line 2: currency unknown'] },
  'price that Excel has shortened': { file: flat({ price: '9.85E+04' }), reads: ['line 2: price not-a-number'] },
  'price from': asked({ price: 'від 98 500' }, 'price: from = exact | skip', { 'price: from': 'exact' }, read({})),
  'price 98,5к': { file: flat({ price: '98,5к' }), reads: read({}) },
  'price $98.5k': { file: flat({ price: '$98.5k' }), reads: read({}) },
  'price 98,5 т. у.е.': { file: flat({ price: '98,5 т. у.е.' }), reads: read({}) },
  'price that is a status with a day': {
    file: flat({ price: 'ПРОДАНО 12.03.2026', status: '' }),
    reads: read({ price: '- -', status: 'sold' }),
  },
  'price on demand': { file: flat({ price: 'договірна' }), reads: ['line 2: price not-a-number'] },
  'price that is a status': { file: flat({ price: 'ПРОДАНО', status: '' }), reads: read({ price: '- -', status: 'sold' }) },
  'price of a square metre': {
    file: csv('ЖК;№;Поверх;Кімнат;Площа;Ціна за м2, грн', 'Обрій;12;3;2;62,4;65 000'),
    reads: read({ price: '4056000 UAH' }),
  },
  'price of a square metre where that of the flat is empty': {
    file: csv('ЖК;№;Поверх;Кімнат;Площа;Ціна за м2, грн;Ціна, грн', 'Обрій;12;3;2;62,4;65 000;', 'Обрій;13;3;2;62,4;65 000;4 100 000'),
    reads: [...read({ price: '4056000 UAH' }), ...read({ number: '13', price: '4100000 UAH' })],
  },
  'prices that contradict each other': {
    file: csv(
      'ЖК;№;Поверх;Кімнат;Площа;Ціна за м2, $;Вартість, $',
      'Обрій;12;3;2;62,5;1600;100000',
      'Обрій;13;3;2;62,5;1600;110000',
      'Обрій;14;3;2;62,5;66000;100000',
    ),
    asks: ['price: both = flat | square metre | skip'],
    answers: { 'price: both': 'skip' },
    reads: [
      ...read({ area: '62.5', price: '100000 USD' }),
      ...read({ number: '14', area: '62.5', price: '100000 USD' }),
      'without skipped by answer 1',
    ],
  },
  'price of a square metre under a plain title': {
    file: csv('ЖК;№;Поверх;Кімнат;Площа;Ціна, грн', 'Обрій;12;3;2;62,4;65 000'),
    asks: ['price: of = square metre | flat'],
    answers: { 'price: of': 'square metre' },
    reads: read({ price: '4056000 UAH' }),
  },
  'price without a currency': {
    file: csv('ЖК;№;Поверх;Кімнат;Площа;Ціна', 'Обрій;12;3;2;62,4;98500'),
    asks: ['currency = UAH | USD'],
    answers: { currency: 'USD' },
    reads: read({}),
  },
  'status with a day': { file: flat({ status: 'Бронь до 25.11' }), reads: read({ status: 'reserved' }) },
  'status продано with a day': { file: flat({ status: 'Продано 12.11.2026', price: '' }), reads: read({ price: '- -', status: 'sold' }) },
  'status free from a day on': asked(
    { status: 'вільна з 01.12' },
    'status: вільна з 01.12 = available | reserved | sold | withheld | skip',
    { 'status: вільна з 01.12': 'reserved' },
    read({ status: 'reserved' }),
  ),
  'status в наявності': { file: flat({ status: 'в наявності' }), reads: read({}) },
  'status депозит': asked(
    { status: 'депозит' },
    'status: депозит = available | reserved | sold | withheld | skip',
    { 'status: депозит': 'reserved' },
    read({ status: 'reserved' }),
  ),
  'status продаж': asked(
    { status: 'Продаж' },
    'status: продаж = available | reserved | sold | withheld | skip',
    { 'status: продаж': 'available' },
    read({}),
  ),
  'status under a title of presence': {
    file: csv('ЖК;№;Поверх;Кімнат;Площа;Ціна, $;Наявність', 'Обрій;12;3;2;62,4;98500;+'),
    reads: read({}),
  },
  'status не в продажу': { file: flat({ status: 'не в продажу', price: '' }), reads: read({ price: '- -', status: 'withheld' }) },
  'status закрито, not for sale': asked(
    { status: 'закрито' },
    'status: закрито = available | reserved | sold | withheld | skip',
    { 'status: закрито': 'withheld' },
    read({ status: 'withheld' }),
  ),
  'empty statuses beside marks': {
    file: csv('ЖК;№;Поверх;Кімнат;Площа;Ціна, $;Статус', 'Обрій;12;3;2;62,4;98500;', 'Обрій;13;3;2;62,4;98500;продано'),
    reads: [...read({}), ...read({ number: '13', status: 'sold' })],
  },
  'empty statuses beside available ones': {
    file: csv('ЖК;№;Поверх;Кімнат;Площа;Ціна, $;Статус', 'Обрій;12;3;2;62,4;98500;', 'Обрій;13;3;2;62,4;98500;вільна'),
    asks: ['status: empty = available | reserved | sold | withheld | skip'],
    answers: { 'status: empty': 'sold' },
    reads: [...read({ status: 'sold' }), ...read({ number: '13' })],
  },
  "delivery Q4'28": { file: flat({ delivery: "Q4'28" }), reads: [`${read({})[0]} 2028-Q4`] },
  'delivery 4 кв 28': { file: flat({ delivery: '4 кв 28' }), reads: [`${read({})[0]} 2028-Q4`] },
  'delivery грудень 2028': { file: flat({ delivery: 'грудень 2028' }), reads: [`${read({})[0]} 2028-Q4`] },
  'delivery 01.12.28': { file: flat({ delivery: '01.12.28' }), reads: [`${read({})[0]} 2028-Q4`] },
  'delivery 31.12.2028 0:00': { file: flat({ delivery: '31.12.2028 0:00' }), reads: [`${read({})[0]} 2028-Q4`] },
  'floors 9 поверхів': {
    file: csv('ЖК;Секція;№;Поверх;Поверховість;Кімнат;Площа;Ціна, $', 'Обрій;1;12;3;9 поверхів;2;62,4;98500'),
    reads: read({}),
  },
  'delivery 2028 рік': { file: flat({ delivery: '2028 рік' }), reads: [`${read({})[0]} 2028-Q4`] },
  'delivery кінець року': asked({ delivery: 'кінець року' }, 'delivery: кінець року = skip | …', { 'delivery: кінець року': '2028-Q4' }, [
    `${read({})[0]} 2028-Q4`,
  ]),
  'number кв. 12': { file: flat({ number: 'кв. 12' }), reads: read({}) },
  'number as a text of Excel': { file: csv('ЖК;№;Поверх;Кімнат;Площа;Ціна, $', 'Обрій;"=""12""";3;2;62,4;98500'), reads: read({}) },
  'number 1,2E+03': { file: flat({ number: '1,2E+03' }), reads: ['line 2: id required', 'line 2: number required'] },
  'number б/н': { file: flat({ number: 'б/н' }), reads: ['line 2: id required', 'line 2: number required'] },
};
