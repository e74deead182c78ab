import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedRecord } from '../feed-record.ts';
import { feedOf, sampleXml } from '../sample-feed.ts';
import { readFeed } from './read-feed.ts';

async function read(content: string | Uint8Array, chunkSize?: number) {
  const source = { bytes: feedOf(content, chunkSize).open(), size: undefined, limit: 1_000_000, onBytes: () => {} };
  const records: FeedRecord[] = [];
  for await (const item of readFeed(source)) if (item.kind !== 'form' && item.kind !== 'left-out') records.push(item);
  return records;
}
const flats = (records: FeedRecord[]) =>
  records.filter(({ kind }) => kind === 'flat').map(({ line, values }) => ({ line, ...Object.fromEntries(values) }));
const cp1251 = (text: string) =>
  Uint8Array.from([...text], (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 128) return code;
    const special = { і: 0xb3, І: 0xb2, ї: 0xbf, є: 0xba, '№': 0xb9 }[letter];
    return special ?? code - 0x410 + 0xc0;
  });

const csv = `id;ЖК;Секція;Поверховість;Здача;Номер;Поверх;Кімнат;Площа, м²;Ціна;Валюта;Статус
F-1;"Тиха ""Затока""";Секція 1;9;2 кв. 2028;1;2;2к;62,40;98 500,00;USD;вільна

F-2;"Тиха ""Затока""";Секція 1;12;;2;"3";студія;40,1;4000000;грн;продана
`.replace('м²', 'м2');
const realty = `<realty-feed xmlns="http://webmaster.example/schemas/feed"><generation-date>2026-11-20T10:00:00+02:00</generation-date>
<offer internal-id="R-1"><type>продаж</type><price><value>98500</value><currency>USD</currency></price><area><value>62.4</value><unit>кв. м</unit></area>
<rooms>2</rooms><floor>7</floor><floors-total>22</floors-total><building-name>Тиха Затока</building-name><building-section>2</building-section>
<built-year>2028</built-year><ready-quarter>2</ready-quarter><building-state>unfinished</building-state><apartment>143</apartment>
<location><address>вул. Прирічна, 7</address><sub-locality-name>Оболонський</sub-locality-name></location><renovation>без оздоблення</renovation>
<image>https://example.org/1.jpg</image></offer></realty-feed>`;

describe('readFeed', () => {
  it('reads CSV with its lines, by Ukrainian column names', async () => {
    const records = await read(csv);
    expect(flats(records)).toMatchObject([
      {
        line: 2,
        id: 'F-1',
        project: 'Тиха "Затока"',
        number: '1',
        floor: '2',
        rooms: '2',
        area: '62,40',
        price: '98 500,00',
        status: 'available',
      },
      { line: 4, id: 'F-2', floor: '3', rooms: '1', currency: 'грн' },
    ]);
    const section = records.find(({ kind }) => kind === 'section');
    expect(Object.fromEntries(section?.values ?? [])).toMatchObject({
      id: 'section:tykha-zatoka/sektsiia-1',
      floors: '9',
      floors_other: '12',
      delivery: '2028-Q2',
    });
  });

  it.each([
    ['Windows-1251', cp1251(csv)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${csv}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${csv}`, 'utf16le')],
    ['gzip', gzipSync(csv)],
    ['Windows line ends', Buffer.from(csv.replaceAll('\n', '\r\n'))],
  ])('reads the same from %s, wherever the chunks end', async (_, bytes) => {
    const whole = await read(csv);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 200 }), async (size) => {
        expect(await read(bytes, size)).toEqual(whole);
      }),
      { numRuns: 30 },
    );
  });

  it('reads commas and tabs as well', async () => {
    const table = 'id,project,number,floor,rooms,area,price,currency\nF-1,Obrii,1,2,2,62.4,98500,USD\n';
    expect(flats(await read(table))).toMatchObject([{ id: 'F-1', area: '62.4' }]);
    expect(flats(await read(table.replaceAll(',', '\t')))).toMatchObject([{ id: 'F-1', area: '62.4' }]);
  });

  it('reads nested XML the same, wherever the chunks end', async () => {
    const xml = Buffer.from(sampleXml([{}, { price: '1' }, {}]).replaceAll('\n', '\r\n'));
    const whole = await read(xml);
    expect(flats(whole)).toHaveLength(3);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 300 }), async (size) => {
        expect(await read(xml, size)).toEqual(whole);
      }),
      { numRuns: 30 },
    );
  });

  it('takes elements for attributes, capitals and hyphens as they come, and a building between project and section', async () => {
    const xml = `<FEED><Project id="P"><Name>Обрій</Name><building floors="22" delivery="2028-Q2"><section id="S"><name>1</name>
      <apartment><ID>F-1</ID><Number>7</Number><benefits><benefit id="B"/></benefits><Room id="r" label="bedroom" area="9"/></apartment></section></building></Project></FEED>`;
    const records = await read(xml);
    const [flat, section, project] = records;
    expect(flats(records)).toEqual([{ line: 2, id: 'F-1', number: '7' }]);
    expect(flat?.parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['benefit', 'room']));
    expect(section).toMatchObject({ kind: 'section', key: flat?.parent, parent: project?.key });
    expect(Object.fromEntries(section?.values ?? [])).toMatchObject({ id: 'S', floors: '22', delivery: '2028-Q2' });
  });

  it('reads the form of portals', async () => {
    const records = await read(realty);
    expect(flats(records)).toMatchObject([
      { line: 2, id: 'R-1', number: '143', floor: '7', rooms: '2', area: '62.4', price: '98500', currency: 'USD', repair: 'shell' },
    ]);
    const named = Object.fromEntries(
      records.map(({ kind, values, texts }) => [kind, { ...Object.fromEntries(values), name: texts.get('name')?.uk }]),
    );
    expect(named.section).toMatchObject({ id: 'section:tykha-zatoka/2', floors: '22', delivery: '2 кв. 2028', name: 'Секція 2' });
    expect(named.project).toMatchObject({ id: 'project:tykha-zatoka', name: 'Тиха Затока' });
  });

  it('takes «Секція 2» and «2» of a table for one section', async () => {
    const rows = ['3;2', 'Будинок 3;Секція 2', '3;секція 2'].map((place, at) => `Обрій;${place};${at + 1};7;2;62,4;98500 $`);
    const records = await read(`ЖК;Будинок;Секція;№;Поверх;Кімнат;Площа;Ціна\n${rows.join('\n')}\n`);
    const sections = records.filter(({ kind }) => kind === 'section');
    expect(sections.map(({ texts }) => texts.get('name')?.uk)).toEqual(['Будинок 3, секція 2']);
  });

  it('reads Windows-1251 XML by its declaration', async () => {
    const xml = sampleXml([{}]).replace('UTF-8', 'windows-1251');
    expect((await read(cp1251(xml))).find(({ kind }) => kind === 'project')?.texts.get('name')?.uk).toBe('Тиха Затока');
  });

  it('stops a small packed file that unpacks to a large one', async () => {
    await expect(read(gzipSync(`<feed>${' <a/>'.repeat(1_000_000)}</feed>`))).rejects.toMatchObject({ problem: { code: 'too-large' } });
  });
});
