/**
 * What a stream says of itself: the instant of its newest frame, null when it names no times, and something that is another whenever it
 * has gone on.
 */
export type Glimpse = { lastFrame: Date | null; mark: string };

/** One configured camera. `stream` is the playlist that browsers play; `look` throws `Unreachable`. */
export type CameraPort = { stream: string; look: () => Promise<Glimpse> };
