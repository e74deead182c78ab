import { csv, type PriceList } from './price-list.ts';
import { workbookOf } from './sample-workbook.ts';

const titles = ['№', 'Поверх', 'Кімнат', 'Площа', 'Ціна, $'];
const flat = (number: number, floor: number | null = 3) => [number, floor, 2, 62.4, 98500];
const read = (place: string, number: number, floor = 3) => `${place}: ${number} ${floor} 2 62.4 98500 USD available`;

/** Titles above, headings between rows, several sheets, merged cells, and what stands beside flats. */
export const shapes: Record<string, PriceList> = {
  'a project in the title': {
    file: csv('"Прайс ЖК «Тиха Затока», секція 2";;;;', titles.join(';').replace('Ціна, $', 'Ціна $'), '12;3;2;62,4;98500'),
    reads: [read('Тиха Затока, Секція 2', 12)],
  },
  'a project that only may be named': {
    file: csv('Прайс ЖК Тиха Затока станом на 25.11;;;;', '№;Поверх;Кімнат;Площа;Ціна $', '12;3;2;62,4;98500'),
    asks: ['project = Тиха Затока станом на | …'],
    answers: { project: 'Тиха Затока' },
    reads: [read('Тиха Затока, Секція 1', 12)],
  },
  'no project at all': {
    file: csv('№;Поверх;Кімнат;Площа;Ціна $', '12;3;2;62,4;98500'),
    asks: ['project = …'],
    answers: { project: 'Тиха Затока' },
    reads: [read('Тиха Затока, Секція 1', 12)],
  },
  'a building and its delivery in the titles': {
    file: csv(
      'ЖК «Обрій»;;;;',
      'Будинок 3;;;;',
      'Здача: IV кв. 2027;;;;',
      'Ціни вказано в грн;;;;',
      '№;Поверх;Кімнат;Площа;Ціна',
      '12;3;2;62,4;4056000',
    ),
    reads: ['Обрій, Будинок 3: 12 3 2 62.4 4056000 UAH available 2027-Q4'],
  },
  'headings between rows': {
    file: csv('ЖК;№;Поверх;Площа;Кімнат;Ціна $', 'Секція 1;;;;;', 'Обрій;1;3;62,4;2;98500', 'Секція 2;;;;;', 'Обрій;1;3;62,4;2;98500'),
    reads: [read('Обрій, Секція 1', 1), read('Обрій, Секція 2', 1)],
  },
  'rooms as headings': {
    file: csv('ЖК;№;Поверх;Площа;Ціна $', '1-кімнатні;;;;', 'Обрій;1;3;41,2;61000', '2-кімнатні;;;;', 'Обрій;2;3;62,4;98500'),
    reads: ['Обрій, Секція 1: 1 3 1 41.2 61000 USD available', read('Обрій, Секція 1', 2)],
  },
  'a heading that says nothing known': {
    file: csv('ЖК;№;Поверх;Кімнат;Площа;Ціна $', 'Увага!;;;;;', 'Обрій;12;3;2;62,4;98500'),
    reads: ['line 2: heading', read('Обрій, Секція 1', 12)],
  },
  'footnotes and sums': {
    file: csv('ЖК;№;Поверх;Кімнат;Площа;Ціна $', 'Обрій;12;3;2;62,4;98500', 'Всього;;;;62,4;98500', '* ціни дійсні до кінця місяця;;;;;'),
    reads: [read('Обрій, Секція 1', 12)],
  },
  'parking and storage beside flats': {
    file: csv(
      'Тип приміщення;ЖК;№;Поверх;Кімнат;Площа;Ціна $',
      'Квартира;Обрій;12;3;2;62,4;98500',
      'Паркомісце;Обрій;П-1;-1;;13,5;15000',
      'Комора;Обрій;К-1;-1;;4;3000',
      'Паркомісце;Обрій;П-2;-1;;13,5;15000',
    ),
    reads: [read('Обрій, Секція 1', 12), 'without parking 2', 'without storage 1'],
  },
  'commerce under a heading': {
    file: csv('ЖК;№;Поверх;Кімнат;Площа;Ціна $', 'Обрій;12;3;2;62,4;98500', 'Комерційні приміщення;;;;;', 'Обрій;К1;1;;120;240000'),
    reads: [read('Обрій, Секція 1', 12), 'without commercial 1'],
  },
  'a workbook': { file: workbookOf([{ rows: [['ЖК «Обрій»'], titles, flat(12)] }]), reads: [read('Обрій, Секція 1', 12)] },
  'a section a sheet': {
    file: workbookOf([
      { name: 'Секція 1', rows: [['ЖК «Обрій»'], titles, flat(12)] },
      { name: 'Секція 2', rows: [['ЖК «Обрій»'], titles, flat(12)] },
    ]),
    reads: [read('Обрій, Секція 1', 12), read('Обрій, Секція 2', 12)],
  },
  'sheets of unknown names': {
    file: workbookOf([
      { name: 'А', rows: [['ЖК «Обрій»'], titles, flat(12)] },
      { name: 'Б', rows: [['ЖК «Обрій»'], titles, flat(12)] },
    ]),
    asks: ['sheet: а = section | building | none | skip', 'sheet: б = section | building | none | skip'],
    answers: { 'sheet: а': 'building', 'sheet: б': 'building' },
    reads: [read('Обрій, Будинок А', 12), read('Обрій, Будинок Б', 12)],
  },
  'a sheet of parking and a hidden one': {
    file: workbookOf([
      { name: 'Квартири', rows: [['ЖК «Обрій»'], titles, flat(12)] },
      { name: 'Паркінг', rows: [titles, [1, -1, null, 13.5, 15000], [2, -1, null, 13.5, 15000]] },
      { name: 'Довідник', hidden: true, rows: [titles, flat(99)] },
    ]),
    reads: [read('Обрій, Секція 1', 12), 'without parking 2'],
  },
  'floors merged down': {
    file: workbookOf([{ rows: [['ЖК «Обрій»'], titles, flat(12, 5), flat(13, null)], merges: ['A1:E1', 'B3:B4'] }]),
    reads: [read('Обрій, Секція 1', 12, 5), read('Обрій, Секція 1', 13, 5)],
  },
  'titles merged across and down': {
    file: workbookOf([
      {
        rows: [
          ['ЖК «Обрій»'],
          ['№', 'Поверх', 'Кімнат', 'Площа, м²', null, 'Ціна, $'],
          [null, null, null, 'загальна', 'житлова'],
          [12, 3, 2, 62.4, 31, 98500],
        ],
        merges: ['A2:A3', 'B2:B3', 'C2:C3', 'D2:E2', 'F2:F3'],
      },
    ]),
    reads: [read('Обрій, Секція 1', 12)],
  },
  'a calculated price with its result': {
    file: workbookOf([
      { rows: [['ЖК «Обрій»'], titles, [12, 3, 2, 62.400000000000006, { formula: 'D3*1578.525', result: 98499.99999999999 }]] },
    ]),
    reads: [read('Обрій, Секція 1', 12)],
  },
  'a delivery as a day of Excel': {
    file: workbookOf([{ rows: [['ЖК «Обрій»'], [...titles, 'Здача'], [...flat(12), { day: 47118 }]] }]),
    reads: [`${read('Обрій, Секція 1', 12)} 2028-Q4`],
  },
  'a number that Excel took for a day': {
    file: workbookOf([{ rows: [['ЖК «Обрій»'], titles, [{ day: 47118 }, 3, 2, 62.4, 98500]] }]),
    reads: ['line 3: id required', 'line 3: number required'],
  },
  'two tables one below the other': {
    file: csv(
      'ЖК «Обрій»;;;;',
      'Секція 1;;;;',
      '№;Поверх;Кімнат;Площа;Ціна $',
      '12;3;2;62,4;98500',
      'Секція 2;;;;',
      '№;Поверх;Кімнат;Площа;Ціна $',
      '12;3;2;62,4;98500',
    ),
    reads: [read('Обрій, Секція 1', 12), read('Обрій, Секція 2', 12)],
  },
};
