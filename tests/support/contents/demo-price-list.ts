import { readFileSync } from 'node:fs';
import { type SampleCell, workbookOf } from '../../../src/domain/catalogue/import/sheets/samples/sample-workbook.ts';

const newest = new URL('../../../content/obriy/feed/obriy-2026-11-16.xml', import.meta.url);

export type ListedFlat = { number: string; floor: number; rooms: number; area: number; price: number; status: string };
const words: Readonly<Record<string, string>> = { available: 'Вільна', reserved: 'Бронь', sold: 'Продано' };

/** The flats of «Варта», a project of one section, as the demo has them. */
export function flatsOfVarta(): ListedFlat[] {
  const xml = readFileSync(newest, 'utf8');
  const from = xml.indexOf('slug="varta-house"');
  const project = xml.slice(from, xml.indexOf('</project>', from));
  const said = (flat: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(flat)?.[1] ?? '';
  return [...project.matchAll(/<flat [^>]*>/g)].map(([flat]) => ({
    number: said(flat, 'number'),
    floor: Number(said(flat, 'floor')),
    rooms: Number(said(flat, 'rooms')),
    area: Number(said(flat, 'area')),
    price: Number(said(flat, 'price')),
    status: said(flat, 'status'),
  }));
}

/** A workbook as its sales department sends it: with two prices, of which the second is the one of today. */
export function priceListOfVarta(flats: readonly ListedFlat[]): Uint8Array {
  const rows = flats.map(({ number, floor, rooms, area, price, status }): SampleCell[] => [
    number,
    floor,
    `${rooms}к`,
    area,
    Math.round(price * 1.05),
    price,
    words[status] ?? status,
  ]);
  const titles = ['№ кв.', 'Поверх', 'Кімнат', 'Площа, м²', 'Ціна у розстрочку, $', 'Ціна, $', 'Статус'];
  return workbookOf([{ name: 'Прайс', rows: [['ЖК «Варта», секція 1'], titles, ...rows] }]);
}
