/** The current instant. Injected everywhere, so that tests can set any time. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
