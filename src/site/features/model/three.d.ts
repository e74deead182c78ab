// What the model uses of three.js, which has no types of its own; @types/three brings six more packages for all of it.
declare module 'three' {
  type Vector2 = { x: number; y: number };
  export class Vector3 {
    constructor(x?: number, y?: number, z?: number);
    x: number;
    y: number;
    z: number;
    set(x: number, y: number, z: number): this;
    project(camera: Camera): this;
  }
  export class Object3D {
    position: Vector3;
    visible: boolean;
    castShadow: boolean;
    receiveShadow: boolean;
    renderOrder: number;
    parent: Object3D | null;
    add(...objects: Object3D[]): this;
    remove(...objects: Object3D[]): this;
    lookAt(at: Vector3): void;
    localToWorld(point: Vector3): Vector3;
    traverse(visit: (object: Object3D) => void): void;
    updateMatrixWorld(isForced?: boolean): void;
  }
  export class Group extends Object3D {}
  export class Scene extends Object3D {}
  export class Camera extends Object3D {}
  export class PerspectiveCamera extends Camera {
    constructor(fov: number, aspect: number, near: number, far: number);
    aspect: number;
    fov: number;
    updateProjectionMatrix(): void;
  }
  export class Shape {
    constructor(points: readonly { x: number; y: number }[]);
  }
  export class BufferGeometry {
    rotateX(angle: number): this;
    translate(x: number, y: number, z: number): this;
    setFromPoints(points: Vector3[]): this;
    dispose(): void;
  }
  export class ExtrudeGeometry extends BufferGeometry {
    constructor(shape: Shape, options: { depth: number; bevelEnabled: boolean });
  }
  export class ShapeGeometry extends BufferGeometry {
    constructor(shape: Shape);
  }
  export class PlaneGeometry extends BufferGeometry {
    constructor(width: number, height: number);
  }
  export class EdgesGeometry extends BufferGeometry {
    constructor(of: BufferGeometry);
  }
  export class Material {
    dispose(): void;
  }
  type Paint = { color?: number | string; opacity?: number; transparent?: boolean; depthWrite?: boolean; polygonOffset?: boolean } & {
    polygonOffsetFactor?: number;
    polygonOffsetUnits?: number;
  };
  export class MeshLambertMaterial extends Material {
    constructor(paint: Paint);
  }
  export class MeshBasicMaterial extends Material {
    constructor(paint: Paint);
  }
  export class ShadowMaterial extends Material {
    constructor(paint: Paint);
  }
  export class LineBasicMaterial extends Material {
    constructor(paint: Paint);
  }
  export class LineDashedMaterial extends Material {
    constructor(paint: Paint & { dashSize: number; gapSize: number });
  }
  export class Mesh extends Object3D {
    constructor(geometry: BufferGeometry, material: Material);
    geometry: BufferGeometry;
    material: Material;
  }
  export class LineSegments extends Object3D {
    constructor(geometry: BufferGeometry, material: Material);
    geometry: BufferGeometry;
    computeLineDistances(): this;
  }
  export class HemisphereLight extends Object3D {
    constructor(sky: number | string, ground: number | string, intensity: number);
  }
  export class DirectionalLight extends Object3D {
    constructor(color: number | string, intensity: number);
    intensity: number;
    target: Object3D;
    shadow: {
      bias: number;
      normalBias: number;
      mapSize: { set(width: number, height: number): void };
      camera: { left: number; right: number; top: number; bottom: number; near: number; far: number; updateProjectionMatrix(): void };
    };
  }
  type Hit = { object: Object3D; distance: number };
  export class Raycaster {
    constructor(from?: Vector3, way?: Vector3);
    setFromCamera(at: Vector2, camera: Camera): void;
    intersectObjects(objects: readonly Object3D[], isDeep?: boolean): Hit[];
  }
  export class WebGLRenderer {
    constructor(options: { antialias: boolean; alpha: boolean });
    domElement: HTMLCanvasElement;
    shadowMap: { enabled: boolean; type: number };
    setPixelRatio(ratio: number): void;
    setSize(width: number, height: number): void;
    render(scene: Scene, camera: Camera): void;
    dispose(): void;
    forceContextLoss(): void;
  }
  export const PCFSoftShadowMap: number;
  export const PCFShadowMap: number;
}
