import { minuteMs } from '../base/durations.ts';
import type { CameraPort } from '../domain/cameras/cameras-port.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import { type StartJob, startJob } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log/log.ts';
import type { NoteLook } from '../platform/operations/source-looks.ts';

const lookEveryMs = minuteMs;

type Materials = { cameras: Record<string, CameraPort>; noteLook: NoteLook; log: Pick<Log, 'error'>; startJob?: StartJob };

/** Looks at every camera once; a stream that stands still is not heard, though its recorder answers. */
export async function lookAtCameras(
  { cameras, noteLook }: Pick<Materials, 'cameras' | 'noteLook'>,
  marks: Map<string, string>,
): Promise<void> {
  for (const [part, camera] of Object.entries(cameras))
    try {
      const { mark } = await camera.look();
      const isStill = marks.get(part) === mark;
      marks.set(part, mark);
      await noteLook({ source: 'camera', part, ...(isStill ? { ok: false, fault: 'the stream stands still' } : { ok: true }) });
    } catch (fault) {
      if (!(fault instanceof Unreachable)) throw fault;
      await noteLook({ source: 'camera', part, ok: false, fault });
    }
}

/** Looks once a minute, whether or not visitors do. */
export function watchCameras({ startJob: start = startJob, ...materials }: Materials): () => Promise<void> {
  if (Object.keys(materials.cameras).length === 0) return () => Promise.resolve();
  const marks = new Map<string, string>();
  return start({
    name: 'cameras',
    work: () => lookAtCameras(materials, marks),
    pauseMs: () => lookEveryMs,
    onFault: (fault) => materials.log.error({ err: fault }, 'the cameras could not be looked at'),
  }).stop;
}
