import { isQuarter } from '../../../../base/kyiv-time.ts';
import type { Currency } from '../../../../base/money.ts';
import { houseTypes, type RoomLabel, roomLabels } from '../../../../contract/catalogue/apartments.ts';
import { oneSpaced } from './feed-numbers.ts';

/** Values of feeds in Ukrainian, English and the Russian that older systems still export. Each reader returns null for an unknown value. */

/** The first of the words whose pattern the text matches; patterns match whole plain lower-case texts. */
const known =
  <Value>(...words: readonly (readonly [Value, RegExp])[]) =>
  (text: string): Value | null => {
    const plain = oneSpaced(text.toLowerCase().replace(/[_-]/g, ' ')).replace(/\.$/, '');
    return words.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  };

const roomNames = known(
  [1, /^(?:студ(?:ія|ия)(?: .*)?|смарт.*|smart.*|studio.*|одно ?к[іо]мн(?:атн(?:а|ая))?|одна|one)$/u],
  [2, /^(?:дво(?:х)? ?кімн(?:атна)?|двух ?комн(?:атная)?|дві|two)$/u],
  [3, /^(?:тр(?:и|ьох) ?кімн(?:атна)?|трех ?комн(?:атная)?|три|three)$/u],
  [4, /^(?:чотир(?:и|ьох) ?кімн(?:атна)?|четырех ?комн(?:атная)?|чотири|four)$/u],
  [5, /^(?:п[ʼ’']яти ?кімнатна|пяти ?комнатная|five)$/u],
);

/** A studio is one room. */
export function readRooms(text: string): number | null {
  const found = /^(\d{1,2})([.,]0+)?(?:[\s–-]*(?:к|k|х?\s?к[іо]м\p{L}*|rooms?))?\.?$/iu.exec(oneSpaced(text));
  return found ? Number(found[1]) : roomNames(text);
}

export const readYes = known([true, /^(?:true|1|yes|y|так|да|\+|є)$/u], [false, /^(?:|false|0|no|n|ні|нет|немає)$/u]);

/** «У. о.» of price lists are dollars. */
export const readCurrency: (text: string) => Currency | null = known(
  ['UAH', /^(?:uah|грн|гривн[яіьі]|гривень|₴|980|hrn)$/u],
  ['USD', /^(?:usd|us ?\$|\$|дол|дол(?:ар)?(?:[аи]?|ів)(?:\.? ?сша)?|долл?|доллар.*|[уy]\. ?[оoеe]|уо|840)$/u],
);

export type FeedStatus = 'available' | 'reserved' | 'sold' | 'withheld';

/** `withheld` is not for sale at all: the flat is as if it were not in the feed. */
export const readStatus: (text: string) => FeedStatus | null = known(
  ['available', /^(?:[ув] продажу|вільн(?:а|о|ий|і)|доступн(?:а|о)|available|free|(?:for|on|in) sale|свободн(?:а|ая|о)|в продаже)$/u],
  [
    'reserved',
    /^(?:за?бронь?ован(?:а|о|ий)|(?:на )?брон(?:ь|і)|бронювання|резерв|зарезервован[ао]|усна бронь|reserved|booked|hold|on hold|забронирован(?:а|о))$/u,
  ],
  ['sold', /^(?:продан(?:а|о|ий|ая)|sold|sold out)$/u],
  [
    'withheld',
    /^(?:(?:не|знят[оа] з) (?:продається|продажу|[ув] продажу)|знят[оа]|недоступн(?:а|о)|гарантійна частка|not for sale|off (?:the )?market|unavailable|withdrawn|не продается|снят[оа] с продажи)$/u,
  ],
);

export const readRepair = known(
  [
    'shell',
    /^(?:shell(?: condition)?|без (?:ремонту|оздоблення|отделки|ремонта|отделочных работ)|чорнова?|після будівельників|от строителей|rough)$/u,
  ],
  ['white_box', /^(?:white ?box|вайтбокс|(?:передчистов|предчистов).*)$/u],
  ['renovated', /^(?:renovated|з ремонтом|з оздобленням|ремонт|с ремонтом|чистов.*|під ключ|turnkey)$/u],
);

export const readStage = known(
  ['foundation', /^(?:foundation|котлован|паля|палі|фундамент.*|підготовчі роботи)$/u],
  ['frame', /^(?:frame|каркас|моноліт(?:ні роботи)?|мурування|будується|unfinished|under construction)$/u],
  ['facade', /^(?:facade|фасад.*|вікна|інженерні мережі|оздоблення.*|благоустрій)$/u],
  ['done', /^(?:done|hand ?over|built|completed|commissioned|здан(?:о|ий|а)|збудован(?:о|ий)|(?:введен(?:о|ий) в експлуатацію))$/u],
);

export const readSale = known(
  ['selling', /^(?:selling|on sale|[ув] продажу|продаються)$/u],
  ['sold_out', /^(?:sold out|продано|усе продано)$/u],
  ['upcoming', /^(?:upcoming|soon|незабаром|скоро|старт продажів.*)$/u],
);

const buildingTypeNames = known(
  ['monolith_brick', /^(?:монолітно ?цегл.*|моноліт ?цегла|монолитно ?кирпич.*)$/u],
  ['monolith_frame', /^(?:монолітно ?каркас.*|моноліт|монолитно ?каркас.*|монолит|каркас.*)$/u],
  ['brick', /^(?:цегл.*|кирпич.*)$/u],
  ['panel', /^(?:панел.*)$/u],
);
const exactly =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word | null =>
    words.find((word) => word === text.toLowerCase().replaceAll('-', '_')) ?? null;

const buildingCode = exactly(houseTypes);
export const readBuildingType = (text: string) => buildingCode(text) ?? buildingTypeNames(text);

const roomCode = exactly(roomLabels);
const roomLabelOf: (text: string) => RoomLabel | null = known(
  ['bathroom', /^(?:с[ау]нвузол|ванна(?: кімната)?|туалет|вбиральня|с\/в|су|санузел|wc|toilet)$/u],
  ['bedroom', /^(?:спальня(?: \d)?|кімната|дитяча|комната)$/u],
  ['entrance_hall', /^(?:передпокій|хол|прихожая|hall)$/u],
  ['corridor', /^(?:коридор)$/u],
  ['kitchen', /^(?:кухня)$/u],
  ['studio_with_kitchen', /^(?:кухня (?:студія|вітальня|їдальня)|вітальня кухня|кухня гостиная|kitchen living(?: room)?)$/u],
  ['terrace', /^(?:тераса|терраса)$/u],
  ['wardrobe', /^(?:гардероб(?:на|ная)?|комора)$/u],
  ['loggia', /^(?:лоджія|лоджия)$/u],
  ['balcony', /^(?:балкон)$/u],
  ['cabinet', /^(?:кабінет|кабинет|study)$/u],
  ['laundry', /^(?:пральня|постирочная)$/u],
  ['living_room', /^(?:вітальня|гостиная)$/u],
);
export const readRoomLabel = (text: string): RoomLabel | null => roomCode(text) ?? roomLabelOf(text);

const romans: Record<string, string> = { I: '1', II: '2', III: '3', IV: '4' };

/** A commissioned building has no future quarter; the past one is not given. */
export const isCommissioned = (text: string): boolean => readStage(text) === 'done';

/** `2028-Q2`, `Q2 2028`, `2 кв. 2028`, `II квартал 2028 р.`, `2028-05`, `05.2028`, `31.05.2028`; `2028` is its last quarter. */
export function readQuarter(text: string): string | null {
  const plain = oneSpaced(text.toUpperCase().replace(/І/g, 'I'))
    .replace(/(?<![ ,])[ ,]*(?:РОКУ|Р[ІI]К|РОЦ[ІI]|Р|ГОДА|ГОД|Г)\.?$/, '')
    .trim();
  const month = /^(?:(\d{4})[-./](0\d|1[0-2])(?:[-./]\d{2}(?:[ T].*)?)?|(?:\d{1,2}[./-])?(0?\d|1[0-2])[./](\d{4}))$/.exec(plain);
  if (month) {
    const [year, at] = [month[1] ?? month[4], Number(month[2] ?? month[3])];
    return at === 0 ? null : checked(year, String(Math.ceil(at / 3)));
  }
  const yearFirst = /^(\d{4})(?:[ ,-]*(?:Q|К|КВ\.?)? ?([1-4]|I{1,3}|IV)(?: ?(?:Q|КВ\.?|КВАРТАЛ))?)?$/.exec(plain);
  if (yearFirst) return checked(yearFirst[1], yearFirst[2] ?? '4');
  const quarterFirst = /^Q? ?([1-4]|I{1,3}|IV)(?:[ -]{0,3}(?:Q|[ИЙ]|К|КВ\.?|КВАРТАЛ)){0,3} ?[-,/.]? ?(\d{4})$/.exec(plain);
  return quarterFirst ? checked(quarterFirst[2], quarterFirst[1]) : null;
}

function checked(year: string | undefined, quarter: string | undefined): string | null {
  const made = `${year}-Q${romans[quarter ?? ''] ?? quarter}`;
  return isQuarter(made) ? made : null;
}
