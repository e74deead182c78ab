import type { Plan } from '../../../src/contract/pictures.ts';
import { recordId } from '../random.ts';
import { planHundredths, planOfArea } from './plan.ts';
import { mirrored, type Outdoor, type Scheme, withOutdoor } from './scheme.ts';
import { type SchemeName, schemes } from './schemes.ts';

/** The layouts of a project by class: `c` comfort, `c+` comfort-plus, `b` business, `p` prime. */
export type HouseClass = 'comfort' | 'comfort-plus' | 'business' | 'prime';

/** A marketed plan type, drawn once and repeated over floors and sections. */
export type Layout = {
  id: string;
  name: string;
  scheme: SchemeName;
  rooms: number;
  hundredths: number;
  plan: Plan;
  classes: HouseClass[];
  corner: boolean;
  through: boolean;
};

type Row = [scheme: SchemeName, metres: number, classes: string, outdoor?: string];

/** Outdoor part: kind, whose, side (`^` top, `_` bottom), depth in centimetres. */
const catalogue: Row[] = [
  ['studio', 25, 'c'],
  ['studio', 28, 'c c+', 'NS^110'],
  ['studio', 31, 'c+ b'],
  ['studioNiche', 30, 'c c+'],
  ['studioNiche', 33, 'c+ b', 'NS^110'],
  ['one', 36.5, 'c'],
  ['one', 39, 'c c+', 'ZB^120'],
  ['one', 42, 'c c+', 'NK^110'],
  ['one', 45, 'c+ b', 'ZB^130'],
  ['oneEuro', 43, 'c'],
  ['oneEuro', 45, 'c c+', 'ZB^120'],
  ['oneEuro', 48.5, 'c+ b', 'NS^120'],
  ['oneEuro', 53, 'b p', 'ZS^140'],
  ['oneCorner', 44, 'c c+'],
  ['oneCorner', 47.5, 'c+ b', 'NB^110'],
  ['oneCorner', 52, 'b p'],
  ['oneTerrace', 57, 'b'],
  ['oneTerrace', 63, 'p'],
  ['two', 61.5, 'c'],
  ['two', 63.5, 'c c+', 'ZL^130'],
  ['two', 67, 'c+', 'NB^120'],
  ['two', 73, 'b', 'ZK^140'],
  ['twoEuro', 63, 'c'],
  ['twoEuro', 66, 'c+', 'ZB^130'],
  ['twoEuro', 71, 'b', 'NS^130'],
  ['twoEuro', 78, 'b p', 'ZS^150'],
  ['twoCorner', 55, 'c'],
  ['twoCorner', 58.5, 'c c+', 'NK^120'],
  ['twoCorner', 63, 'c+ b', 'ZK^130'],
  ['twoCorner', 69, 'b p'],
  ['twoThrough', 64, 'c+'],
  ['twoThrough', 68.5, 'c+ b', 'ZB_130'],
  ['twoThrough', 75, 'p', 'ZS^150'],
  ['threeThrough', 84, 'c c+'],
  ['threeThrough', 92, 'b', 'ZS^140'],
  ['threeThrough', 103, 'p', 'NE_150'],
  ['threeCorner', 78.5, 'c'],
  ['threeCorner', 83, 'c c+', 'ZK^130'],
  ['threeCorner', 89, 'b', 'ZD^140'],
  ['threeCorner', 99, 'b p'],
  ['threeEuro', 80, 'c+'],
  ['threeEuro', 87, 'b', 'ZB^140'],
  ['threeEuro', 97, 'p', 'ZS^150'],
  ['threeTerrace', 106, 'b'],
  ['threeTerrace', 121, 'p'],
  ['fourThrough', 109, 'c+'],
  ['fourThrough', 117, 'b', 'ZS^150'],
  ['fourThrough', 129, 'p'],
  ['fourTerrace', 126, 'b'],
  ['fourTerrace', 139, 'p'],
  ['fourTerrace', 157, 'p'],
];

const classNames: Record<string, HouseClass> = { c: 'comfort', 'c+': 'comfort-plus', b: 'business', p: 'prime' };
const letters = 'АБВГДЕЖИКЛМНПРСУФХ';

function outdoorOf(text: string): Outdoor {
  const [kind, of = '', side] = text;
  return { kind: kind === 'Z' ? 'Z' : 'N', of, side: side === '_' ? 'bottom' : 'top', depth: Number(text.slice(3)) };
}

function layoutOf([name, metres, classes, outdoor]: Row, at: number): Omit<Layout, 'name'> {
  const upright: Scheme = outdoor ? withOutdoor(schemes[name], outdoorOf(outdoor)) : schemes[name];
  const plan = planOfArea(at % 2 === 1 ? mirrored(upright) : upright, metres);
  return {
    id: recordId('a0L', 101 + at),
    scheme: name,
    rooms: upright.rooms,
    hundredths: planHundredths(plan),
    plan,
    classes: classes.split(' ').flatMap((short) => classNames[short] ?? []),
    corner: upright.facade.includes('left'),
    through: upright.facade.includes('top') && upright.facade.includes('bottom'),
  };
}

function nameAll(drawn: Omit<Layout, 'name'>[]): Layout[] {
  const used = new Map<string, number>();
  return drawn.map((layout) => {
    const family = layout.scheme.startsWith('studio') ? 'С' : String(layout.rooms);
    const serial = used.get(family) ?? 0;
    used.set(family, serial + 1);
    const note = /Euro|fourT/.test(layout.scheme) ? ' євро' : layout.scheme.endsWith('Terrace') ? ' тераса' : '';
    return { ...layout, name: family === 'С' ? `С${serial + 1}` : `${family}${letters[serial]}${note}` };
  });
}

export const layouts: Layout[] = nameAll(catalogue.map(layoutOf));
