import type { Localized } from '../../src/base/locale.ts';
import list from '../demo/projects.json' with { type: 'json' };
import type { Light, Progress, Scene, SiteKind, View, Weather } from './scene.ts';
import { reportedStage } from './stages.ts';
import { altOfStairs } from './stairs-alt.ts';

type Named = Record<string, Localized>;

const lights: Record<Light, Localized> = {
  day: { uk: 'вдень', en: 'by day' },
  dusk: { uk: 'у сутінках', en: 'at dusk' },
  sunset: { uk: 'надвечір', en: 'in evening light' },
  blackout: { uk: 'під час відключення', en: 'in a power cut' },
};

const weathers: Record<Exclude<Weather, 'summer'>, Localized> = {
  autumn: { uk: 'восени', en: 'in autumn' },
  rain: { uk: 'під дощем', en: 'in the rain' },
  winter: { uk: 'узимку', en: 'in winter' },
};

/** «узимку вдень»; in summer only the light is named. */
function momentOf({ light, weather }: View): Localized {
  const [at, during] = [lights[light], weather === 'summer' ? null : weathers[weather]];
  return during ? { uk: `${during.uk} ${at.uk}`, en: `${at.en} ${during.en}` } : at;
}

const sides: Record<SiteKind, Localized> = {
  river: { uk: 'з води', en: 'from the water' },
  park: { uk: 'з парку', en: 'from the park' },
  yard: { uk: 'з двору', en: 'from the courtyard' },
  street: { uk: 'з вулиці', en: 'from the street' },
  plaza: { uk: 'з площі', en: 'from the square' },
};

const places: Record<SiteKind, Localized> = {
  river: { uk: 'вздовж набережної', en: 'along the embankment' },
  park: { uk: 'край парку', en: 'at the edge of a park' },
  yard: { uk: 'навколо двору', en: 'around a courtyard' },
  street: { uk: 'уздовж вулиці', en: 'along the street' },
  plaza: { uk: 'на площі', en: 'on a square' },
};

const facades: Record<string, string> = {
  'red brick, white bands': 'червона цегла, білі пояси',
  'sandstone, dark metal': 'пісковик, темний метал',
  'cream plaster, oak panels': 'кремова штукатурка, дубові панелі',
  'white frame, graphite': 'білий каркас, графіт',
  'grey clinker, timber': 'сірий клінкер, дерево',
  'dark brick, bronze': 'темна цегла, бронза',
  'terracotta clinker': 'теракотовий клінкер',
  'white and sand panels': 'білі й піщані панелі',
  'light brick, green railings': 'світла цегла, зелені поручні',
  'travertine, bronze': 'травертин, бронза',
  'copper brick, graphite': 'мідна цегла, графіт',
  'cream and red brick': 'кремова й червона цегла',
  'black brick, white stone': 'чорна цегла, білий камінь',
  'white panels, ochre': 'білі панелі, вохра',
  'dark red brick': 'темно-червона цегла',
  'sand brick, white bands': 'піщана цегла, білі пояси',
  'white stone, dark glass': 'білий камінь, темне скло',
};

const sectionWords: Localized[] = [
  { uk: 'одна секція', en: 'one section' },
  { uk: 'дві секції', en: 'two sections' },
  { uk: 'три секції', en: 'three sections' },
  { uk: 'чотири секції', en: 'four sections' },
];

const storeyWords: Record<Intl.LDMLPluralRule, string> = {
  one: 'поверх',
  few: 'поверхи',
  many: 'поверхів',
  other: 'поверху',
  zero: 'поверхів',
  two: 'поверхи',
};

/** Every number once, the greatest first: «22 і 18 поверхів». */
function countedStoreys(storeys: number[]): Localized {
  const heights = [...new Set(storeys)].toSorted((a, b) => b - a);
  const word = storeyWords[new Intl.PluralRules('uk').select(heights.at(-1) ?? 0)];
  const listed = (and: string): string => heights.join(', ').replace(/, (\d+)$/, ` ${and} $1`);
  return { uk: `${listed('і')} ${word}`, en: `${listed('and')} storeys` };
}

function heightsOf(storeys: number[]): Localized {
  const { uk, en } = countedStoreys(storeys);
  const several = storeys.length > 1;
  return { uk: `${several ? 'Секції' : 'Будинок'} на ${uk}.`, en: `${several ? 'Sections' : 'A house'} of ${en}.` };
}

/** A frame that is not at its full height, in the numbers of the month's report. */
function risenFrame(progress: Progress[]): Localized {
  const { uk, en } = countedStoreys(progress.map(({ frame }) => frame));
  return {
    uk: `у каркасі секцій уже ${uk}, знизу вгору мурують стіни`,
    en: `the frame of the sections has reached ${en}, masonry climbs from below`,
  };
}

