import { join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import type { CameraPort } from '../../domain/cameras/cameras-port.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Simulator } from '../../simulators/frame.ts';
import { demoFolder } from '../demo/demo-folder.ts';
import { memoize } from '../memoize.ts';

export type ChosenCameras = {
  /** By the name of a camera in the contents. */
  ports: Record<string, CameraPort>;
  /** The recorder of the demo; null when the cameras are real. */
  simulator: Simulator | null;
};

/** The cameras that are configured. The demo has a recorder of its own. */
export async function chooseCameras({ cameras, played, dataDir }: Config, clock: Clock): Promise<ChosenCameras> {
  if (cameras) {
    const { hlsCamera } = await import('../../integrations/cameras/hls-camera.ts');
    const ports = Object.entries(cameras).map(([name, address]) => [name, hlsCamera({ address, clock })] as const);
    return { ports: Object.fromEntries(ports), simulator: null };
  }
  if (!played) return { ports: {}, simulator: null };
  const { makeCameraSimulator } = await import('../../simulators/cameras/camera-simulator.ts');
  const recorder = makeCameraSimulator({
    films: join(demoFolder, 'cameras'),
    storedIn: join(dataDir, 'simulators/cameras'),
    pagesAt: '/simulators/cameras/',
    clock,
  });
  return {
    ports: recorder.ports,
    simulator: {
      name: 'cameras',
      load: memoize(async () => {
        const { cameraTexts, showCameras } = await import('../../simulators/cameras/camera-simulator-page.ts');
        return { words: cameraTexts, show: (asked) => showCameras(recorder, asked) };
      }),
    },
  };
}
