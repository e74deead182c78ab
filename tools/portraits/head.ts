/** A head and shoulders as a field of distances: x to the right of the picture, y up, z towards the eye; the head is about two units tall. */
export type Point3 = readonly [x: number, y: number, z: number];
/** What a point is made of; each has a tone of its own. */
export type Material = 'skin' | 'hair' | 'cloth' | 'shirt' | 'glasses';
export type Surface = { distance: number; material: Material };

type Hair = 'short' | 'side' | 'bob' | 'bun' | 'long' | 'wavy' | 'bald' | 'crew' | 'curls' | 'plait';
export type Person = {
  slug: string;
  /** Degrees by which the head is turned; positive to the right of the picture. */
  turn: number;
  /** Degrees by which it is bowed. */
  bow: number;
  /** Widths against the usual: of the jaw and of the whole head. */
  jaw: number;
  width: number;
  nose: number;
  hair: Hair;
  /** 0 white to 1 black. */
  hairTone: number;
  beard: 'none' | 'short' | 'moustache';
  glasses: boolean;
  collar: 'round' | 'shirt' | 'high' | 'jacket';
  clothTone: number;
  /** Heavier brows and lines of the face. */
  age: number;
};

const length = (x: number, y: number, z: number) => Math.hypot(x, y, z);
const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));
const mix = (one: number, other: number, share: number) => one + (other - one) * share;

