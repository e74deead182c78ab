import * as three from 'three';
import type { XY } from '../../../base/geometry/outline.ts';
import type { ProjectModel } from '../../../contract/catalogue/project-model.ts';
import { overview } from '../../../plans/scene/orbit.ts';
import { type LiftedFloor, liftFloor } from './lifted-floor.ts';
import { makeGaze } from './model-gaze.ts';
import { buildModelScene, lightFrom, type ModelScene, repaint, type StoreyCard } from './model-scene.ts';
import type { Shown, Storey } from './shown.ts';
import { watchPointer } from './watch-pointer.ts';

type Opening = {
  container: HTMLElement;
  model: ProjectModel;
  shown: Shown;
  calm: boolean;
  /** A storey that the pointer is over, at a place of the container; null beside all. */
  onPoint: (storey: Storey | null, at: XY) => void;
  onPick: (storey: Storey) => void;
  onFlat: (position: number) => void;
  /** After each picture: which way is up, and where the middles of the lifted flats stand in the container. */
  onFrame: (facing: number, labels: Map<number, XY>) => void;
  onLost: () => void;
};

const same = (one: Storey | null, other: Storey | null): boolean => one?.sectionId === other?.sectionId && one?.floor === other?.floor;
/** A renderer that fills its container for as long as it is open. */
function openRenderer(container: HTMLElement, { onSize, onLost }: { onSize: () => void; onLost: () => void }) {
  const renderer = new three.WebGLRenderer({ antialias: true, alpha: true });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = three.PCFShadowMap;
  const canvas = renderer.domElement;
  container.append(canvas);
  const watcher = new ResizeObserver(() => {
    renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    renderer.setSize(...sizeOf(container));
    onSize();
  });
  watcher.observe(container);
  canvas.addEventListener('webglcontextlost', onLost);
  return {
    renderer,
    canvas,
    close(): void {
      watcher.disconnect();
      canvas.removeEventListener('webglcontextlost', onLost);
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
    },
  };
}

/** Where middles of lifted flats stand in a picture of this size. */
function labelsOf(lifted: LiftedFloor | null, camera: three.Camera, [width, height]: readonly [number, number]): Map<number, XY> {
  return new Map(
    (lifted?.middles() ?? []).map(([position, middle]): [number, XY] => {
      const seen = middle.project(camera);
      return [position, [((seen.x + 1) / 2) * width, ((1 - seen.y) / 2) * height]];
    }),
  );
}

const sizeOf = (container: HTMLElement): readonly [width: number, height: number] => [
  Math.max(1, container.clientWidth),
  Math.max(1, container.clientHeight),
];

/** The storey or the lifted flat that a ray meets first. */
function firstHit(ray: three.Raycaster, { storeys }: ModelScene, lifted: LiftedFloor | null): { card?: StoreyCard; position?: number } {
  const cards = storeys.filter(({ mesh }) => mesh.visible);
  const [nearest] = ray.intersectObjects([...cards.map(({ mesh }) => mesh), ...(lifted?.meshes() ?? [])], false);
  const card = nearest && cards.find(({ mesh }) => mesh === nearest.object);
  const position = nearest && lifted?.positionOf(nearest.object);
  return { ...(card && { card }), ...(position !== undefined && { position }) };
}

function disposeOf({ scene }: ModelScene): void {
  scene.traverse((object) => {
    if (object instanceof three.Mesh || object instanceof three.LineSegments) object.geometry.dispose();
  });
}

/** Throws where nothing can be drawn in space. */
export function openModelViewer({ container, model, shown: first, calm, onPoint, onPick, onFlat, onFrame, onLost }: Opening) {
  const { renderer, canvas, close } = openRenderer(container, { onSize: () => again(), onLost });
  const built = buildModelScene(model);
  const gaze = makeGaze(model.north, calm);
  const ray = new three.Raycaster();
  let shown = first;
  let pointed: StoreyCard | null = null;
  let lifted: LiftedFloor | null = null;
  let asked = 0;
  const size = () => sizeOf(container);

  function draw(now: number): void {
    asked = 0;
    const share = gaze.share(now);
    lifted?.rise(share);
    gaze.place(share, lifted?.focus() ?? overview(built.extent), size());
    renderer.render(built.scene, gaze.camera);
    onFrame(gaze.facing(), share < 1 ? new Map() : labelsOf(lifted, gaze.camera, size()));
    if (share < 1) again();
  }
  function again(): void {
    if (asked === 0) asked = requestAnimationFrame(draw);
  }
  function paint(): void {
    for (const card of built.storeys) repaint(card.mesh, card === pointed ? 'marked' : shown.paintOf(card));
    built.planned.cards.visible = shown.later;
    built.planned.lines.visible = !shown.later;
    lightFrom(built, shown.sun);
    lifted?.paint(shown.lifted?.flats ?? []);
    again();
  }
  function lift(storey: Shown['lifted']): void {
    lifted?.remove();
    lifted = storey && liftFloor(built, model, storey);
    gaze.begin(lifted !== null);
  }
  const hitAt = ([x, y]: XY) => {
    const [width, height] = size();
    ray.setFromCamera({ x: (x / width) * 2 - 1, y: 1 - (y / height) * 2 }, gaze.camera);
    return firstHit(ray, built, lifted);
  };
  const unwatch = watchPointer(canvas, {
    turn,
    zoom,
    tap: (at) => {
      const { card, position } = hitAt(at);
      if (card) onPick(card);
      else if (position !== undefined) onFlat(position);
    },
    over: (at) => {
      const card = (at && hitAt(at).card) ?? null;
      onPoint(card, at ?? [0, 0]);
      canvas.style.cursor = card ? 'pointer' : 'grab';
      if (card === pointed) return;
      pointed = card;
      paint();
    },
  });
  function turn(right: number, down: number): void {
    gaze.turn(right, down);
    again();
  }
  function zoom(factor: number): void {
    gaze.zoom(factor);
    again();
  }
  lift(shown.lifted);
  paint();

  return {
    show(next: Shown): void {
      const wasLifted = shown.lifted;
      shown = next;
      if (!same(wasLifted, next.lifted)) lift(next.lifted);
      paint();
    },
    turn,
    zoom,
    close(): void {
      cancelAnimationFrame(asked);
      asked = -1;
      unwatch();
      disposeOf(built);
      close();
    },
  };
}
export type ModelViewer = ReturnType<typeof openModelViewer>;
