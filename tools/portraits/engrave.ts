import { inHead, type Person, type Point3, surfaceAt } from './head.ts';

/** A portrait's size in points; its lines lie this far apart. */
export const sheet = { width: 640, height: 800, pitch: 6.4 };
const ink = '#151412';
const paper = '#f4f1ec';
/** How much of the field a picture shows: its width in units, and the height of its middle. */
const view = { width: 2.75, middle: -0.42, eye: 4 };
const light: Point3 = [-0.62, 0.58, 0.52];

type Seen = { dark: number; z: number };

function hit(person: Person, x: number, y: number): Point3 | null {
  let z = view.eye;
  for (let step = 0; step < 90; step++) {
    const { distance } = surfaceAt(person, [x, y, z]);
    if (distance < 0.004) return [x, y, z];
    z -= distance * 0.8;
    if (z < -1.4) return null;
  }
  return null;
}

function normalAt(person: Person, [x, y, z]: Point3): Point3 {
  const step = 0.012;
  const at = (dx: number, dy: number, dz: number) => surfaceAt(person, [x + dx, y + dy, z + dz]).distance;
  const [nx, ny, nz] = [at(step, 0, 0) - at(-step, 0, 0), at(0, step, 0) - at(0, -step, 0), at(0, 0, step) - at(0, 0, -step)];
  const size = Math.hypot(nx, ny, nz) || 1;
  return [nx / size, ny / size, nz / size];
}

/** How much light comes past other parts, from 0 to 1. */
function shadow(person: Person, [x, y, z]: Point3): number {
  let open = 1;
  for (let far = 0.05; far < 1.6; far += 0.07) {
    const { distance } = surfaceAt(person, [x + light[0] * far, y + light[1] * far, z + light[2] * far]);
    open = Math.min(open, (9 * distance) / far);
    if (open < 0.02) return 0;
  }
  return Math.max(0, open);
}

/** What is drawn on the skin: eyes, brows and the line of the mouth. */
function drawnOn(person: Person, point: Point3): number {
  const [hx, y, z] = inHead(person, point);
  if (z < 0.3) return 0;
  const x = Math.abs(hx / person.width);
  const near = (dx: number, dy: number, rx: number, ry: number) => Math.max(0, 1 - Math.hypot(dx / rx, dy / ry));
  const lid = near(x - 0.27, y - 0.085 + 0.9 * (x - 0.27) ** 2, 0.17, 0.035);
  const iris = near(x - 0.26, y - 0.03, 0.07, 0.07);
  const brow = near(x - 0.28, y - 0.25 + 0.9 * (x - 0.2) ** 2, 0.21, 0.05);
  const mouth = near(x, y + 0.55 - 0.8 * x * x, 0.21, 0.022);
  const fold = person.age * near(x - 0.27, y + 0.4 + 1.2 * (x - 0.2), 0.05, 0.16);
  return Math.min(1, 2.2 * lid + 2.4 * iris + (1.2 + person.age * 0.6) * brow * (0.4 + person.hairTone) + 2 * mouth + 0.5 * fold);
}

function look(person: Person, x: number, y: number): Seen | null {
  const point = hit(person, x, y);
  if (!point) return null;
  const { material } = surfaceAt(person, point);
  const normal = normalAt(person, point);
  const facing = normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2];
  const lit = Math.max(0, facing) * (0.35 + 0.65 * shadow(person, point)) + 0.16 + 0.12 * Math.max(0, normal[1]);
  const shade = 1 - Math.min(1, lit * 1.12);
  const own = { skin: 0.02, hair: 0.25 + 0.6 * person.hairTone, cloth: person.clothTone, shirt: 0.05, glasses: 0.95 }[material];
  const [hx, hy, hz] = inHead(person, point);
  const strands = material === 'hair' ? 0.16 * Math.sin(26 * Math.atan2(hx, hz + 0.4) + 7 * hy) : 0;
  const edge = Math.max(0, 0.32 - normal[2]) * 0.9;
  const drawn = material === 'skin' ? drawnOn(person, point) : 0;
  return {
    dark: Math.min(1, Math.max(0, own + (1 - own) * (0.92 * shade) + strands * (1 - shade) + edge * (1 - own) + drawn)),
    z: point[2],
  };
}

/** A portrait in horizontal lines alone: they swell where it is dark and bend over what stands out. */
export function engrave(person: Person): string {
  const unit = view.width / sheet.width;
  const step = 2;
  const paths: string[] = [];
  for (let row = sheet.pitch; row < sheet.height; row += sheet.pitch) {
    let upper: string[] = [];
    let lower: string[] = [];
    const close = () => {
      if (upper.length > 1) paths.push(`M${upper.join('L')}L${lower.toReversed().join('L')}Z`);
      upper = [];
      lower = [];
    };
    for (let column = 0; column <= sheet.width; column += step) {
      const seen = look(person, (column - sheet.width / 2) * unit, view.middle - (row - sheet.height / 2) * unit);
      const half = seen ? (sheet.pitch / 2) * Math.min(0.94, 0.06 + 0.92 * seen.dark ** 1.15) : 0;
      if (!seen || seen.dark < 0.06) {
        close();
        continue;
      }
      const middle = row - 5 * seen.z;
      upper.push(`${column} ${(middle - half).toFixed(1)}`);
      lower.push(`${column} ${(middle + half).toFixed(1)}`);
    }
    close();
  }
  const { width, height } = sheet;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${paper}" d="M0 0h${width}v${height}H0z"/><path fill="${ink}" d="${paths.join('')}"/></svg>`;
}
