import type { Contents } from '../contents.ts';
import type { ContentFault } from '../fault.ts';
import { polygonFault } from './check-building-plans.ts';

type Ground = Contents['entries']['surroundings'][number];
type Fault = readonly [path: string, message: string];

function groundFaults({ reach, streets, areas, paths, tracks, blocks, uk, en }: Ground): Fault[] {
  const lines = [
    ...streets.map(({ line }, at) => [`streets.${at}.line`, line] as const),
    ...paths.map((line, at) => [`paths.${at}`, line] as const),
    ...tracks.map(({ line }, at) => [`tracks.${at}.line`, line] as const),
  ];
  const named = Object.entries({ uk, en }).flatMap(([language, { names }]) => [
    { path: `${language}.names.streets`, isWhole: names.streets.length === streets.length },
    { path: `${language}.names.areas`, isWhole: names.areas.length === areas.length },
  ]);
  return [
    ...(reach > 0 ? [] : [['reach', 'is no length'] as const]),
    ...lines.flatMap(([path, line]): Fault[] => (line.length < 2 ? [[path, 'has fewer than two points']] : [])),
    ...areas.flatMap(({ outline }, at): Fault[] => {
      const wrong = polygonFault(outline);
      return wrong ? [[`areas.${at}.outline`, wrong]] : [];
    }),
    ...blocks.flatMap(([, , length, depth], at): Fault[] => [
      ...(length > 0 ? [] : [[`blocks.${at}.2`, 'is no length'] as const]),
      ...(depth > 0 ? [] : [[`blocks.${at}.3`, 'is no length'] as const]),
    ]),
    ...named.flatMap(({ path, isWhole }): Fault[] => (isWhole ? [] : [[path, 'has not one name for each']])),
  ];
}

/** The faults of drawn ground, each by its field. */
export const impossibleGround = ({ entries }: Pick<Contents, 'entries'>): ContentFault[] =>
  entries.surroundings.flatMap((ground) =>
    groundFaults(ground).map(([path, message]) => ({ path: ['entries', 'surroundings', ground.slug, ...path.split('.')], message })),
  );
