import type { Localized } from '../../../src/base/locale.ts';
import { randomFrom } from '../random.ts';
import type { Block } from './site.ts';

/** A neighbour that casts shade: a block in the building's own frame, its height in metres, its description, and its completion. */
export type Mass = { block: Block; height: number; until: string | null; text: Localized };

type Kind = { storeys: number; uk: string; en: string };
const standing: Kind[] = [
  { storeys: 5, uk: 'п’ятиповерховий житловий будинок', en: 'five-storey apartment house' },
  { storeys: 9, uk: 'дев’ятиповерховий житловий будинок', en: 'nine-storey apartment house' },
  { storeys: 3, uk: 'школа', en: 'school' },
  { storeys: 6, uk: 'офісний будинок', en: 'office building' },
];
const unbuilt: Kind = {
  storeys: 14,
  uk: '14-поверховий будинок на сусідній ділянці',
  en: 'fourteen-storey house on the next plot',
};
const storeyHeight = 3;

/** Neighbours stand beside and behind, never in the view of the building's front. */
export function massesOf(slug: string, blocks: Block[]): Mass[] {
  const random = randomFrom(17, slug, 'neighbours');
  const left = Math.min(...blocks.map((block) => block.left));
  const right = Math.max(...blocks.map((block) => block.right));
  const back = Math.max(...blocks.map((block) => block.back));
  const between = (least: number, most: number): number => Math.round(least + random() * (most - least));
  const block = (x: number, y: number, width: number, depth: number): Block => ({ left: x, front: y, right: x + width, back: y + depth });
  const behind = Math.max(back + between(26, 34), 48);
  const long = block(left + between(0, 12), behind, between(36, 52), 15);
  const places = [
    block(left - between(44, 52), between(6, 12), between(14, 18), between(26, 34)),
    long,
    block(right + between(24, 30), between(-2, 6), between(16, 20), between(30, 38)),
    block(right + between(56, 64), between(4, 12), between(28, 36), 14),
    block(long.right + between(14, 22), behind + between(4, 14), between(22, 30), 16),
  ];
  const planned = between(0, 2) === 0 ? 4 : 2;
  return places.map((place, at) => {
    const kind = at === planned ? unbuilt : (standing[Math.floor(random() * standing.length)] ?? unbuilt);
    const until = at === planned ? `202${8 + (at % 2)}-0${between(3, 9)}` : null;
    return { block: place, height: kind.storeys * storeyHeight + 1, until, text: { uk: kind.uk, en: kind.en } };
  });
}
