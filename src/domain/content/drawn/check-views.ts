import type { Contents } from '../contents.ts';
import { heroLights } from '../entries/views.ts';
import type { ContentFault } from '../fault.ts';

type Tour = Contents['entries']['tour'][number];

/** The faults of tours in which a visitor would get lost, each by its field. */
export const impossibleTours = ({ entries }: Pick<Contents, 'entries'>): ContentFault[] =>
  entries.tour.flatMap((tour) =>
    tourFaults(tour).map(([path, message]) => ({ path: ['entries', 'tour', tour.slug, ...path.split('.')], message })),
  );

type Lit = Contents['entries']['hero_light'][number];

/** Lights of a project that are not three pictures of one size, one for each light: they could not lie over each other. */
export function impossibleLights({ entries, pictures }: Pick<Contents, 'entries' | 'pictures'>): string[] {
  const sizes = new Map(pictures.map(({ name, content }) => [name, `${content.width}×${content.height}`]));
  const sizeOf = ({ picture }: Lit) => sizes.get(picture ?? '');
  const byProject = Map.groupBy(entries.hero_light, ({ project }) => project);
  return [...byProject.values()].flatMap((lights) => {
    const named = new Set(lights.map(({ light }) => light));
    const isWhole = lights.length === heroLights.length && named.size === heroLights.length;
    const isEven = lights.every((light) => sizeOf(light) !== undefined) && new Set(lights.map(sizeOf)).size === 1;
    return isWhole && isEven ? [] : lights.map(({ slug }) => slug);
  });
}

function tourFaults({ scenes, gallery, uk, en }: Tour): [path: string, message: string][] {
  const [first] = scenes;
  if (!first) return [['scenes', 'is missing']];
  const ids = scenes.map(({ id }) => id);
  const found = reached(scenes, first.id);
  const lists = [
    ['gallery', gallery],
    ['uk.rooms', uk.rooms],
    ['en.rooms', en.rooms],
  ] as const;
  return [
    ...lists.flatMap(([path, list]): [string, string][] => (list.length === scenes.length ? [] : [[path, 'has not one for each scene']])),
    ...scenes.flatMap(({ id, links }, at): [string, string][] => [
      ...(ids.indexOf(id) < at ? [[`scenes.${at}.id`, `${id} comes twice`] as [string, string]] : []),
      ...links.flatMap(({ to }, door): [string, string][] =>
        to !== id && ids.includes(to) ? [] : [[`scenes.${at}.links.${door}.to`, 'leads to no other scene']],
      ),
      ...(found.has(id) ? [] : [[`scenes.${at}`, 'cannot be walked to'] as [string, string]]),
    ]),
  ];
}

function reached(scenes: Tour['scenes'], from: string): Set<string> {
  const seen = new Set([from]);
  // A set that grows while it is walked is walked to its end.
  for (const id of seen) for (const { to } of scenes.find((scene) => scene.id === id)?.links ?? []) seen.add(to);
  return seen;
}
