/** Degrees clockwise from the drawing's up, which is away from the street, to true north. On a quay the street side looks at the water. */
const norths: Record<string, number> = {
  'obriy-richkovyi': 282,
  'kamianyi-yar': 24,
  'lypova-tin': 348,
  'tykha-zatoka': 305,
  'sosna-i-kamin': 12,
  'prystan-41': 62,
  'hlyniana-manufaktura': 318,
  'pivnichnyi-pahorb': 40,
  oranzhereia: 8,
  'dim-na-skhylakh': 335,
  'midnyi-kvartal': 352,
  luhova: 18,
  'varta-house': 330,
  'svitanok-9': 47,
  tsehla: 28,
  'yasenevyi-hai': 5,
  poluden: 342,
};

export function northOf(slug: string): number {
  const north = norths[slug];
  if (north === undefined) throw new Error(`nobody knows where north is at ${slug}`);
  return north;
}
