/** Of a day without a change of the clock, in milliseconds. */
export const dayMs = 86_400_000;
