import * as three from 'three';
import type { XY } from '../../../base/geometry/outline.ts';
import type { ProjectModel } from '../../../contract/catalogue/project-model.ts';
import type { Focus } from '../../../plans/scene/orbit.ts';
import { cardOf, edgesOf, type ModelScene, type Paint, repaint, toScene } from './model-scene.ts';
import type { ShownFlat, Storey } from './shown.ts';

/** A floor hangs so far above the roof of its section, in metres. */
const above = 9;
const slab = 0.35;
/** Walls are cut low, so that all rooms are seen; those of a flat that is taken lower still. */
const cut: Record<ShownFlat['status'], number> = { available: 1.5, held: 1.1, reserved: 1.1, sold: 0.5 };
const common = 0.4;

function circleOf(outline: readonly XY[]): { middle: XY; radius: number } {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { middle: [(left + right) / 2, (bottom + top) / 2], radius: Math.hypot(right - left, top - bottom) / 2 };
}

/** One storey out of its section, with the rooms of its flats; null for one that is not there. */
export function liftFloor(
  { scene, storeys }: ModelScene,
  model: ProjectModel,
  { sectionId, floor, flats }: Storey & { flats: ShownFlat[] },
) {
  const card = storeys.find((one) => one.sectionId === sectionId && one.floor === floor);
  if (!card) return null;
  const drawn = model.storeys.find((one) => one.sectionId === sectionId && one.floors.from <= floor && floor <= one.floors.to);
  const roof = Math.max(...storeys.filter((one) => one.sectionId === sectionId).map(({ solid }) => solid.top));
  const height = roof + above;
  const { middle, radius } = circleOf(card.solid.outline);
  const group = new three.Group();
  const cards = (drawn?.flats ?? []).map(({ position, rooms }) => {
    const status = flats.find((flat) => flat.position === position)?.status ?? 'sold';
    return { position, rooms, meshes: rooms.map((outline) => cardOf({ outline, base: slab, top: slab + cut[status] }, status)) };
  });
  const plate = cardOf({ ...card.solid, base: 0, top: slab }, 'open');
  const shared = (drawn?.common ?? []).map((outline) => cardOf({ outline, base: slab, top: slab + common }, 'common'));
  const all = [plate, ...cards.flatMap(({ meshes }) => meshes), ...shared];
  group.add(...all, ...all.map(edgesOf));
  scene.add(group);
  card.mesh.visible = false;
  const middleOf = (rooms: (typeof cards)[number]['rooms']): three.Vector3 => {
    const points = rooms.flat();
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return group.localToWorld(
      toScene([(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2, slab + cut.available]),
    );
  };
  return {
    /** From its place in the section, 0, to above the roof, 1. */
    rise(share: number): void {
      group.position.set(0, card.solid.base + (height - card.solid.base) * share, 0);
      group.updateMatrixWorld(true);
    },
    focus: (): Focus => ({ at: [middle[0], middle[1], height - radius * 0.15], aside: radius * 1.3, along: radius * 1.05 }),
    paint(now: readonly ShownFlat[]): void {
      for (const { position, meshes } of cards) {
        const flat = now.find((one) => one.position === position);
        const paint: Paint = !flat || flat.dim ? 'dim' : flat.status;
        for (const mesh of meshes) repaint(mesh, paint);
      }
    },
    middles: (): [position: number, middle: three.Vector3][] => cards.map(({ position, rooms }) => [position, middleOf(rooms)]),
    meshes: (): three.Mesh[] => cards.flatMap(({ meshes }) => meshes),
    positionOf: (object: three.Object3D): number | undefined =>
      cards.find(({ meshes }) => meshes.some((mesh) => mesh === object))?.position,
    remove(): void {
      card.mesh.visible = true;
      group.traverse((object) => {
        if (object instanceof three.Mesh || object instanceof three.LineSegments) object.geometry.dispose();
      });
      scene.remove(group);
    },
  };
}
export type LiftedFloor = NonNullable<ReturnType<typeof liftFloor>>;
