import type { Localized } from '../../src/base/locale.ts';
import { benefits } from './benefits.ts';
import type { Layout } from './plans/layouts.ts';
import type { PriceList } from './price-lists.ts';
import { priceOn, statusOn } from './price-lists.ts';
import type { DemoProject } from './projects.ts';
import type { Flat, Section } from './stock.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => entities[found] ?? found);

function tag(name: string, attributes: Record<string, string | number | boolean>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return `<${name}${pairs.join('')}`;
}
const words = (name: string, { uk, en }: Localized): string =>
  `<${name} lang="uk">${escaped(uk)}</${name}><${name} lang="en">${escaped(en)}</${name}>`;
const metres = (hundredths: number): string => (hundredths / 100).toFixed(2);

export const benefitsXml = (): string =>
  `  <benefits>\n${benefits.map(({ id, name }) => `    ${tag('benefit', { id })}>${words('name', name)}</benefit>\n`).join('')}  </benefits>\n`;

export function layoutXml({ id, name, plan }: Layout): string {
  const lines = [
    ...plan.rooms.map((room) =>
      tag('room', {
        id: room.id,
        label: room.label,
        area: room.area.toFixed(2),
        points: room.outline.map((point) => point.join()).join(' '),
      }),
    ),
    ...plan.walls.map((wall) => tag('wall', { from: wall.from.join(), to: wall.to.join(), thickness: wall.thickness, outer: wall.outer })),
    ...plan.doors.map((door) => tag('door', { from: door.from.join(), to: door.to.join(), swing: door.swing, entrance: door.entrance })),
    ...plan.windows.map((window) => tag('window', { from: window.from.join(), to: window.to.join() })),
  ];
  return `    ${tag('layout', { id, name, width: plan.width, height: plan.height })}>\n${lines.map((line) => `      ${line}/>\n`).join('')}    </layout>\n`;
}

/** The surveyor's areas of a lived-in flat: the layout's, a little off, adding up to the flat's. */
function measuredRooms(flat: Flat): string[] {
  if (flat.hundredths === flat.layout.hundredths) return [];
  const { rooms } = flat.layout.plan;
  let left = flat.hundredths;
  return rooms.map(({ id, label, area }, at) => {
    const share = Math.round((area * 100 * flat.hundredths) / flat.layout.hundredths);
    const hundredths = at === rooms.length - 1 ? left : share;
    left -= share;
    return `${tag('room', { id, label, area: metres(hundredths) })}/>`;
  });
}

export function flatXml(list: PriceList, project: DemoProject, flat: Flat): string {
  const { amount, currency } = priceOn(list, project, flat);
  const attributes = {
    id: flat.id,
    number: flat.number,
    floor: flat.floor,
    position: flat.position,
    rooms: flat.layout.rooms,
    area: metres(flat.hundredths),
    price: amount,
    currency,
    status: statusOn(list, project, flat),
    layout: flat.layout.id,
    ceiling: flat.ceiling.toFixed(2),
    repair: flat.repair,
    ...(flat.brokerage && { brokerage: true }),
  };
  const inside = [...measuredRooms(flat), ...flat.benefits.map((id) => `${tag('benefit', { id })}/>`)];
  return inside.length === 0 ? `      ${tag('flat', attributes)}/>\n` : `      ${tag('flat', attributes)}>${inside.join('')}</flat>\n`;
}

export const projectXml = (project: DemoProject, id: string): string =>
  `  ${tag('project', {
    id,
    slug: project.slug,
    prime: project.prime,
    class: project.class,
    stage: project.stage,
    sale: project.market.sale,
  })}>\n    ${words('name', project.name)}\n    ${words('district', project.district)}\n    ${words('address', project.address)}\n`;

export const sectionXml = (project: DemoProject, section: Section): string =>
  `    ${tag('section', {
    id: section.id,
    floors: section.floors,
    delivery: project.delivery,
    house_type: project.market.houseType,
  })}>\n      ${words('name', { uk: `Секція ${section.number}`, en: `Section ${section.number}` })}\n`;
