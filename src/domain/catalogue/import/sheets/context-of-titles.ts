import { readDeliveryText } from './dates.ts';
import { currencyIn } from './read-heading.ts';
import { unitKind } from './unit-kind.ts';

/** What a title, a heading between rows or the name of a sheet says of the flats below; `perhaps` is a project that may be meant. */
export type Context = Partial<
  Record<'project' | 'perhaps' | 'building' | 'section' | 'floor' | 'rooms' | 'delivery' | 'currency' | 'kind', string>
>;

const complex =
  /(?<!\p{L})(?:жк|ж\/к|рк|кд|житлов\p{L}{1,3} (?:комплекс|квартал)\p{L}{0,2}|жил\p{L}{1,3} (?:комплекс|квартал)\p{L}{0,2}|residential complex)[.:]?(?!\p{L})/iu;
const quoted = /^ ?[«"“„'](?<name>[^«»"“”„]{2,80})[»"“”']/u;
const section =
  /(?<!\p{L})(?:блок-секц|секц|під['’ʼ]?їзд|подъезд|парадн|section|entrance)\p{L}{0,4}\.? ?№? ?(?<name>\d{1,3}[./-]\d{1,3}|\d{1,4}\p{L}?|\p{L}(?!\p{L}))/iu;
const sectionAfter = /(?<!\p{L})(?<name>\d{1,3}|[ivx]{1,4})(?:-?[аяй])? (?:секц|під['’ʼ]?їзд|подъезд)\p{L}{0,3}/iu;
const building =
  /(?<!\p{L})(?:будин(?:ок|ку)|буд|корпус|корп|дом|house|building|літера?|литера?|block|tower)\.? ?№? ?(?<name>\d{1,3}[./-]\d{1,3}|\d{1,4}\p{L}?|\p{L}(?!\p{L}))/iu;
const floor = /^(?:поверх|этаж|floor) ?№? ?(?<name>\d{1,3})$|^(?<other>\d{1,3})(?:-?(?:й|ий))? (?:поверх|этаж)$/iu;
const rooms = /^(?<name>\d{1,2})-?х? ?-?(?:к(?:ім|ом)\p{L}*|к\.?(?: ?кв\.?)?)(?: квартир\p{L}{0,2})?$|^(?<studio>студ\p{L}+|studios?)$/iu;
const delivery =
  /(?<!\p{L})(?:здач[аі]|сдач[аи]|введення|ввод|deadline|completion)(?: [ув] (?:експлуатацію|эксплуатацию))?[:\s–-]{0,4}(?<name>[^,;)]{2,24})/iu;

const named = (pattern: RegExp, text: string): string => {
  const groups = pattern.exec(text)?.groups ?? {};
  return groups.name ?? groups.other ?? '';
};

/** The project that a text names for certain, and one that it may name. */
function projectIn(text: string): { certain: string; perhaps: string } {
  const found = complex.exec(text);
  if (!found) return { certain: '', perhaps: '' };
  const rest = text.slice(found.index + found[0].length);
  const inQuotes = named(quoted, rest);
  if (inQuotes) return { certain: inQuotes, perhaps: '' };
  const plain = rest.trim();
  const isAlone = found.index === 0 && /^\p{Lu}[^,.;:()\d]{1,60}$/u.test(plain);
  return isAlone
    ? { certain: plain, perhaps: '' }
    : {
        certain: '',
        perhaps:
          plain
            .split(/[,.;:(–]| - | \d/)[0]
            ?.trim()
            .slice(0, 60) ?? '',
      };
}

export function contextIn(text: string): Context {
  const context: Context = {};
  const put = (name: keyof Context, value: string) => {
    if (value) context[name] = value;
  };
  const project = projectIn(text);
  put('project', project.certain);
  put('perhaps', project.perhaps);
  put('building', named(building, text));
  put('section', named(section, text) || named(sectionAfter, text));
  put('floor', named(floor, text));
  const size = rooms.exec(text)?.groups;
  put('rooms', size?.name ?? (size?.studio ? '1' : ''));
  put('delivery', readDeliveryText(named(delivery, text)) ?? '');
  put('kind', unitKind(text) ?? '');
  if (/цін|цен|варт|стоим|price/iu.test(text)) put('currency', currencyIn(text));
  return context;
}

/** Names that a spreadsheet gives by itself say nothing. */
export const isPlainName = (name: string): boolean =>
  /^(?:|аркуш ?\d*|лист ?\d*|sheet ?\d*|таблиця ?\d*|table ?\d*|прайс.*|price.*|квартири|квартиры|flats|apartments|шахматка|data|all|всі|все)$/iu.test(
    name.trim(),
  );
