// In milliseconds.
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** Of a day without a change of the clock. */
export const dayMs = 24 * hourMs;
