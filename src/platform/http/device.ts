const browsers: [name: string, mark: RegExp][] = [
  ['Instagram', /Instagram/],
  ['Facebook', /FBAN|FBAV/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrome\/|CriOS/],
  ['Safari', /Safari\//],
];
const systems: [name: string, mark: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
];

/** A browser's self-description, short enough for the owner to recognise it: `Firefox · Windows`; empty when it has nothing known. */
export function deviceOf(userAgent: string): string {
  const first = (names: [string, RegExp][]) => names.find(([, mark]) => mark.test(userAgent))?.[0];
  return [first(browsers), first(systems)].filter(Boolean).join(' · ');
}
