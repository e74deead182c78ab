import type { Clock } from '../../base/clock.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import type { CameraPort } from './cameras-port.ts';

export type { CameraPort } from './cameras-port.ts';

/** Many visitors look at once; the stream is asked once for all of them. */
const lookEveryMs = 4_000;
/** A stream is a few segments behind the present. */
const offlineAfterMs = 30_000;
/** How long a visitor waits for a newer state of a camera with a known one. */
const shortPatienceMs = 700;

/** `lastFrame` is the newest frame that was ever seen here. */
export type CameraStatus = { stream: string | null; live: boolean; lastFrame: Date | null };
type Seen = { mark: string | null; lastFrame: Date | null; lookedAt: number; looking: Promise<void> | null };

/** The state of the configured cameras. A camera is polled only for visitors. */
export function makeCameras({ clock, ports }: { clock: Clock; ports: Record<string, CameraPort> }) {
  const seen = new Map<string, Seen>();

  async function look(port: CameraPort, known: Seen): Promise<void> {
    try {
      const { lastFrame, mark } = await port.look();
      const now = clock();
      // A stream without times has a new frame when it has advanced; one whose clock is ahead has no frame of the future.
      const reported = lastFrame ?? (mark === known.mark ? known.lastFrame : now);
      known.lastFrame = reported && reported > now ? now : reported;
      known.mark = mark;
    } catch (fault) {
      if (!(fault instanceof Unreachable)) throw fault;
    } finally {
      known.lookedAt = clock().getTime();
      known.looking = null;
    }
  }

  /** A camera by its name. One that does not answer is offline since its last frame; one that is not configured has no stream. */
  async function status(name: string): Promise<CameraStatus> {
    const port = Object.hasOwn(ports, name) ? ports[name] : undefined;
    if (!port) return { stream: null, live: false, lastFrame: null };
    const known: Seen = seen.get(name) ?? { mark: null, lastFrame: null, lookedAt: Number.NEGATIVE_INFINITY, looking: null };
    seen.set(name, known);
    if (Math.abs(clock().getTime() - known.lookedAt) >= lookEveryMs) {
      known.looking ??= look(port, known);
      await (known.lastFrame ? Promise.race([known.looking, pause(shortPatienceMs)]) : known.looking);
    }
    const { lastFrame } = known;
    return { stream: port.stream, live: lastFrame !== null && clock().getTime() - lastFrame.getTime() < offlineAfterMs, lastFrame };
  }
  const all = () => Promise.all(Object.keys(ports).map(async (name) => ({ name, ...(await status(name)) })));
  return { status, all };
}
export type Cameras = ReturnType<typeof makeCameras>;

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
