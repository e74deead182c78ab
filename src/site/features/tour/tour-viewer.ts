import { EquirectangularAdapter, events, SYSTEM, Viewer } from '@photo-sphere-viewer/core';
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin';
import { MarkersPlugin } from '@photo-sphere-viewer/markers-plugin';
import '@photo-sphere-viewer/core/index.css';
import '@photo-sphere-viewer/markers-plugin/index.css';
import { doorsOf, lookOf, type Scene, yawTo } from './bearings.ts';
import styles from './tour-viewer.module.css';

type Opening = {
  container: HTMLElement;
  nameOf: (scene: string) => string;
  /** Whoever goes through a door looks the way he went. */
  onDoor: (to: string, look: number) => void;
  /** The middle of what is seen, in degrees clockwise from the plan's up. */
  onLook: (look: number) => void;
  calm: boolean;
};
const inDegrees = (radians: number) => (radians * 180) / Math.PI;
const inRadians = (degrees: number) => (degrees * Math.PI) / 180;
const step = 0.14;
const zoomStep = 12;

/** One viewer for a whole tour: making a new one for each room leaks on some phones. Null where nothing can be drawn in space. */
export function openTourViewer({ container, nameOf, onDoor, onLook, calm }: Opening) {
  SYSTEM.load();
  if (!SYSTEM.isWebGLSupported) return null;
  const viewer = new Viewer({
    container,
    adapter: EquirectangularAdapter,
    navbar: false,
    keyboard: false,
    mousewheelCtrlKey: true,
    minFov: 35,
    maxFov: 95,
    defaultZoomLvl: 30,
    moveInertia: !calm,
    loadingTxt: '',
    canvasBackground: '#0e0e0e',
    plugins: [
      [MarkersPlugin, {}],
      [GyroscopePlugin, { touchmove: true }],
    ],
  });
  const markers = viewer.getPlugin<MarkersPlugin>(MarkersPlugin);
  const gyroscope = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin);
  let shown: Scene | null = null;
  viewer.addEventListener(events.PositionUpdatedEvent.type, ({ position }) => {
    if (shown) onLook(lookOf(shown, inDegrees(position.yaw)));
  });

  function putDoors(scene: Scene): void {
    markers.setMarkers(
      doorsOf(scene).map(({ to, yaw, pitch, look, side }) => {
        const element = document.createElement('button');
        element.type = 'button';
        element.className = styles.door ?? '';
        element.dataset.side = side;
        element.append(Object.assign(document.createElement('span'), { textContent: nameOf(to) }));
        element.addEventListener('click', () => onDoor(to, look));
        return { id: to, element, position: { yaw: inRadians(yaw), pitch: inRadians(pitch) }, anchor: 'center center' };
      }),
    );
  }

  return {
    /** Looks the given way in the room, or to the middle of its panorama. Rejected when the panorama cannot be loaded. */
    async show(scene: Scene, look: number = scene.heading): Promise<void> {
      const position = { yaw: inRadians(yawTo(scene, look)), pitch: inRadians(-4) };
      markers.clearMarkers();
      shown = null;
      const isLast = await viewer.setPanorama(scene.panorama.src, {
        position,
        showLoader: true,
        transition: calm ? false : { speed: 700, rotation: false, effect: 'fade' },
      });
      if (isLast === false) return;
      shown = scene;
      putDoors(scene);
      onLook(look);
    },
    turn(right: number, up: number): void {
      const { yaw, pitch } = viewer.getPosition();
      viewer.rotate({ yaw: yaw + right * step, pitch: pitch + up * step });
    },
    zoom: (nearer: number) => viewer.zoom(viewer.getZoomLevel() + nearer * zoomStep),
    hasGyroscope: () => gyroscope.isSupported(),
    /** Asks for permission where the phone wants it: call it from a touch. */
    async follow(on: boolean): Promise<boolean> {
      if (on) await gyroscope.start('smooth');
      else gyroscope.stop();
      return gyroscope.isEnabled();
    },
    close: () => viewer.destroy(),
  };
}
export type TourViewer = NonNullable<ReturnType<typeof openTourViewer>>;
