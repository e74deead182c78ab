import { isQuarter } from '../../../base/kyiv-time.ts';
import type { Currency } from '../../../base/money.ts';
import { houseTypes, type RoomLabel, roomLabels } from '../../../contract/catalogue.ts';
import { oneSpaced } from './feed-numbers.ts';

/** How values are written in feeds, in Ukrainian, English and the Russian that older systems still export. Each reader answers null for what it does not know. */

/** The first of the words that the whole text is; words are regular expressions of plain lower-case text. */
const known = <Value>(...words: readonly (readonly [Value, string])[]) => {
  const readers = words.map(([value, pattern]) => [value, new RegExp(`^(?:${pattern})$`, 'u')] as const);
  return (text: string): Value | null => {
    const plain = oneSpaced(text.toLowerCase().replace(/[_-]/g, ' ')).replace(/\.$/, '');
    return readers.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  };
};

const roomWords = known(
  [1, 'студ(?:ія|ия)(?: .*)?|смарт.*|smart.*|studio.*|одно ?к[іо]мнатн(?:а|ая)|одна|one'],
  [2, 'дво ?кімнатна|двух ?комнатная|дві|two'],
  [3, 'три ?кімнатна|трех ?комнатная|три|three'],
  [4, 'чотири ?кімнатна|четырех ?комнатная|чотири|four'],
  [5, "п[ʼ’']яти ?кімнатна|пяти ?комнатная|five"],
);

/** A studio is one room. */
export function readRooms(text: string): number | null {
  const found = /^(\d{1,2})([.,]0+)?(?:[\s–-]*(?:к|k|х?\s?к[іо]м\p{L}*|rooms?))?\.?$/iu.exec(oneSpaced(text));
  return found ? Number(found[1]) : roomWords(text);
}

export const readYes = known([true, 'true|1|yes|y|так|да|\\+|є'], [false, '|false|0|no|n|ні|нет|немає']);

/** «У. о.» of price lists are dollars. */
export const readCurrency: (text: string) => Currency | null = known(
  ['UAH', 'uah|грн|гривн[яіьі]|гривень|₴|980|hrn'],
  ['USD', 'usd|us ?\\$|\\$|дол|дол(?:ар)?(?:[аи]?|ів)(?:\\.? ?сша)?|долл?|доллар.*|у\\. ?о|уо|у\\. ?е|840'],
);

export type FeedStatus = 'available' | 'reserved' | 'sold' | 'withheld';

/** `withheld` is not for sale at all: the flat is as if it were not in the feed. */
export const readStatus: (text: string) => FeedStatus | null = known(
  ['available', '[ув] продажу|вільн(?:а|о|ий|і)|доступн(?:а|о)|available|free|(?:for|on|in) sale|свободн(?:а|ая|о)|в продаже'],
  [
    'reserved',
    'за?бронь?ован(?:а|о|ий)|(?:на )?брон(?:ь|і)|бронювання|резерв|зарезервован[ао]|усна бронь|reserved|booked|hold|on hold|забронирован(?:а|о)',
  ],
  ['sold', 'продан(?:а|о|ий|ая)|sold|sold out'],
  [
    'withheld',
    '(?:не|знят[оа] з) (?:продається|продажу|[ув] продажу)|знят[оа]|недоступн(?:а|о)|гарантійна частка|not for sale|off (?:the )?market|unavailable|withdrawn|не продается|снят[оа] с продажи',
  ],
);

export const readRepair = known(
  [
    'shell',
    'shell(?: condition)?|без (?:ремонту|оздоблення|отделки|ремонта|отделочных работ)|чорнова?|після будівельників|от строителей|rough',
  ],
  ['white_box', 'white ?box|вайтбокс|(?:передчистов|предчистов).*'],
  ['renovated', 'renovated|з ремонтом|з оздобленням|ремонт|с ремонтом|чистов.*|під ключ|turnkey'],
);

export const readStage = known(
  ['foundation', 'foundation|котлован|паля|палі|фундамент.*|підготовчі роботи'],
  ['frame', 'frame|каркас|моноліт(?:ні роботи)?|мурування|будується|unfinished|under construction'],
  ['facade', 'facade|фасад.*|вікна|інженерні мережі|оздоблення.*|благоустрій'],
  ['done', `done|hand ?over|built|completed|commissioned|здан(?:о|ий|а)|збудован(?:о|ий)|(?:введен(?:о|ий) в експлуатацію)`],
);

