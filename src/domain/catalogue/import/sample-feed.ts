import type { Feed } from './import-inventory.ts';

/** Small feeds for tests: one project, one section of 9 floors, one layout, one benefit. */
export type SampleFlat = Partial<
  Record<'id' | 'number' | 'floor' | 'rooms' | 'area' | 'price' | 'currency' | 'status' | 'layout' | 'balcony_area', string>
> & { inside?: string };

const standard = { floor: '2', rooms: '2', area: '62.40', price: '98500', currency: 'USD', status: 'available', layout: 'L-2B' };

const flatXml = ({ inside = '', ...given }: SampleFlat, number: string): string => {
  const attributes = Object.entries({ id: `F-${number}`, number, ...standard, ...given }).map(([name, value]) => `${name}="${value}"`);
  return `      <flat ${attributes.join(' ')}>${inside || '<room id="r1" label="bedroom" area="14.20"/><benefit id="B-01"/>'}</flat>`;
};

export function sampleXml(flats: readonly SampleFlat[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed generated="2026-11-20T10:00:00+02:00">
  <benefits><benefit id="B-01"><name lang="uk">Тераса</name><name lang="en">Terrace</name></benefit></benefits>
  <layouts>
    <layout id="L-2B" name="2Б" width="980" height="720">
      <room id="r1" label="bedroom" area="14.20" points="0,0 320,0 320,440 0,440"/>
      <wall from="0,0" to="980,0" thickness="30" outer="true"/><door from="300,440" to="390,440" swing="left"/><window from="60,0" to="220,0"/>
    </layout>
  </layouts>
  <project id="P-1" prime="false" class="business" stage="frame" sale="selling">
    <name lang="uk">Тиха Затока</name><name lang="en">Tykha Zatoka</name>
    <district>Оболонський</district><address>вул. Прирічна, 7</address>
    <section id="S-1" floors="9" delivery="2028-Q2" house_type="monolith_brick">
      <name lang="uk">Секція 1</name><name lang="en">Section 1</name>
${flats.map((flat, at) => flatXml(flat, flat.number ?? String(at + 1))).join('\n')}
    </section>
  </project>
</feed>
`;
}

/** Feeds out of texts or bytes, in chunks of any size. */
export function feedOf(content: string | Uint8Array, chunkSize = 65_536): Feed {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return {
    name: 'sample',
    async *open() {
      for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
    },
  };
}
