import { readRooms } from '../checks/feed-values.ts';
import { readDeliveryText } from './dates.ts';
import { currencyIn } from './read-heading.ts';
import { feedWordOf, readSheetStatus } from './status-words.ts';
import { unitKind } from './unit-kind.ts';

/** What a title, a heading between rows or the name of a sheet says of the flats below; `perhaps` is a project that may be meant. */
export type Context = Partial<
  Record<'project' | 'perhaps' | 'building' | 'section' | 'floor' | 'rooms' | 'delivery' | 'currency' | 'kind' | 'status', string>
>;

const complex =
  /(?<!\p{L})(?:жк|ж\/к|рк|кд|житлов\p{L}{1,3} (?:комплекс|квартал)\p{L}{0,2}|жил\p{L}{1,3} (?:комплекс|квартал)\p{L}{0,2}|residential complex)[.:]?(?!\p{L})/iu;
const quoted = /^ ?[«"“„'](?<name>[^«»"“”„]{2,80})[»"“”']/u;
/** A number, or a letter that stands by itself: the last letter of «секція» is no name. */
const sectionName = /(?<!\p{L})(?:блок-секц|секц|під['’ʼ]?їзд|подъезд|парадн|section|entrance)\p{L}{0,4}/iu;
const buildingName = /(?<!\p{L})(?:будин(?:ок|ку)|буд|корпус|корп|дом|house|building|літера?|литера?|block|tower)(?!\p{L})/iu;
const nameAfter =
  /^[.:]? ?(?:[–-] )?№? ?(?:(?<name>\d{1,3}[./-]\d{1,3}|\d{1,4}\p{L}?(?!\p{L})|[iі]{1,3}(?!\p{L})|[iі]?[vx](?!\p{L}))|["«“„](?<quoted>\d{1,4}|\p{L})["»”])|^[.:]? (?:[–-] )?(?<letter>\p{L}(?!\p{L}))/iu;
const sectionAfter = /(?<!\p{L})(?<name>\d{1,3}|[iі]{1,3}|[iі]?[vx])(?:-?(?:[аяй]|га|ша|тя|та))? (?:секц|під['’ʼ]?їзд|подъезд)\p{L}{0,3}/iu;
const floor = /^(?:поверх|этаж|floor) ?№? ?(?<name>\d{1,3})$|^(?<other>\d{1,3})(?:-?(?:й|ий))? (?:поверх|этаж)$/iu;
const rooms = /^(?<name>\d{1,2})-?х? ?-?(?:к(?:ім|ом)\p{L}*|к\.?(?: ?кв\.?)?)(?: квартир\p{L}{0,2})?$|^(?<studio>студ\p{L}+|studios?)$/iu;
const delivery =
  /(?<!\p{L})(?:здач[аі]|сдач[аи]|введення|ввод|deadline|completion)(?: [ув] (?:експлуатацію|эксплуатацию))?[:\s–—-]{0,4}(?<name>[^,;)]{2,24})/iu;

const named = (pattern: RegExp, text: string): string => {
  const groups = pattern.exec(text)?.groups ?? {};
  return groups.name ?? groups.other ?? groups.quoted ?? groups.letter ?? '';
};

/** `Секції 1, 2` name several. */
const severalNames = /^ ?\d{1,3} ?(?:[,&+]|та|і|и|and) ?\d/iu;

/** The name behind the word of a section or building. */
const calledBy = (word: RegExp, text: string): string => {
  const found = word.exec(text);
  if (!found) return '';
  const rest = text.slice(found.index + found[0].length);
  return /[їиs]$/iu.test(found[0]) && severalNames.test(rest) ? '' : named(nameAfter, rest);
};

/** The project that a text names for certain, or one that it may name; the rest of the text has no words of the certain one. */
function projectIn(text: string): { certain: string; perhaps: string; rest: string } {
  const found = complex.exec(text);
  if (!found) return { certain: '', perhaps: '', rest: text };
  const rest = text.slice(found.index + found[0].length);
  const inQuotes = quoted.exec(rest);
  if (inQuotes)
    return { certain: inQuotes.groups?.name ?? '', perhaps: '', rest: `${text.slice(0, found.index)} ${rest.slice(inQuotes[0].length)}` };
  const plain = rest.trim();
  const isAlone = found.index === 0 && /^\p{Lu}[^,.;:()\d]{1,60}$/u.test(plain);
  return isAlone
    ? { certain: plain, perhaps: '', rest: '' }
    : {
        certain: '',
        rest: text,
        perhaps:
          plain
            .split(/[,.;:(–]| - | \d/)[0]
            ?.trim()
            .slice(0, 60) ?? '',
      };
}

/** `Продані квартири` are `Продані`. */
const withoutFlats = (text: string): string => text.replace(/ ?(?:квартири|квартиры|flats|apartments)[.:]?$/iu, '');

/** `2-кімнатні`, `Двокімнатні квартири`, `Студії`. */
function roomsIn(text: string): string {
  const size = rooms.exec(text)?.groups;
  if (size) return size.name ?? '1';
  const one = withoutFlats(text).replace(/(кімн|комн)атн(?:і|ые)$/iu, '$1атна');
  return /(?:кімн|комн)атна$/iu.test(one) ? String(readRooms(one) ?? '') : '';
}

/**
 * What holds below a heading. A section of another building, a delivery that was said of one section, and a state that was said of some flats
 * of one do not hold for the next; that a state was said, makes flats without one a question.
 */
export function contextBelow(context: Context, said: Context, { above, shared }: { above: Context; shared: Context }): Context {
  const next: Context = { ...context, kind: 'flat', ...said };
  if (!said.section && !said.building) return next;
  if (said.building && !said.section) keep(next, 'section', above.section);
  if (!said.delivery) keep(next, 'delivery', said.building ? above.delivery : shared.delivery);
  if (!said.status && context.status !== above.status) next.status = 'empty';
  return next;
}

function keep(context: Context, name: keyof Context, value: string | undefined): void {
  if (value === undefined) delete context[name];
  else context[name] = value;
}

export function contextIn(text: string): Context {
  const context: Context = {};
  const put = (name: keyof Context, value: string) => {
    if (value) context[name] = value;
  };
  const project = projectIn(text);
  put('project', project.certain);
  put('perhaps', project.perhaps);
  // «Green House 2» is no building 2.
  put('building', calledBy(buildingName, project.rest));
  put('section', named(sectionAfter, project.rest) || calledBy(sectionName, project.rest));
  put('floor', named(floor, text));
  put('rooms', roomsIn(text));
  put('delivery', readDeliveryText(named(delivery, text)) ?? '');
  put('kind', unitKind(project.rest) ?? '');
  const status = readSheetStatus(withoutFlats(text));
  put('status', status ? feedWordOf(status) : '');
  if (/цін|цен|варт|стоим|price/iu.test(text)) put('currency', currencyIn(text));
  return context;
}

const contacts =
  /(?<!\p{L})(?:тел|моб|відділ|отдел|контакт|менеджер|консульт|адрес|(?:оф[іи]с\p{L}{0,2}|центр\p{L}{0,2}) прода|sales|phone|office)|@|\+?380/iu;

/**
 * A title above a table. Where a sales office is, is no building of the flats. `Продано` alone may explain a colour there; `Продані квартири`
 * is what stands below.
 */
export function contextAbove(text: string): Context {
  const { status, building: at, section, kind, ...said } = contextIn(text);
  if (contacts.test(text)) return said;
  const above: Context = { ...said, ...(at && { building: at }), ...(section && { section }), ...(kind && { kind }) };
  return status && withoutFlats(text) !== text ? { ...above, status } : above;
}

/** Names that a spreadsheet gives by itself say nothing. */
export const isPlainName = (name: string): boolean =>
  /^(?:|аркуш ?\d*|лист ?\d*|sheet ?\d*|таблиця ?\d*|table ?\d*|прайс.*|price.*|квартири|квартиры|flats|apartments|шахматка|data|all|всі|все)$/iu.test(
    name.trim(),
  );
