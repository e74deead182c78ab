/** The kind of a portal's offer that is no flat for sale. */
const kinds: readonly (readonly [kind: string, words: RegExp])[] = [
  ['parking', /паркінг|паркинг|паркомісц|парковоч|машином|parking|car ?place/i],
  ['garage', /гараж|garage|бокс/i],
  ['storage', /комор|кладов|storage|storeroom|pantry/i],
  ['office', /оф[іи]с|office/i],
  ['commercial', /комерц|коммерч|нежитл|нежил|commercial|retail|торг|магазин|склад|warehouse/i],
  ['room', /^(кімнат[аи]|комнат[аы]|rooms?|койко.*|частка.*|доля.*)$/i],
  ['house', /^(будинок|дом|house|cottage|котедж|коттедж|таун|townhouse|дуплекс|duplex|дача|частина будинку|часть дома).*/i],
  ['land', /ділянк|участ(?:ок|ки)|^(lot|land|plot)/i],
];
const rented = /оренд|аренд|\brent|lease|здам|здача|сдам|сдач|посуточн|подобов/i;

/** Null for a flat for sale, and where the offer gives no kind or an unknown one. */
export function otherKind(offer: { type: string; category: string; commercial: string; property: string; period: string }): string | null {
  if (rented.test(offer.type) || offer.period !== '') return 'rent';
  if (offer.commercial !== '') return kindOfCategory(offer.commercial) ?? 'commercial';
  return kindOfCategory(offer.category) ?? kindOfCategory(offer.property);
}

export const kindOfCategory = (text: string): string | null => kinds.find(([, words]) => words.test(text.trim()))?.[0] ?? null;
