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
  'flats with a store-room or a parking place': {
    file: csv(
      'ЖК;Тип;№;Поверх;Кімнат;Площа;Планування;Ціна $',
      'Обрій;Квартира з коморою;12;3;2К з коморою;62,4;2А;98500',
      'Обрій;Квартира;13;3;2;62,4;2А + паркомісце;98500',
      'Обрій;Квартира;14;3;2;62,4;2А;98500',
      'Обрій;;К-1;1;комора;4;;3000',
    ),
    reads: [read('Обрій, Секція 1', 12), read('Обрій, Секція 1', 13), read('Обрій, Секція 1', 14), 'without storage 1'],
  },
  'layouts that all mention a store-room': {
    file: csv('ЖК;Тип;№;Поверх;Кімнат;Площа;Ціна $', 'Обрій;2А з коморою;12;3;2;62,4;98500', 'Обрій;2Б з коморою;13;3;2;62,4;98500'),
    reads: [read('Обрій, Секція 1', 12), read('Обрій, Секція 1', 13)],
  },
  'a project that is called as a building is': {
    file: csv('Прайс ЖК «Green House 2», секція 3;;;;', '№;Поверх;Кімнат;Площа;Ціна $', '12;3;2;62,4;98500'),
    reads: [read('Green House 2, Секція 3', 12)],
  },
  'a project that is called as offices are': {
    file: csv('ЖК «Office Park»;;;;', '№;Поверх;Кімнат;Площа;Ціна $', '12;3;2;62,4;98500'),
    reads: [read('Office Park, Секція 1', 12)],
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
  'sections called in other orders': {
    file: csv(
      '№;Поверх;Кімнат;Площа;ЖК;Ціна $',
      ...['1 секція', '2-га секція', 'Секція: 3', 'секція «Б»'].flatMap((heading) => [`${heading};;;;;`, '12;3;2;62,4;Обрій;98500']),
      'Секція;;;;;',
      'Секції 4, 5;;;;;',
      '13;3;2;62,4;Обрій;98500',
    ),
    reads: [
      ...['1', '2', '3', 'Б'].map((name) => read(`Обрій, Секція ${name}`, 12)),
      'line 10: heading',
      'line 11: heading',
      read('Обрій, Секція Б', 13),
    ],
  },
  'sold flats under a heading': {
    file: csv(
      'ЖК;№;Поверх;Кімнат;Площа;Ціна $',
      'Секція 1;;;;;',
      'Обрій;12;3;2;62,4;98500',
      'ПРОДАНО;;;;;',
      'Обрій;13;3;2;62,4;98500',
      'Секція 2;;;;;',
      'Обрій;14;3;2;62,4;98500',
    ),
    asks: ['status: empty = available | reserved | sold | withheld | skip'],
    answers: { 'status: empty': 'available' },
    reads: [read('Обрій, Секція 1', 12), read('Обрій, Секція 1', 13).replace('available', 'sold'), read('Обрій, Секція 2', 14)],
  },
  'a legend of colours above, and a state in the place of a price': {
    file: csv(
      'ЖК «Обрій»;;;;',
      'Вільна;;;;',
      'Продано;;;;',
      '№;Поверх;Кімнат;Площа;Ціна $',
      '12;3;2;62,4;98500',
      ';;;;продано',
      '13;3;2;62,4;98500',
    ),
    reads: [read('Обрій, Секція 1', 12), 'line 6: heading', read('Обрій, Секція 1', 13)],
  },
  'a building after sections of another': {
    file: csv(
      'ЖК;№;Поверх;Кімнат;Площа;Ціна $',
      'Будинок 1, здача 2 кв 2027;;;;;',
      'Секція 1;;;;;',
      'Обрій;12;3;2;62,4;98500',
      'Секція 2, здача 4 кв 2027;;;;;',
      'Обрій;12;3;2;62,4;98500',
      'Секція 3;;;;;',
      'Обрій;12;3;2;62,4;98500',
      'Будинок 2;;;;;',
      'Обрій;12;3;2;62,4;98500',
    ),
    reads: [
      `${read('Обрій, Будинок 1, секція 1', 12)} 2027-Q2`,
      `${read('Обрій, Будинок 1, секція 2', 12)} 2027-Q4`,
      `${read('Обрій, Будинок 1, секція 3', 12)} 2027-Q2`,
      read('Обрій, Будинок 2', 12),
    ],
  },
  'rooms as headings in words': {
    file: csv('ЖК;№;Поверх;Площа;Ціна $', '1-кімнатні;;;;', 'Обрій;1;3;41,2;61000', 'Двокімнатні квартири;;;;', 'Обрій;2;3;62,4;98500'),
    reads: ['Обрій, Секція 1: 1 3 1 41.2 61000 USD available', read('Обрій, Секція 1', 2)],
  },
  'formulas that failed, and a section that Excel took for a day': {
    file: workbookOf([
      {
        rows: [
          ['ЖК', 'Секція', ...titles, 'Статус'],
          ['Обрій', '#REF!', ...flat(11), 'вільна'],
          ['Обрій', 1, '#N/A', 3, 2, 62.4, 98500, 'вільна'],
          ['Обрій', 1, ...flat(12), '#N/A'],
          ['Обрій', { day: 46024 }, ...flat(13), 'вільна'],
          ['Обрій', 1, ...flat(14), 'вільна'],
        ],
      },
    ]),
    reads: [
      'line 2: section unknown',
      'line 3: number unknown',
      'line 4: status unknown',
      'line 5: section unknown',
      read('Обрій, Секція 1', 14),
    ],
  },
  'an office of sales and a parking in the titles': {
    file: csv(
      'ЖК «Обрій»;;;;',
      'Квартири, паркінг, комори;;;;',
      'Відділ продажу: вул. Січових Стрільців, буд. 15;;;;',
      '№;Поверх;Кімнат;Площа;Ціна $',
      '12;3;2;62,4;98500',
    ),
    reads: [read('Обрій, Секція 1', 12)],
  },
  'sections merged down and saved as a text': {
    file: csv(
      'ЖК;Секція;№;Поверх;Кімнат;Площа;Ціна $',
      'Обрій;1;12;3;2;62,4;98500',
      ';;13;3;2;62,4;98500',
      ';2;12;3;2;62,4;98500',
      'Затока;1;12;3;2;62,4;98500',
      ';;13;3;2;62,4;98500',
    ),
    asks: ['blank: project = above | skip', 'blank: section = above | none | skip'],
    answers: { 'blank: project': 'above', 'blank: section': 'above' },
    reads: [
      read('Обрій, Секція 1', 12),
      read('Обрій, Секція 1', 13),
      read('Обрій, Секція 2', 12),
      read('Затока, Секція 1', 12),
      read('Затока, Секція 1', 13),
    ],
  },
  'two flats in a row': {
    file: csv(
      'ЖК «Обрій»;;;;;;;;',
      'Поверх;кв;к-сть кімнат;площа;ціна $;кв;к-сть кімнат;площа;ціна $',
      '3;12;2;62,4;98500;13;2;62,4;98500',
      '4;14;2;62,4;98500;;;;',
    ),
    reads: [read('Обрій, Секція 1', 12), read('Обрій, Секція 1', 13), read('Обрій, Секція 1', 14, 4)],
  },
  'two tables beside each other': {
    file: workbookOf([{ rows: [['ЖК «Обрій»'], [...titles, null, ...titles], [...flat(12), null, ...flat(13)], [...flat(14)]] }]),
    reads: [12, 13, 14].map((number) => read('Обрій, Секція 1', number)),
  },
  'a summary beside the flats': {
    file: workbookOf([
      {
        name: 'Зведена',
        rows: [
          ['Секція', 'К-сть кімнат', 'Площа від', 'Ціна від, $'],
          [1, 2, 62.4, 98500],
        ],
      },
      { name: 'Прайс', rows: [['ЖК «Обрій»'], titles, flat(12)] },
    ]),
    reads: [read('Обрій, Секція 1', 12)],
  },
  'units under the titles, and a sum without its word': {
    file: csv('ЖК;№;Поверх;Кімнат;Площа;Вартість', ';;;;м²;тис. $', 'Обрій;12;3;2;62,4;98,5', ';;;;62,4;98,5'),
    reads: [read('Обрій, Секція 1', 12), ...['id', 'section', 'number', 'rooms', 'floor'].map((field) => `line 4: ${field} required`)],
  },
};
