import type { Proposals } from '../../../src/domain/catalogue/import/proposals/proposals.ts';
import { type SampleFlat, sampleXml } from '../../../src/domain/catalogue/import/sample-feed.ts';

type Office = { imports: Proposals };
type State = 'new' | 'open' | 'questions' | 'applied';

export const bytesOf = async function* (text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
};

/** A price list of one flat, whose two titles both say the price. */
const twoPrices = () =>
  `ЖК,Секція,№,Поверх,Кімнат,Площа,Ціна,Ціна,Здача,Валюта,Поверхів
Тиха Затока,Секція 1,${crypto.randomUUID().slice(0, 4)},2,2,"62,4",98000,98500,Q2 2028,USD,9\n`;

let added = 0;
/** A proposal of the person: one flat that is new or has a new price. */
export async function addImport(
  { imports }: Office,
  { id: by }: { id: string },
  state: State = 'open',
  flats: readonly SampleFlat[] = [{ price: `${90_000 + ++added}` }],
) {
  const [text, name] = state === 'questions' ? [twoPrices(), `list ${++added}.csv`] : [sampleXml(flats), 'feed.xml'];
  const sent = await imports.send(bytesOf(text), { name, by });
  if (!sent.ok) throw new Error(sent.refusal.kind);
  const { number } = sent.value;
  if (state !== 'new') await imports.read(number);
  const seen = async () => ({ number, version: (await imports.find(number))?.version ?? 0 });
  if (state === 'applied') await imports.approve({ ...(await seen()), confirmed: false, why: '', by });
  return seen();
}

/** What a source has answered about its list. */
export async function addAnswer(office: Office, person: { id: string }) {
  const { number } = await addImport(office, person, 'questions');
  const key = 'column of price';
  await office.imports.answer(number, { [key]: 'Ціна (H)' });
  return { source: (await office.imports.find(number))?.source ?? '', key };
}
