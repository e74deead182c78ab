import type { HeroLights } from '../../../contract/content/projects.ts';
import type { Picture } from '../../../contract/pictures.ts';
import type { LocalContent } from '../../../domain/content/content.ts';

/** Null unless the contents have all three of them. */
export function heroLights({ entries }: LocalContent, slug: string): HeroLights | null {
  const pictureIn = (light: keyof HeroLights) =>
    entries.hero_light.find((one) => one.project === slug && one.light === light)?.picture ?? null;
  const [day, evening, blackout] = [pictureIn('day'), pictureIn('evening'), pictureIn('blackout')];
  return day && evening && blackout && { day, evening, blackout };
}

/** By day for a first picture of the evening, and the other way round; null where the first picture is neither of them. */
export function otherLight(lights: HeroLights | null, first: Picture | null): Picture | null {
  if (!lights || !first) return null;
  if (first.src === lights.day.src) return lights.evening;
  return first.src === lights.evening.src ? lights.day : null;
}
