import { EquirectangularAdapter, events, SYSTEM, Viewer } from '@photo-sphere-viewer/core';
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin';
import { type MarkerConfig, MarkersPlugin } from '@photo-sphere-viewer/markers-plugin';
import '@photo-sphere-viewer/core/index.css';
import '@photo-sphere-viewer/markers-plugin/index.css';
import { doorsOf, lookOf, type Scene, yawTo } from './bearings.ts';
import styles from './tour-viewer.module.css';

type Opening = {
  container: HTMLElement;
  nameOf: (scene: string) => string;
  /** After a door the view keeps its direction. */
  onDoor: (to: string, look: number) => void;
  /** The middle of the view, in degrees clockwise from the plan's up. */
  onLook: (look: number) => void;
  /** Whether the picture follows the phone's orientation: dragging it stops that. */
  onFollow: (follows: boolean) => void;
  calm: boolean;
};
const inDegrees = (radians: number) => (radians * 180) / Math.PI;
const inRadians = (degrees: number) => (degrees * Math.PI) / 180;
const step = 0.14;
const zoomStep = 12;

function makeViewer(container: HTMLElement, calm: boolean): Viewer {
  return new Viewer({
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
}

function doorMarkers(scene: Scene, nameOf: Opening['nameOf'], onDoor: Opening['onDoor']): MarkerConfig[] {
  return doorsOf(scene).map(({ to, yaw, pitch, look, side }) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = styles.door ?? '';
    element.dataset.side = side;
    element.append(Object.assign(document.createElement('span'), { textContent: nameOf(to) }));
    element.addEventListener('click', () => onDoor(to, look));
    return { id: to, element, position: { yaw: inRadians(yaw), pitch: inRadians(pitch) }, anchor: 'center center' };
  });
}

/** One viewer for a whole tour: making a new one for each room leaks on some phones. Null where nothing can be drawn in space. */
export function openTourViewer({ container, nameOf, onDoor, onLook, onFollow, calm }: Opening) {
  SYSTEM.load();
  if (!SYSTEM.isWebGLSupported) return null;
  const viewer = makeViewer(container, calm);
  const markers = viewer.getPlugin<MarkersPlugin>(MarkersPlugin);
  const gyroscope = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin);
  let shown: Scene | null = null;
  let asked: Scene | null = null;
  let follows = false;
  viewer.addEventListener(events.PositionUpdatedEvent.type, ({ position }) => {
    if (shown) onLook(lookOf(shown, inDegrees(position.yaw)));
  });
  // Until here the room before stands, with its doors: the next one may not come.
  viewer.addEventListener(events.PanoramaLoadedEvent.type, () => {
    shown = null;
    markers.clearMarkers();
  });
  const setFollows = (on: boolean): void => {
    follows = on;
    onFollow(on);
  };
  gyroscope.addEventListener('gyroscope-updated', ({ gyroscopeEnabled }) => {
    // A change of room stops the gyroscope; it goes on in the next one.
    if (gyroscopeEnabled || !asked) setFollows(gyroscopeEnabled);
  });
  const goOnFollowing = async (): Promise<void> => {
    if (follows && !gyroscope.isEnabled()) await gyroscope.start('smooth').catch(() => setFollows(false));
  };

  return {
    /** The room that is seen, unless another is on its way. */
    shown: (): Scene | null => (asked ? null : shown),
    /**
     * Looks the given way in the room, or to the middle of its panorama. False when another room was asked for meanwhile. Rejected when the
     * panorama does not come; the present one stays then.
     */
    async show(scene: Scene, look: number = scene.heading): Promise<boolean> {
      asked = scene;
      try {
        const isLast = await viewer.setPanorama(scene.panorama.src, {
          position: { yaw: inRadians(yawTo(scene, look)), pitch: inRadians(-4) },
          showLoader: true,
          transition: calm ? false : { speed: 700, rotation: false, effect: 'fade' },
        });
        if (isLast === false) return false;
        shown = scene;
        markers.setMarkers(doorMarkers(scene, nameOf, onDoor));
        onLook(look);
        return true;
      } catch (fault) {
        viewer.hideError(); // it is said by the page, in the language of the visitor
        throw fault;
      } finally {
        if (asked === scene) {
          asked = null;
          void goOnFollowing();
        }
      }
    },
    turn(right: number, up: number): void {
      const { yaw, pitch } = viewer.getPosition();
      viewer.rotate({ yaw: yaw + right * step, pitch: pitch + up * step });
    },
    zoom: (nearer: number) => viewer.zoom(viewer.getZoomLevel() + nearer * zoomStep),
    hasGyroscope: () => gyroscope.isSupported(),
    /** Asks for permission where the phone wants it: call it from a touch. */
    async follow(on: boolean): Promise<void> {
      if (on) return gyroscope.start('smooth');
      gyroscope.stop();
      setFollows(false);
    },
    close: () => viewer.destroy(),
  };
}
export type TourViewer = NonNullable<ReturnType<typeof openTourViewer>>;
