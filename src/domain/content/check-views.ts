import type { Contents } from './contents.ts';

/**
 * Tours in which a visitor would get lost: a scene without a panorama or a name, a link that leads nowhere, a room that no link reaches.
 */
export const impossibleTours = ({ entries }: Pick<Contents, 'entries'>): string[] =>
  entries.tour.flatMap(({ slug, scenes, gallery, uk, en }) => {
    const ids = new Set(scenes.map(({ id }) => id));
    const [first] = scenes;
    const counted = [gallery, uk.rooms, en.rooms].every(({ length }) => length === scenes.length);
    const led = scenes.every(({ id, links }) => links.every(({ to }) => to !== id && ids.has(to)));
    return first && ids.size === scenes.length && counted && led && reached(scenes, first.id).size === ids.size ? [] : [slug];
  });

function reached(scenes: { id: string; links: { to: string }[] }[], from: string): Set<string> {
  const seen = new Set([from]);
  // A set that grows while it is walked is walked to its end.
  for (const id of seen) for (const { to } of scenes.find((scene) => scene.id === id)?.links ?? []) seen.add(to);
  return seen;
}