export const readSale = known(
  ['selling', 'selling|on sale|[ув] продажу|продаються'],
  ['sold_out', 'sold out|продано|усе продано'],
  ['upcoming', 'upcoming|soon|незабаром|скоро|старт продажів.*'],
);

const houseWords = known(
  ['monolith_brick', 'монолітно ?цегл.*|моноліт ?цегла|монолитно ?кирпич.*'],
  ['monolith_frame', 'монолітно ?каркас.*|моноліт|монолитно ?каркас.*|монолит|каркас.*'],
  ['brick', 'цегл.*|кирпич.*'],
  ['panel', 'панел.*'],
);
const exactly =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word | null =>
    words.find((word) => word === text.toLowerCase().replaceAll('-', '_')) ?? null;

const houseCode = exactly(houseTypes);
export const readHouseType = (text: string) => houseCode(text) ?? houseWords(text);

const roomCode = exactly(roomLabels);
const roomNames: (text: string) => RoomLabel | null = known(
  ['bathroom', 'с[ау]нвузол|ванна(?: кімната)?|туалет|вбиральня|с\\/в|су|санузел|wc|toilet'],
  ['bedroom', 'спальня(?: \\d)?|кімната|дитяча|комната'],
  ['entrance_hall', 'передпокій|хол|прихожая|hall'],
  ['corridor', 'коридор'],
  ['kitchen', 'кухня'],
  ['studio_with_kitchen', 'кухня (?:студія|вітальня|їдальня)|вітальня кухня|кухня гостиная|kitchen living(?: room)?'],
  ['terrace', 'тераса|терраса'],
  ['wardrobe', 'гардероб(?:на|ная)?|комора'],
  ['loggia', 'лоджія|лоджия'],
  ['balcony', 'балкон'],
  ['cabinet', 'кабінет|кабинет|study'],
  ['laundry', 'пральня|постирочная'],
  ['living_room', 'вітальня|гостиная'],
);
export const readRoomLabel = (text: string): RoomLabel | null => roomCode(text) ?? roomNames(text);

const romans: Record<string, string> = { I: '1', II: '2', III: '3', IV: '4' };

/** A commissioned house has no quarter to wait for; which one it was is not said. */
export const isCommissioned = (text: string): boolean => readStage(text) === 'done';

/** `2028-Q2`, `Q2 2028`, `2 кв. 2028`, `II квартал 2028 р.`, `2028-05`, `05.2028`, `31.05.2028`; `2028` is its last quarter. */
export function readQuarter(text: string): string | null {
  const plain = oneSpaced(text.toUpperCase().replace(/І/g, 'I'))
    .replace(/[ ,]*(?:РОКУ|РІК|РОЦІ|Р|ГОДА|ГОД|Г)\.?$/, '')
    .trim();
  const month = /^(?:(\d{4})[-./](0\d|1[0-2])(?:[-./]\d{2}(?:[ T].*)?)?|(?:\d{1,2}[./-])?(0?\d|1[0-2])[./](\d{4}))$/.exec(plain);
  if (month) {
    const [year, at] = [month[1] ?? month[4], Number(month[2] ?? month[3])];
    return at === 0 ? null : checked(year, String(Math.ceil(at / 3)));
  }
  const yearFirst = /^(\d{4})(?:[ ,-]*(?:Q|К|КВ\.?)? ?([1-4]|I{1,3}|IV)(?: ?(?:Q|КВ\.?|КВАРТАЛ))?)?$/.exec(plain);
  if (yearFirst) return checked(yearFirst[1], yearFirst[2] ?? '4');
  const quarterFirst = /^Q? ?([1-4]|I{1,3}|IV)(?: ?-? ?(?:Q|[ИЙ]|К|КВ\.?|КВАРТАЛ))* ?[-,/.]? ?(\d{4})$/.exec(plain);
  return quarterFirst ? checked(quarterFirst[2], quarterFirst[1]) : null;
}

function checked(year: string | undefined, quarter: string | undefined): string | null {
  const made = `${year}-Q${romans[quarter ?? ''] ?? quarter}`;
  return isQuarter(made) ? made : null;
}
