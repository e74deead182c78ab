/** The kind of a portal's offer that is no flat for sale. */
const kinds: readonly (readonly [kind: string, words: RegExp])[] = [
  ['parking', /паркінг|паркинг|паркомісц|парковоч|машином|parking|car ?place/i],
  ['garage', /гараж|garage|бокс/i],
  ['storage', /комор|кладов|storage/i],
  ['office', /оф[іи]с|office/i],
  ['commercial', /комерц|коммерч|нежитл|нежил|commercial|retail|торг|магазин|склад|warehouse/i],
  ['room', /^(кімната|комната|room|койко.*|частка.*|доля.*)$/i],
  ['house', /^(будинок|дом|house|cottage|котедж|коттедж|таун|townhouse|дуплекс|duplex|дача|частина будинку|часть дома).*/i],
  ['land', /ділянк|участок|^(lot|land|plot)/i],
];
const rented = /оренд|аренд|\brent|lease|здам|здача|сдам|сдач|посуточн|подобов/i;

/** Null for a flat for sale, and where the offer gives no kind or an unknown one. */
export function otherKind(offer: { type: string; category: string; commercial: string; property: string; period: string }): string | null {
  if (rented.test(offer.type) || offer.period !== '') return 'rent';
  const kind = (text: string) => kinds.find(([, words]) => words.test(text.trim()))?.[0];
  if (offer.commercial !== '') return kind(offer.commercial) ?? 'commercial';
  return kind(offer.category) ?? kind(offer.property) ?? null;
}
