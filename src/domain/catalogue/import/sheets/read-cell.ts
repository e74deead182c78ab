import { oneSpaced, readHundredths, withoutMetres } from '../checks/feed-numbers.ts';
import { isCommissioned, readQuarter, readRooms } from '../checks/feed-values.ts';
import { asText, roundedHundredths } from './amounts.ts';
import { readDeliveryText } from './dates.ts';
import { keyOf, type Questions } from './questions.ts';
import { feedWordOf, isYes, readSheetStatus, statuses, statusOfTitle, statusWord } from './status-words.ts';

/**
 * Cells of one field in the words of a feed. A text whose meaning is certain is rewritten, one that may mean several things is asked about,
 * and any other stays as it is: the checks of all feeds name it with its row. `skip` as an answer leaves the row out.
 */
export type Cell = { text: string; line: number };
export const skipped = Symbol('the row is left out');
export type CellReader = (cell: Cell, questions: Questions) => string | typeof skipped;

const answered = (answer: string | null, text: string): string | typeof skipped => (answer === 'skip' ? skipped : (answer ?? text));
const isSmall = (answer: string): boolean => /^(?:[1-9]|1[0-2])$/.test(answer);
const isFloor = (answer: string): boolean => /^(?:[1-9]\d?|1\d\d|200)$/.test(answer);

const roomsWord = /^(\d{1,2})-?(?:х|ти|но|a)?-?(?:ккв|ккім|кк|к|k|кім\p{L}{0,9}|ком\p{L}{0,9}|rooms?)(?:кв|квартир\p{L}|flat|apartment)?$/u;
const studio = /^(?:1-?к?-?,?)?(?:(?:квартира)?-?студ[іи][яїюй]|studio|ст|smart\p{L}*|смарт\p{L}*)(?:квартира)?$/u;
const perhaps = /^\d\+|^\d{1,2}-?(?:c|с|s|e|е|є)$|є?вро|евро|euro|вільн|свободн|open-?plan|free|багатокім|многоком|bed|br$|^0$/u;

const besides =
  / ?\([^()\d]*\)$| (?:з|із|с|with) (?:терас|террас|балкон|лодж|антресол|комор|комірк|кладов|паркомі|паркоме|паркін|паркин|terrace|balcony|storage|parking)\p{L}*$/iu;

export const readRoomsCell: CellReader = ({ text, line }, questions) => {
  const plain = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s.()]/g, '');
  const word = roomsWord.exec(plain);
  if (word) return word[1] ?? text;
  if (studio.test(plain)) return '1';
  const named = readRooms(text.toLowerCase().replaceAll('ё', 'е'));
  if (plain !== '0' && named !== null) return String(named);
  if (!perhaps.test(plain)) {
    // What is beside the rooms, `3к (дворівнева)`, does not count them.
    const alone = text.replace(besides, '');
    return alone === text ? text : readRoomsCell({ text: alone, line }, questions);
  }
  const number = Number(/\d{1,2}/.exec(plain)?.[0] ?? 1);
  const sum = /^(\d)\+(\d)$/.exec(plain);
  const near = sum ? [number, number + Number(sum[2])] : /\+$/.test(plain) ? [number, number + 1, number + 2] : [number - 1, number];
  const candidates = [...new Set([...near.filter((rooms) => rooms > 0 && rooms <= 12), ...(plain === '0' ? [1] : [])])].map(String);
  const key = `rooms: ${text}`;
  const message = `how many rooms is "${text}"?`;
  return answered(questions.ask({ key, field: 'rooms', message, candidates: [...candidates, 'skip'], free: isSmall, line }), text);
};

const floorWord =
  /^(?:(\d{1,3})(?:-?(?:й|ий|ій))? ?(?:поверх|пов\.?|этаж|эт\.?|floor|fl\.?)|(?:поверх|пов\.?|этаж|эт\.?|floor) ?№? ?(\d{1,3}))$/iu;
const floorOf = /^(\d{1,3}) ?(?:\/|з|із|из|of) ?(\d{1,3}) ?(?:поверх\p{L}*|пов\.?|этаж\p{L}*|эт\.?|floors?)$/iu;
const noNumber = /цокол|підвал|подвал|мансард|антрес|техн|партер|ground|basement|attic|penthouse|пентхаус/iu;
const romanFloors = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

