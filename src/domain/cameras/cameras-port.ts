/**
 * The state of a stream: the instant of its newest frame, null when it names no times, and a mark that differs whenever it has advanced.
 */
export type Glimpse = { lastFrame: Date | null; mark: string };

/** One configured camera. `stream` is the playlist that browsers play; `look` throws `Unreachable`. */
export type CameraPort = { stream: string; look: () => Promise<Glimpse> };
