import { csv, type PriceList } from './price-list.ts';

const one = ['Обрій, Секція 1: 12 3 2 62.4 98500 USD available'];
const simple = 'ЖК;Секція;№;Поверх;Кімнат;Площа;Ціна, $;Статус';

/** Titles of columns, delimiters, encodings, and columns that only their cells explain. */
export const headings: Record<string, PriceList> = {
  'Ukrainian titles': {
    file: csv('Житловий комплекс;Секція;№ кв.;Поверх;К-сть кімнат;Загальна площа, м²;Вартість, $;Наявність', 'Обрій;1;12;3;2;62,4;98500;Є'),
    reads: one,
  },
  'a misspelt Ukrainian title': {
    file: csv('ЖК;Секція;Номер кв-ри;Поверх;Кіл-ть кімнат;S загальна площа;Вартість в у.о.;Стан', 'Обрій;1;12;3;2;62,4;98500;вільна'),
    reads: one,
  },
  'Russian titles': {
    file: csv('ЖК;Секция;Номер квартиры;Этаж;Комнат;Площадь общая;Стоимость, долл;Статус', 'Обрій;1;12;3;2;62,4;98500;свободна'),
    reads: one,
  },
  'Russian titles in short': {
    file: csv('ЖК;Подъезд;№ кв;Эт.;Кол-во комнат;Площадь, м2;Цена, $;Состояние', 'Обрій;1;12;3;2-к.кв.;62,4;98500;в продаже'),
    reads: one,
  },
  'English titles': {
    file: csv(
      'Project,Section,Apartment,Floor,Rooms,Total area sqm,Price USD,Availability',
      'Обрій,1,12,3,2,62.4,98500,available for sale',
    ),
    reads: one,
  },
  'titles of a program': {
    file: csv(
      'projectName,sectionName,flatNumber,FloorNumber,roomsAmount,areaTotal,priceTotal,currency,status',
      'Обрій,1,12,3,2,62.4,98500,USD,AVAILABLE',
    ),
    reads: one,
  },
  'bedrooms instead of rooms': {
    file: csv('Project,Section,Apartment,Floor,Bedrooms,Area,Price USD', 'Обрій,1,12,3,1,62.4,98500'),
    asks: ['column of rooms = Bedrooms'],
    answers: { 'column: bedrooms': 'rooms' },
    reads: ['Обрій, Секція 1: 12 3 1 62.4 98500 USD available'],
  },
  tabs: { file: csv(simple.replaceAll(';', '\t'), 'Обрій\t1\t12\t3\t2\t62,4\t98500\tвільна'), reads: one },
  bars: { file: csv(simple.replaceAll(';', '|'), 'Обрій|1|12|3|2|62,4|98500|вільна'), reads: one },
  'a delimiter that Excel names': {
    file: `sep=,\r\n${csv('ЖК,Секція,№,Поверх,Кімнат,Площа,"Ціна, $"', 'Обрій,1,12,3,2,62.4,98500')}`,
    reads: one,
  },
  'a byte order mark': { file: `\ufeff${csv(simple, 'Обрій;1;12;3;2;62,4;98500;вільна')}`, reads: one },
  'UTF-16': { file: Buffer.from(`\ufeff${csv(simple, 'Обрій;1;12;3;2;62,4;98500;вільна')}`, 'utf16le'), reads: one },
  'Windows-1251': { file: cyrillic(csv(simple, 'Обрій;1;12;3;2;62,4;98500;вільна')), reads: one },
  'two rows of titles': {
    file: csv('ЖК;Секція;№;Поверх;Кімнат;Площа, м²;;Ціна, $', ';;;;;загальна;житлова;', 'Обрій;1;12;3;2;62,4;31,2;98500'),
    reads: one,
  },
  'numbered columns': { file: csv('ЖК;Секція;№;Поверх;Кімнат;Площа;Ціна, $', '1;2;3;4;5;6;7', 'Обрій;1;12;3;2;62,4;98500'), reads: one },
  'titles again on each page': {
    file: csv(simple, 'Обрій;1;12;3;2;62,4;98500;вільна', simple, 'Обрій;1;13;3;2;62,4;98500;вільна'),
    reads: [...one, 'Обрій, Секція 1: 13 3 2 62.4 98500 USD available'],
  },
  'flats whose cells all have words': {
    file: csv(
      'ЖК;Будинок;Секція;№;Поверх;Кімнат;Площа;Ціна, $;Статус',
      'Обрій;Будинок 2;Секція 1;№ 12;3;2к;62,4 м²;98 500;вільна',
      'ЖК Обрій;Корпус А;Секція Б;12А;3;2к;62,4 м²;98 500;продано',
      'Обрій;Будинок 2;Секція 1;№ 13;3;2к;62,4 м²;98500;вільна',
    ),
    reads: [
      'Обрій, Будинок 2, Секція 1: 12 3 2 62.4 98500 USD available',
      'Обрій, Корпус А, Секція Б: 12А 3 2 62.4 98500 USD sold',
      'Обрій, Будинок 2, Секція 1: 13 3 2 62.4 98500 USD available',
    ],
  },
  'titles with numbers in them again on each page': {
    file: csv(
      'ЖК;№;Поверх;Площа, м2;Ціна за 1 м2, $;Ціна станом на 25.11, $;Кімнат',
      'Обрій;12;3;62,4;1578,53;98500;2',
      'ЖК;№;Поверх;Площа, м2;Ціна за 1 м2, $;Ціна станом на 25.11, $;Кімнат',
      'Обрій;13;3;62,4;1578,53;98500;2',
    ),
    reads: [...one, 'Обрій, Секція 1: 13 3 2 62.4 98500 USD available'],
  },
  'total, living and kitchen area': {
    file: csv('ЖК;Секція;№;Поверх;Кімнат;Загальна площа;Житлова площа;Кухня, м2;Ціна, $', 'Обрій;1;12;3;2;62,4;31;12;98500'),
    reads: one,
  },
  'two areas': {
    file: csv('ЖК;Секція;№;Поверх;Кімнат;Площа з терасою;Площа без тераси;Ціна, $', 'Обрій;1;12;3;2;70,1;62,4;98500'),
    asks: ['column of area = Площа з терасою | Площа без тераси'],
    answers: { 'column of area': 'Площа без тераси' },
    reads: one,
  },
  'two areas of one kind': {
    file: csv('ЖК;Секція;№;Поверх;Кімнат;Площа проєктна;Площа за БТІ;Ціна, $', 'Обрій;1;12;3;2;62,1;62,4;98500'),
    asks: ['column of area = Площа проєктна | Площа за БТІ'],
    answers: { 'column of area': 'Площа за БТІ' },
    reads: one,
  },
  'a price and a special price': {
    file: csv('ЖК;Секція;№;Поверх;Кімнат;Площа;Ціна, $;Ціна зі знижкою, $', 'Обрій;1;12;3;2;62,4;98500;95000'),
    asks: ['column of price = Ціна, $ | Ціна зі знижкою, $'],
    answers: { 'column of price': 'Ціна, $' },
    reads: one,
  },
  'prices in two currencies': {
    file: csv('ЖК;Секція;№;Поверх;Кімнат;Площа;"Вартість, $";"Вартість, грн"', 'Обрій;1;12;3;2;62,4;98500;4063125'),
    asks: ['column of price = Вартість, $ | Вартість, грн'],
    answers: { 'column of price': 'Вартість, грн' },
    reads: ['Обрій, Секція 1: 12 3 2 62.4 4063125 UAH available'],
  },
  'titles of its own alone': {
    file: csv('Шифр;Рівень;К-сть;Метрів;Сума', '101;2;1;38,4;52000', '102;3;2;61,2;83000', '103;14;3;88,1;119000'),
    asks: [
      'column of number = Шифр | Рівень | К-сть',
      'column of floor = Рівень | К-сть | none',
      'column of rooms = К-сть',
      'column of area = Метрів',
      'column of price = Сума',
      'project = …',
    ],
    answers: {
      'column of number': 'Шифр',
      'column of floor': 'Рівень',
      'column of rooms': 'К-сть',
      'column of area': 'Метрів',
      'column of price': 'Сума',
      currency: 'USD',
      project: 'Обрій',
    },
    reads: [
      'Обрій, Секція 1: 101 2 1 38.4 52000 USD available',
      'Обрій, Секція 1: 102 3 2 61.2 83000 USD available',
      'Обрій, Секція 1: 103 14 3 88.1 119000 USD available',
    ],
  },
  'words that are no list of flats': {
    file: csv('Прізвище;Місто;Посада;Телефон;Дім', 'Коваль;Київ;кухар;0441112233;5', 'Шевчук;Львів;слюсар;0441112244;7'),
    reads: ['refused: not-a-feed'],
  },
  'two prices of a square metre': {
    file: csv('ЖК;Секція;№;Поверх;Кімнат;Площа;Ціна за м2 при 100% оплаті, $;Ціна за м2 у розстрочку, $', 'Обрій;1;12;3;2;62,5;1600;1700'),
    asks: ['column of price_metre = Ціна за м2 при 100% оплаті, $ | Ціна за м2 у розстрочку, $'],
    answers: { 'column of price_metre': 'Ціна за м2 у розстрочку, $' },
    reads: ['Обрій, Секція 1: 12 3 2 62.5 106250 USD available'],
  },
  'a price for the flat': {
    file: csv('ЖК;Секція;№;Поверх;Кімнат;Площа;Ціна за квартиру, $', 'Обрій;1;12;3;2;62,4;98500'),
    reads: one,
  },
  'a price for the flat beside that of a square metre': {
    file: csv('ЖК;Секція;№;Поверх;Кімнат;Площа;Ціна за кв. м, $;Цена за квартиру, $', 'Обрій;1;12;3;2;62,4;1578,53;98500'),
    reads: one,
  },
  'a column without a title that names its unit': {
    file: csv('ЖК;Секція;№;Поверх;;Площа;Ціна, $', 'Обрій;1;12;3;2к;62,4;98500'),
    reads: one,
  },
  'a column without a title': {
    file: csv('ЖК;Секція;№;;Кімнат;Площа;Ціна, $', 'Обрій;1;12;3;2;62,4;98500'),
    asks: ['column of floor = column 4 | none'],
    answers: { 'column of floor': 'column 4' },
    reads: one,
  },
  'a title that its cells explain': { file: csv('ЖК;Секція;№;Поверх;Тип;Площа;Ціна, $', 'Обрій;1;12;3;2-кімнатна;62,4;98500'), reads: one },
  'a title whose cells have several meanings': {
    file: csv('ЖК;Секція;№;Поверх;Тип;Площа;Ціна, $', 'Обрій;1;12;3;2 євро;62,4;98500', 'Обрій;1;13;3;1к;62,4;98500'),
    asks: ['rooms: 2 євро = 1 | 2 | skip | …'],
    answers: { 'rooms: 2 євро': '2' },
    reads: [...one, 'Обрій, Секція 1: 13 3 1 62.4 98500 USD available'],
  },
  'a status under an unknown title': {
    file: csv('ЖК;Секція;№;Поверх;Кімнат;Площа;Ціна, $;Менеджер', 'Обрій;1;12;3;2;62,4;98500;бронь'),
    reads: ['Обрій, Секція 1: 12 3 2 62.4 98500 USD reserved'],
  },
  'a column that a person has named': {
    file: csv('ЖК;Секція;№;Ярус;Кімнат;Площа;Ціна, $', 'Обрій;1;12;3;2;62,4;98500'),
    asks: ['column of floor = Ярус | none'],
    answers: { 'column: ярус': 'floor' },
    reads: one,
  },
  'a floor of floors': { file: csv('ЖК;Секція;№;Поверх/поверховість;Кімнат;Площа;Ціна, $', 'Обрій;1;12;3/9;2;62,4;98500'), reads: one },
  'areas as S': { file: csv('ЖК;Секція;№ кв.;эт.;Комнат;S общ.;S жил.;Цена, $', 'Обрій;1;12;3;2;62,4;31;98500'), reads: one },
  'a building and two levels of it': {
    file: csv('ЖК;Дом;Корпус;№ кв.;Этаж;Комнат;Площадь;Цена, $', 'Обрій;1;2;12;3;2;62,4;98500'),
    asks: ['column of building = Дом | Корпус'],
    answers: { 'column: корпус': 'section' },
    reads: ['Обрій, Будинок 1, секція 2: 12 3 2 62.4 98500 USD available'],
  },
  'marks under Продано': {
    file: csv('ЖК;№;Поверх;Кімнат;Площа;Ціна, $;Продано', 'Обрій;12;3;2;62,4;98500;', 'Обрій;13;3;2;62,4;98500;+'),
    reads: [...one, 'Обрій, Секція 1: 13 3 2 62.4 98500 USD sold'],
  },
  'a column for each state': {
    file: csv(
      'ЖК;№;Поверх;Кімнат;Площа;Ціна, $;Бронь;Продано',
      'Обрій;12;3;2;62,4;98500;;',
      'Обрій;13;3;2;62,4;98500;+;',
      'Обрій;14;3;2;62,4;98500;до 15.11;12.11.2026',
      'Обрій;15;3;2;62,4;98500;Коваль;-',
    ),
    asks: ['status: бронь: коваль = available | reserved | sold | withheld | skip'],
    answers: { 'status: бронь: коваль': 'reserved' },
    reads: [
      ...one,
      'Обрій, Секція 1: 13 3 2 62.4 98500 USD reserved',
      'Обрій, Секція 1: 14 3 2 62.4 98500 USD sold',
      'Обрій, Секція 1: 15 3 2 62.4 98500 USD reserved',
    ],
  },
  'flats without a mark of presence': {
    file: csv('ЖК;№;Поверх;Кімнат;Площа;Ціна, $;Наявність', 'Обрій;12;3;2;62,4;98500;+', 'Обрій;13;3;2;62,4;98500;'),
    asks: ['status: empty = available | reserved | sold | withheld | skip'],
    answers: { 'status: empty': 'sold' },
    reads: [...one, 'Обрій, Секція 1: 13 3 2 62.4 98500 USD sold'],
  },
  roubles: { file: csv('ЖК;№;Поверх;Кімнат;Площа;Цена (руб)', 'Обрій;12;3;2;62,4;9850000'), reads: ['line 2: currency unknown'] },
  'no floors at all': {
    file: csv('ЖК;Секція;№;Кімнат;Площа;Ціна, $', 'Обрій;1;12;2;62,4;98500'),
    reads: ['Обрій, Секція 1: 12  2 62.4 98500 USD available'],
  },
  'a column that only looks like floors': {
    file: csv('ЖК;Секція;№;Лінія;Кімнат;Площа;Ціна, $', 'Обрій;1;12;3;2;62,4;98500'),
    asks: ['column of floor = Лінія | none'],
    answers: { 'column of floor': 'none' },
    reads: ['Обрій, Секція 1: 12  2 62.4 98500 USD available'],
  },
  'numbers of a row and of the post': {
    file: csv('ЖК;№ п.п.;Дім;Будівельний №;Поверх;Кімнат;Площа;Ціна, $', 'Обрій;1;4;12;3;2;62,4;98500'),
    reads: ['Обрій, Будинок 4: 12 3 2 62.4 98500 USD available'],
  },
  'a phase and the time of its building': {
    file: csv('ЖК;Черга будівництва;Термін будівництва;№;Поверх;Кімнат;Площа;Ціна, $', 'Обрій;2;4 кв 2027;12;3;2;62,4;98500'),
    reads: ['Обрій, Будинок 2: 12 3 2 62.4 98500 USD available 2027-Q4'],
  },
  'a living area without its noun': {
    file: csv('№;Секція;Поверх;Кімнат;Площа;Житлова;Ціна, $', '12;1;3;2;62,4;31,2;98500'),
    asks: ['project = …'],
    answers: { project: 'Обрій' },
    reads: one,
  },
  'areas in one column': {
    file: csv('ЖК;Секція;№;Поверх;Кімнат;Площа заг./житл./кухні;Ціна, y.e.', 'Обрій;1;12;3;2;62.4/31.2/9.3;98500'),
    reads: one,
  },
  'areas under one title with its unit': {
    file: csv('ЖК;Секція;№;Поверх;Кімнат;Площа, м²;;;Вартість м.кв., $', ';;;;;заг.;житл.;кухня;', 'Обрій;1;12;3;2;62,5;31;9;1600'),
    reads: ['Обрій, Секція 1: 12 3 2 62.5 100000 USD available'],
  },
  'a kitchen behind a comma, and the day of a reservation': {
    file: csv(
      'ЖК;Секція;№;Поверх;Кімнат;Площа;Площа, кухня;Ціна, $;Ціна паркомісця;Дата бронювання',
      'Обрій;1;12;3;2;62,4;12;98500;15000;01.11.2026',
    ),
    reads: one,
  },
  'projects under the title of objects': {
    file: csv('Об’єкт;Секція;№;Поверх;Кімнат;Площа;Ціна, $', 'ЖК Обрій;1;12;3;2;62,4;98500', 'ЖК «Затока»;1;12;3;2;62,4;98500'),
    reads: [...one, 'Затока, Секція 1: 12 3 2 62.4 98500 USD available'],
  },
  'objects that may be projects': {
    file: csv('Об’єкт;Секція;№;Поверх;Кімнат;Площа;Ціна, $', 'Обрій;1;12;3;2;62,4;98500', 'Затока;1;12;3;2;62,4;98500'),
    asks: ['column of project = Об’єкт | none'],
    answers: { 'column of project': 'Об’єкт' },
    reads: [...one, 'Затока, Секція 1: 12 3 2 62.4 98500 USD available'],
  },
  'square feet': {
    file: csv('Project,Unit,Floor,Rooms,Area (sq ft),Price USD', 'Обрій,12,3,2,450,98500'),
    reads: ['refused: column-missing'],
  },
  'no price at all': { file: csv('ЖК;Секція;№;Поверх;Кімнат;Площа', 'Обрій;1;12;3;2;62,4'), reads: ['refused: column-missing'] },
};

function cyrillic(text: string): Uint8Array {
  const others: Record<string, number> = { і: 0xb3, І: 0xb2, ї: 0xbf, є: 0xba, Є: 0xaa, '№': 0xb9 };
  return Uint8Array.from([...text], (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return others[letter] ?? (code < 128 ? code : code - 0x410 + 0xc0);
  });
}