export const readFloorCell: CellReader = ({ text, line }, questions) => {
  const word = floorWord.exec(text);
  if (word) return word[1] ?? word[2] ?? text;
  const of = floorOf.exec(text);
  if (of) return `${of[1]}/${of[2]}`;
  const roman = romanFloors.indexOf(text.toLowerCase().replaceAll('і', 'i').replaceAll('х', 'x'));
  if (roman >= 0) return String(roman + 1);
  const both = /^(\d{1,3}) ?[-–,+і&] ?(\d{1,3})$/u.exec(text) ?? /^(\d{1,3})\/(\d{1,3})\/\d{1,3}$/.exec(text);
  if (both && Number(both[2]) === Number(both[1]) + 1) {
    const message = `which floor has a flat on two, as "${text}"?`;
    const answer = questions.ask({ key: 'floor: two', field: 'floor', message, candidates: ['lower', 'upper', 'skip'], line });
    if (answer === 'skip') return skipped;
    return answer === null ? text : ((answer === 'lower' ? both[1] : both[2]) ?? text);
  }
  if (!noNumber.test(text) || /^\d/.test(text)) return text;
  const message = `which floor is "${text}"?`;
  return answered(questions.ask({ key: `floor: ${text}`, field: 'floor', message, candidates: ['1', 'skip'], free: isFloor, line }), text);
};

/** `9 поверхів`. */
export const readFloorsCell: CellReader = ({ text }) => /^(\d{1,3}) ?(?:пов|эт|ет|floor|storey)\p{L}*\.?$/iu.exec(text)?.[1] ?? text;

const metres = /(?<!\s)\s*(?:кв\.? ?м|м\.? ?кв|м2|м²|m2|m²|sq\.? ?m|sqm)\.?$/iu;

/** Also `62,4 / 31,2 / 12,1`: total, living and kitchen area, which fall. */
export const readAreaCell: CellReader = ({ text }) => {
  if (typeof readHundredths(withoutMetres(text)) === 'number') return text;
  const parts = text.split(/ ?\/ ?/);
  const sizes = parts.map((part) => roundedHundredths(part));
  const [first = null, second = null] = sizes;
  if (parts.length > 1 && parts.length < 4 && first !== null && second !== null && first > second) return asText(first);
  const size = roundedHundredths(text.replace(metres, ''));
  return size === null || size === 0 ? text : asText(size);
};

/** Rounded as an area is; other texts are left to the checks. */
export const readBalconyCell: CellReader = ({ text }) => {
  const size = typeof readHundredths(withoutMetres(text)) === 'number' ? null : roundedHundredths(text.replace(metres, ''));
  return size === null ? text : asText(size);
};

/** A mark under `Наявність`, `Бронь` or `Продано` is what the title says. */
export const statusReader =
  (title: string): CellReader =>
  ({ text, line }, questions) => {
    const known = readSheetStatus(text);
    if (known) return feedWordOf(known);
    const marked = statusOfTitle(title);
    if (marked && isYes(text)) return feedWordOf(marked);
    const word = statusWord(text);
    const message = `which status is "${word}"?`;
    const key = keyOf(`status: ${word}`);
    const answer = questions.ask({ key, field: 'status', message, candidates: [...statuses, 'skip'], line });
    return answered(answer && feedWordOf(answer), text);
  };

export const readDeliveryCell: CellReader = ({ text, line }, questions) => {
  const quarter = readDeliveryText(text);
  if (quarter) return quarter;
  if (isCommissioned(text)) return text;
  const message = `which quarter is "${text}"?`;
  const free = (answer: string) => readQuarter(answer) !== null;
  const given = questions.ask({ key: `delivery: ${text}`, field: 'delivery', message, candidates: ['skip'], free, line });
  return answered(given, text);
};

const noNumberAtAll = /^(?:\d[.,]?\d*e\+\d+|[бb] ?[/.] ?[нn]\.?|без номера|немає|нет|н\/д|n\/a|[-–—.?]+)$/iu;

/** `кв. 12`, `№12` and `="12"` are 12; `б/н`, and what Excel has shortened to `1,2E+03`, is none. */
export const readNumberCell: CellReader = ({ text }) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) || noNumberAtAll.test(text)
    ? ''
    : oneSpaced(
        text
          .replace(/^="(.*)"$/, '$1')
          .replace(/^(?:квартира|кв|№|apt|flat|unit|no)\.? ?№? ?(?=\d)/iu, '')
          .replace(/^(\d+)\.0$/, '$1'),
      );
