import type { PartCache } from '../../ui/cached-part.tsx';

/** An element that no page has; a visitor's own text cannot say it. */
const mark = '<i data-part=""></i>';
const Mark = () => <i data-part="" />;

/** Parts by the value that they show, and forgotten with it. */
const cache = new WeakMap<object, Map<string, string>>();

/** For one page: marks stand where parts belong while React writes it, and `fill` puts the parts in their places. */
export function makePartCache(): PartCache & { fill(html: string): string } {
  const places: { of: object; name: string; stored: string | undefined }[] = [];
  return {
    place(of, name, draw) {
      const stored = cache.get(of)?.get(name);
      places.push({ of, name, stored });
      if (stored !== undefined) return <Mark />;
      return (
        <>
          <Mark />
          {draw()}
          <Mark />
        </>
      );
    },
    fill(html) {
      const pieces = html.split(mark).values();
      const next = (): string => pieces.next().value ?? '';
      let page = next();
      for (const { of, name, stored } of places) {
        const part = stored ?? next();
        if (stored === undefined) cache.set(of, (cache.get(of) ?? new Map<string, string>()).set(name, alone(part)));
        page += part + next();
      }
      return page;
    },
  };
}

/** The same text in memory of its own: a text that V8 cuts out of a longer one keeps all of that one in memory. */
const alone = (part: string): string => Buffer.from(part).toString();
