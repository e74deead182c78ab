import * as three from 'three';
import type { XY } from '../../../base/geometry/outline.ts';
import type { ProjectModel } from '../../../contract/catalogue/project-model.ts';
import { extentOf, massesOf, type Solid, storeySolids } from '../../../plans/scene/masses.ts';

/** White card on paper. Hues of statuses are those of the drawn floor. */
const paints = {
  open: new three.MeshLambertMaterial({ color: '#ffffff', polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 }),
  taken: new three.MeshLambertMaterial({ color: '#cdc7bd', polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 }),
  marked: new three.MeshLambertMaterial({ color: '#e8a58b', polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 }),
  neighbour: new three.MeshLambertMaterial({ color: '#e6e2db', polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 }),
  common: new three.MeshLambertMaterial({ color: '#efebe4' }),
  available: new three.MeshLambertMaterial({ color: '#b9d3b4' }),
  held: new three.MeshLambertMaterial({ color: '#ecd29a' }),
  reserved: new three.MeshLambertMaterial({ color: '#e3d3b8' }),
  sold: new three.MeshLambertMaterial({ color: '#c9c2b7' }),
  dim: new three.MeshLambertMaterial({ color: '#e6e0d7' }),
  water: new three.MeshBasicMaterial({ color: '#cbd6d9' }),
  green: new three.MeshBasicMaterial({ color: '#dfe2d2' }),
  sand: new three.MeshBasicMaterial({ color: '#efe6d3' }),
  square: new three.MeshBasicMaterial({ color: '#ece7df' }),
};
export type Paint = keyof typeof paints;
const edge = new three.LineBasicMaterial({ color: '#8b857a' });
const street = new three.LineBasicMaterial({ color: '#d6cfc3' });
const plannedEdge = new three.LineDashedMaterial({ color: '#a8431f', dashSize: 2, gapSize: 1.5 });

/** The scene's own axes: to the right, into the air, and towards the viewer where a drawing's y goes down. */
export const toScene = ([x, y, z]: readonly [x: number, y: number, z: number]): three.Vector3 => new three.Vector3(x, z, -y);

const flat = (outline: readonly XY[]): three.Shape => new three.Shape(outline.map(([x, y]) => ({ x, y })));
const upright = -Math.PI / 2;

export function cardOf({ outline, base, top }: Solid, paint: Paint): three.Mesh {
  const geometry = new three.ExtrudeGeometry(flat(outline), { depth: top - base, bevelEnabled: false });
  const mesh = new three.Mesh(geometry.rotateX(upright).translate(0, base, 0), paints[paint]);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}
export const repaint = (mesh: three.Mesh, paint: Paint): void => {
  mesh.material = paints[paint];
};
export const edgesOf = (mesh: three.Mesh): three.LineSegments => new three.LineSegments(new three.EdgesGeometry(mesh.geometry), edge);

export type StoreyCard = { sectionId: string; floor: number; solid: Solid; mesh: three.Mesh; edges: three.LineSegments };
export type ModelScene = {
  scene: three.Scene;
  light: three.DirectionalLight;
  storeys: StoreyCard[];
  /** Neighbours that are not built yet: as card, and as lines. */
  planned: { cards: three.Group; lines: three.Group };
  extent: ReturnType<typeof extentOf>;
};

const ambient = 2.15;
const shadowSize = 2048;
const groundSize = 4000;

/** Every solid of a model in its place, and a light that throws shade from each; nothing here needs a screen. */
export function buildModelScene(model: ProjectModel): ModelScene {
  const scene = new three.Scene();
  const extent = extentOf(model);
  const storeys = storeySolids(model).map(({ sectionId, floor, ...solid }): StoreyCard => {
    const mesh = cardOf(solid, 'open');
    return { sectionId, floor, solid, mesh, edges: edgesOf(mesh) };
  });
  const planned = { cards: new three.Group(), lines: new three.Group() };
  for (const { kind, planned: isPlanned, ...solid } of massesOf(model)) {
    if (kind === 'section') continue;
    const mesh = cardOf(solid, 'neighbour');
    if (!isPlanned) scene.add(mesh, edgesOf(mesh));
    else {
      planned.cards.add(mesh, edgesOf(mesh));
      planned.lines.add(new three.LineSegments(new three.EdgesGeometry(mesh.geometry), plannedEdge).computeLineDistances());
    }
  }
  scene.add(...storeys.flatMap(({ mesh, edges }) => [mesh, edges]), planned.cards, planned.lines, ...groundOf(model));
  const light = sunlight(extent);
  scene.add(light, light.target, new three.HemisphereLight('#ffffff', '#dedad4', ambient));
  return { scene, light, storeys, planned, extent };
}

/** Water and parks as flat colour, and over them a ground that shows nothing but shade. */
function groundOf({ areas, streets }: ProjectModel): three.Object3D[] {
  const drawn = areas.map(({ kind, outline }, at) => {
    const mesh = new three.Mesh(new three.ShapeGeometry(flat(outline)).rotateX(upright), paints[kind]);
    mesh.position.set(0, -0.6 + at * 0.02, 0);
    return mesh;
  });
  const shade = new three.Mesh(
    new three.PlaneGeometry(groundSize, groundSize).rotateX(upright),
    new three.ShadowMaterial({ color: '#3a3226', opacity: 0.2, depthWrite: false }),
  );
  shade.receiveShadow = true;
  const steps = streets.flatMap(({ line }) =>
    line.flatMap(([x, y], at) => {
      const next = line[at + 1];
      return next ? [toScene([x, y, -0.1]), toScene([next[0], next[1], -0.1])] : [];
    }),
  );
  return [...drawn, new three.LineSegments(new three.BufferGeometry().setFromPoints(steps), street), shade];
}

function sunlight({ radius, top, middle }: ModelScene['extent']): three.DirectionalLight {
  const light = new three.DirectionalLight('#ffffff', 0);
  light.castShadow = true;
  const reach = Math.hypot(radius, top) * 1.05;
  Object.assign(light.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: reach * 8 });
  light.shadow.mapSize.set(shadowSize, shadowSize);
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = 0.25;
  const at = toScene([middle[0], middle[1], 0]);
  light.target.position.set(at.x, at.y, at.z);
  return light;
}

const strongest = 1.4;
/** Near the horizon the sun is weak. */
const weakUnder = 0.12;

/** Puts the light where the sun stands: `sun` is a step of one metre towards it, in the model's frame. */
export function lightFrom({ light, extent: { radius, top, middle } }: ModelScene, sun: readonly [x: number, y: number, z: number]): void {
  const far = Math.hypot(radius, top) * 4;
  const at = toScene([middle[0] + sun[0] * far, middle[1] + sun[1] * far, sun[2] * far]);
  light.position.set(at.x, at.y, at.z);
  light.intensity = strongest * Math.min(1, Math.max(0, sun[2]) / weakUnder);
}