const ellipsoid = ([x, y, z]: Point3, [cx, cy, cz]: Point3, [rx, ry, rz]: Point3): number => {
  const far = length((x - cx) / rx, (y - cy) / ry, (z - cz) / rz);
  const near = length((x - cx) / (rx * rx), (y - cy) / (ry * ry), (z - cz) / (rz * rz));
  return near === 0 ? -Math.min(rx, ry, rz) : (far * (far - 1)) / near;
};
const capsule = ([x, y, z]: Point3, [ax, ay, az]: Point3, [bx, by, bz]: Point3, from: number, to = from): number => {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const along = clamp(((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / (dx * dx + dy * dy + dz * dz), 0, 1);
  return length(x - ax - dx * along, y - ay - dy * along, z - az - dz * along) - mix(from, to, along);
};
const ring = ([x, y, z]: Point3, [cx, cy, cz]: Point3, radius: number, thickness: number): number =>
  length(Math.hypot(x - cx, (y - cy) * 1.12) - radius, z - cz, 0) - thickness;

/** Two bodies that flow into each other within `soft`. */
const join = (one: number, other: number, soft: number): number => {
  const share = clamp(0.5 + (0.5 * (other - one)) / soft, 0, 1);
  return mix(other, one, share) - soft * share * (1 - share);
};
const carve = (body: number, hole: number, soft: number): number => -join(-body, hole, soft);

const skull: Point3 = [0, 0.22, -0.12];

function faceOf(person: Person, [px, y, z]: Point3): number {
  const x = px / person.width;
  const p: Point3 = [Math.abs(x), y, z];
  let body = ellipsoid([x, y, z], skull, [0.7, 0.78, 0.82]);
  body = join(body, ellipsoid(p, [0, -0.36, 0.14], [0.53 * person.jaw, 0.6, 0.54]), 0.18);
  body = join(body, ellipsoid(p, [0.34, -0.2, 0.42], [0.24, 0.24, 0.24]), 0.16);
  body = join(body, ellipsoid(p, [0, -0.82, 0.46], [0.21 * person.jaw, 0.14, 0.18]), 0.16);
  body = join(body, capsule(p, [0.14, 0.22, 0.66], [0.42, 0.2, 0.52], 0.07), 0.12);
  body = carve(body, ellipsoid(p, [0.27, 0.04, 0.82], [0.19, 0.12, 0.22]), 0.1);
  body = join(body, ellipsoid(p, [0.27, 0.03, 0.55], [0.14, 0.105, 0.13]), 0.03);
  const tip: Point3 = [0, -0.25, 0.74 + 0.17 * person.nose];
  body = join(body, capsule(p, [0, 0.16, 0.66], tip, 0.06, 0.095 * Math.sqrt(person.nose)), 0.08);
  body = join(body, ellipsoid(p, [0.1, -0.28, 0.72], [0.075, 0.06, 0.09]), 0.05);
  body = join(body, ellipsoid(p, [0.06, -0.5, 0.66], [0.18, 0.05, 0.08]), 0.05);
  body = join(body, ellipsoid(p, [0, -0.59, 0.64], [0.17, 0.055, 0.09]), 0.04);
  body = join(body, ellipsoid(p, [0.71, -0.04, -0.08], [0.07, 0.2, 0.13]), 0.03);
  return join(body, capsule([x, y, z], [0, -0.6, -0.2], [0, -1.6, -0.32], 0.37, 0.4), 0.12);
}

/** How far hair stands off the skull, and the face that it leaves free. */
function hairOf(person: Person, [px, y, z]: Point3): number {
  const x = px / person.width;
  const p: Point3 = [Math.abs(x), y, z];
  const cap = (extra: number, front: number) =>
    carve(
      ellipsoid([x, y, z], [0, 0.26, -0.14], [0.7 + extra, 0.79 + extra, 0.83 + extra]),
      ellipsoid([x, y, z], [0, front - 0.62, 0.74], [0.66, 0.8 + 0.05 * Math.sin(5 * x + 1), 0.62]),
      0.07,
    );
  const behind = (body: number) => Math.max(body, z - 0.34);
  const off = (body: number) => Math.max(body, -(y + 0.18 - 0.5 * Math.max(0, z)));
  switch (person.hair) {
    case 'bald':
      return 9;
    case 'crew':
      return Math.max(off(cap(0.03, 0.5)), -(y - 0.1 + 0.25 * z));
    case 'short':
      return join(off(cap(0.07, 0.42)), ellipsoid([x, y, z], [0.08, 0.86, 0.26], [0.52, 0.24, 0.42]), 0.12);
    case 'side':
      return join(off(cap(0.08, 0.46)), ellipsoid([x, y, z], [-0.22, 0.78, 0.36], [0.5, 0.26, 0.34]), 0.12);
    case 'bob':
      return join(
        cap(0.09, 0.42),
        behind(carve(ellipsoid(p, [0.44, -0.2, -0.12], [0.42, 0.62, 0.5]), ellipsoid([x, y, z], [0, -0.3, 0.6], [0.6, 0.9, 0.6]), 0.06)),
        0.1,
      );
    case 'bun':
      return join(off(cap(0.05, 0.5)), ellipsoid([x, y, z], [0, 0.95, -0.55], [0.3, 0.28, 0.3]), 0.08);
    case 'long':
      return join(cap(0.08, 0.44), behind(ellipsoid(p, [0.55, -0.7, -0.25], [0.34, 1.15, 0.42])), 0.16);
    case 'wavy':
      return join(cap(0.1, 0.44), behind(ellipsoid(p, [0.6, -0.35, -0.2], [0.36, 0.7, 0.46])), 0.18) + 0.025 * Math.sin(9 * y + 5 * z);
    case 'curls':
      return cap(0.14, 0.42) + 0.045 * Math.sin(11 * x + 2) * Math.sin(11 * y) * Math.sin(11 * z + 1);
    case 'plait':
      return join(
        join(off(cap(0.06, 0.48)), capsule([x, y, z], [0.52, -0.5, 0.05], [0.72, -1.5, 0.5], 0.2, 0.13) + 0.03 * Math.sin(16 * y), 0.1),
        ellipsoid([x, y, z], [0.42, -0.1, -0.3], [0.34, 0.5, 0.34]),
        0.14,
      );
  }
}

function beardOf(person: Person, face: number, [px, y, z]: Point3): number {
  const x = Math.abs(px / person.width);
  if (person.beard === 'none' || z < -0.1) return 9;
  const lip = capsule([x, y, z], [0, -0.41, 0.76], [0.24, -0.49, 0.6], 0.085, 0.045);
  if (person.beard === 'moustache') return lip;
  const around = Math.max(face - 0.03, x - 0.6, y + 0.46 - 0.75 * x * x, -(y + 1.1));
  const mouth = ellipsoid([x, y, z], [0, -0.545, 0.75], [0.17, 0.065, 0.2]);
  return Math.min(carve(around, mouth, 0.03), lip);
}

function clothesOf(person: Person, [x, y, z]: Point3): Surface {
  const p: Point3 = [Math.abs(x), y, z];
  let body = capsule(p, [0, -1.72, -0.32], [1.12, -2.0, -0.34], 0.46, 0.5);
  body = join(body, ellipsoid(p, [0, -2.6, -0.2], [1.3, 0.95, 0.68]), 0.2);
  const neck = ellipsoid([x, y, z], [0, -1.24, 0.02], [0.42, 0.34, 0.6]);
  if (person.collar === 'high')
    return { distance: join(body, capsule([x, y, z], [0, -1.05, -0.2], [0, -1.5, -0.3], 0.45, 0.5), 0.1), material: 'cloth' };
  if (person.collar === 'round') return { distance: carve(body, neck, 0.05), material: 'cloth' };
  const flap = capsule(p, [0.34, -1.12, 0.1], [0.12, -1.62, 0.42], 0.1, 0.05);
  const shirt = join(carve(body, neck, 0.05), flap, 0.03);
  if (person.collar === 'shirt') return { distance: shirt, material: 'cloth' };
  const lapel = carve(body - 0.05, ellipsoid([x, y, z], [0, -1.5, 0.5], [0.42, 0.95, 0.62]), 0.02);
  return lapel < shirt ? { distance: lapel, material: 'cloth' } : { distance: shirt, material: 'shirt' };
}

const turned = ([x, y, z]: Point3, degrees: number, bow: number): Point3 => {
  const [turn, nod] = [(degrees * Math.PI) / 180, (bow * Math.PI) / 180];
  const [tx, tz] = [x * Math.cos(turn) - z * Math.sin(turn), x * Math.sin(turn) + z * Math.cos(turn)];
  return [tx, y * Math.cos(nod) - tz * Math.sin(nod), y * Math.sin(nod) + tz * Math.cos(nod)];
};

/** Where a point is in the head's own directions. */
export const inHead = (person: Person, point: Point3): Point3 => turned(point, person.turn, person.bow);

export function surfaceAt(person: Person, point: Point3): Surface {
  const own = inHead(person, point);
  const face = faceOf(person, own);
  const body = turned(point, person.turn * 0.4, 0);
  const clothes = clothesOf(person, body);
  const [ox, oy, oz] = own;
  const frames = person.glasses
    ? Math.min(
        ring([Math.abs(ox), oy, oz], [0.28, 0.03, 0.8], 0.19, 0.022),
        capsule(own, [-0.1, 0.06, 0.82], [0.1, 0.06, 0.82], 0.02),
        capsule([Math.abs(ox), oy, oz], [0.47, 0.06, 0.78], [0.7, 0.06, 0], 0.02),
      )
    : 9;
  const all: Surface[] = [
    { distance: face, material: 'skin' },
    { distance: Math.min(hairOf(person, own), beardOf(person, face, own)), material: 'hair' },
    clothes,
    { distance: frames, material: 'glasses' },
  ];
  return all.reduce((one, other) => (other.distance < one.distance ? other : one));
}
