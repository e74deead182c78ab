/** The fields that a column of a price list may hold. `price_metre`, `kind` and `type` are no fields of a flat: they are read into some. */
export const sheetFields = [
  'id',
  'project',
  'building',
  'section',
  'floors',
  'delivery',
  'number',
  'floor',
  'rooms',
  'area',
  'price',
  'currency',
  'status',
  'layout',
  'repair',
  'ceiling',
  'balcony_area',
  'position',
  'brokerage',
  'district',
  'address',
  'price_metre',
  'kind',
  'type',
] as const;
export type SheetField = (typeof sheetFields)[number];

/** The column is understood and holds nothing that the catalogue has. */
export type Meaning = SheetField | 'none';

type Rule = {
  means: Meaning;
  /** Beginnings of words, in lower case, `ё` as `е`, without apostrophes. Any one of them is enough. */
  any: readonly string[];
  /** One of these too. */
  and?: readonly string[];
  /** None of these. */
  not?: readonly string[];
};

const money = ['цін', 'цен', 'варт', 'стоим', 'price', 'cost'];
const flat = ['кв', 'квартир', 'апартам', 'приміщ', 'помещ', 'flat', 'apartment', 'apt', 'unit', 'лот', 'lot'];
const numbered = ['номер', '№', 'n', 'no', 'num', 'number', 'nr'];

/** Words of headings in Ukrainian, Russian and English. The first rule that fits decides. */
export const columnRules: readonly Rule[] = [
  {
    means: 'none',
    any: [
      'пп',
      'зп',
      'телефон',
      'phone',
      'фото',
      'photo',
      'image',
      'url',
      'примітк',
      'примеч',
      'коммент',
      'комент',
      'опис',
      'описан',
      'descr',
    ],
  },
  {
    means: 'none',
    any: ['знижк', 'скидк', 'економ', 'эконом', 'внес', 'внесок', 'взнос', 'платіж', 'платеж', 'першо', 'первон', 'deposit', 'discount'],
    not: money,
  },
  { means: 'none', any: ['внес', 'внесок', 'взнос', 'платіж', 'платеж'] },
  { means: 'none', any: ['стар', 'old'], and: money },
  { means: 'currency', any: ['валют', 'currency', 'curr'] },
  {
    means: 'price',
    any: money,
    not: ['паркін', 'паркин', 'паркомі', 'паркоме', 'машином', 'гараж', 'комор', 'кладов', 'ремонт', 'parking'],
  },
  { means: 'none', any: money },
  // Square feet are no metres.
  { means: 'none', any: ['ft', 'ft2', 'ft²', 'sqft', 'feet', 'foot', 'фут'] },
  {
    means: 'none',
    any: ['житл', 'жил', 'living', 'кухн', 'kitchen'],
    and: ['площ', 'area', 'м', 'm', 'метраж', 'space', 's', 'м2', 'м²'],
  },
  {
    means: 'none',
    any: ['терас', 'террас', 'балкон', 'лодж', 'balcon', 'loggia', 'terrace'],
    not: ['без', 'without', 'з', 'із', 'с', 'with', 'разом', 'вкл'],
  },
  {
    means: 'area',
    any: ['площ', 'area', 'метраж', 'square', 'sqm', 'squaremeter', 'surface', 's', 'м2', 'м²'],
    not: ['ділянк', 'участ', 'плот', 'грн', 'дол', 'usd', '$', 'у'],
  },
  { means: 'none', any: ['спальн', 'санвуз', 'сануз', 'bathroom'] },
  { means: 'rooms', any: ['кімн', 'комн', 'room', 'rooms', 'кк'], not: ['площ', 'номер', '№'] },
  { means: 'delivery', any: ['термін', 'строк', 'срок'], and: ['будівн', 'строит'] },
  { means: 'delivery', any: ['здач', 'сдач', 'введен', 'ввод', 'complet', 'delivery', 'handover', 'deadline', 'ready'] },
  { means: 'floors', any: ['поверхов', 'поверхів', 'етажн', 'этажн', 'етажей', 'этажей', 'floors', 'storeys'], not: ['план'] },
  { means: 'floors', any: ['поверх', 'floor', 'этаж', 'етаж'], and: ['всього', 'всего', 'total', 'макс', 'count'] },
  { means: 'none', any: ['положен', 'план'], and: ['поверх', 'этаж', 'floor'] },
  { means: 'position', any: ['поверсі', 'этаже'], and: [...numbered, 'позиц'] },
  { means: 'floor', any: ['поверх', 'пов', 'этаж', 'эт', 'етаж', 'floor', 'fl', 'level', 'storey'], not: ['поверхов', 'поверсі', 'этаже'] },
  { means: 'section', any: ['секц', 'підїзд', 'подъезд', 'парадн', 'section', 'entrance', 'бс', 'підезд'] },
  { means: 'project', any: ['жк', 'комплекс', 'проєкт', 'проект', 'complex', 'project', 'development'], not: ['площ'] },
  { means: 'project', any: ['житлов', 'жилой'], and: ['квартал', 'масив', 'массив', 'район', 'будин', 'дом'] },
  { means: 'none', any: ['житлова', 'жилая'] },
  {
    means: 'status',
    any: ['статус', 'наявн', 'налич', 'доступн', 'status', 'availab', 'бронь', 'бронюв', 'продан', 'sold'],
    not: ['дата', 'date'],
  },
  { means: 'repair', any: ['ремонт', 'оздобл', 'отделк', 'renovat', 'finish'] },
  { means: 'ceiling', any: ['стел', 'потол', 'ceiling'] },
  { means: 'kind', any: ['призначен', 'назначен', 'категор', 'category', 'purpose'] },
  {
    means: 'kind',
    any: ['тип', 'вид', 'type'],
    and: ['приміщ', 'помещ', 'нерух', 'недвиж', 'обєкт', 'объект', 'property', 'unit', 'purpose'],
  },
  { means: 'type', any: ['тип', 'type', 'вид', 'view'] },
  { means: 'number', any: ['будівельн', 'строительн'], and: numbered },
  { means: 'none', any: ['будівн', 'строит'], not: ['черг', 'очеред', 'phase'] },
  {
    means: 'building',
    any: [
      'будин',
      'буд',
      'дім',
      'башт',
      'веж',
      'корпус',
      'корп',
      'дом',
      'дома',
      'house',
      'building',
      'литер',
      'літер',
      'блок',
      'tower',
      'block',
      'черг',
      'очеред',
      'phase',
    ],
    not: flat,
  },
  { means: 'layout', any: ['планув', 'планир', 'layout'] },
  { means: 'id', any: ['guid', 'uuid', 'id'], not: ['house', 'project', 'section', 'building', 'complex', 'object'] },
  { means: 'district', any: ['район', 'district'] },
  { means: 'address', any: ['адрес', 'address'] },
  { means: 'number', any: [...flat, ...numbered], not: ['кількіст', 'к-ть', 'количеств', 'count', 'стан', 'договор', 'договір'] },
  { means: 'status', any: ['стан', 'состоян', 'state'] },
];

/** Columns of which only one can be meant when a list has several: the plainest title. */
export const totalWords = ['заг', 'общ', 'total', 'gross'];
/** Words of a title that make its sum another price than the one to be paid. */
export const specialWords = [
  'знижк',
  'скидк',
  'акці',
  'акци',
  'розстроч',
  'рассроч',
  '100',
  'speci',
  'discount',
  'promo',
  'іпотек',
  'ипотек',
  'оселя',
];