const stages: Record<string, (facade: Localized) => Localized> = {
  'stage-foundation': () => ({
    uk: 'котлован, арматура фундаментної плити й перші бетонні стіни',
    en: 'the pit, the reinforcement of the slab and the first concrete walls',
  }),
  'stage-frame-1': () => ({
    uk: 'ростуть нижні поверхи каркаса, над ними кран',
    en: 'the lower storeys of the frame are rising under a crane',
  }),
  'stage-frame-2': () => ({
    uk: 'каркас стоїть на повну висоту, знизу вгору мурують стіни',
    en: 'the frame has its full height, masonry climbs from below',
  }),
  'stage-facade': (facade) => ({
    uk: `нижні поверхи вже у фасаді (${facade.uk}), вище поки що газоблок`,
    en: `the lower storeys have their facade (${facade.en}), bare blocks above`,
  }),
};

const cameras: Named = {
  'camera-gate': { uk: 'вид камери біля воріт', en: 'as the camera at the gate sees it' },
  'camera-crane': { uk: 'вид камери на крані', en: 'as the camera on the crane sees it' },
};

/** Of the year before the demo's today, from 1: the month of the report that the picture belongs to. */
const formatMonth = (at: number): Localized => {
  const day = new Date(Date.UTC(2025, 9 + at, 1));
  const name = (locale: string): string =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day).replace(' р.', ' року');
  return { uk: name('uk'), en: name('en') };
};

/** The text alternative of a picture. */
export function altOf(scene: Scene, view: View): Localized {
  const project = list.projects.find(({ slug }) => slug === scene.slug);
  const facade = project && { uk: facades[project.facade] ?? '', en: project.facade };
  if (!project || !facade?.uk) throw new Error(`nobody can describe ${scene.slug}`);
  const name = { uk: project.name_uk, en: project.name_en };
  const said = sentence({ scene, view, name, facade, heights: heightsOf(project.storeys) });
  return { uk: `${said.uk} Візуалізація.`, en: `${said.en} Computer rendering.` };
}

type Told = { scene: Scene; view: View; name: Localized; facade: Localized; heights: Localized };

function sentence({ scene, view, name, facade, heights }: Told): Localized {
  const [moment, side, place] = [momentOf(view), sides[scene.site], places[scene.site]];
  const counted = reportedStage(scene.slug, view.name);
  const stage = (counted && risenFrame(counted)) ?? stages[view.name]?.(facade) ?? cameras[view.name];
  if (stage) return { uk: `Будмайданчик «${name.uk}»: ${stage.uk}.`, en: `The building site of ${name.en}: ${stage.en}.` };
  if (view.hall) return altOfStairs(view, view.hall, scene.site, name);
  const sections = sectionWords[scene.blocks.length - 1] ?? { uk: 'секції', en: 'sections' };
  if (view.name.startsWith('drone-')) {
    const month = formatMonth(Number(view.name.slice(-2)));
    return {
      uk: `«${name.uk}» з дрона, ${month.uk}: ${sections.uk} ${place.uk}.`,
      en: `${name.en} from a drone, ${month.en}: ${sections.en} ${place.en}.`,
    };
  }
  switch (view.name) {
    case 'aerial':
      return {
        uk: `${name.uk} з висоти: ${sections.uk} ${place.uk}, довкола сусідні квартали.`,
        en: `${name.en} from above: ${sections.en} ${place.en}, with the quarters around.`,
      };
    case 'courtyard':
      return { uk: `Двір будинку «${name.uk}» ${moment.uk}: ${facade.uk}.`, en: `The courtyard of ${name.en} ${moment.en}: ${facade.en}.` };
    case 'entrance':
      return {
        uk: `Перший поверх будинку «${name.uk}» зблизька: вітрини, вхід, ${facade.uk}.`,
        en: `The ground floor of ${name.en} up close: shop windows, the entrance, ${facade.en}.`,
      };
    case 'material':
      return {
        uk: `Стіна будинку «${name.uk}» на відстані руки ${moment.uk}: ${facade.uk}, вікно, балкони.`,
        en: `A wall of ${name.en} at arm’s length ${moment.en}: ${facade.en}, a window, balconies.`,
      };
    case 'day':
      return {
        uk: `${name.uk} ${moment.uk} з висоти п’ятого поверху: ${facade.uk}. ${heights.uk}`,
        en: `${name.en} ${moment.en} from the height of a fifth storey: ${facade.en}. ${heights.en}`,
      };
    case 'blackout':
      return {
        uk: `${name.uk} ${moment.uk}: квартал темний, у домі є світло. Вид ${side.uk}.`,
        en: `${name.en} ${moment.en}: the quarter is dark, the house is lit. Seen ${side.en}.`,
      };
    default:
      return {
        uk: `${name.uk} ${moment.uk}, вид ${side.uk}: ${facade.uk}. ${heights.uk}`,
        en: `${name.en} ${moment.en}, seen ${side.en}: ${facade.en}. ${heights.en}`,
      };
  }
}
