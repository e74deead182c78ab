/** The acts of staff on a waitlist: a passed place, a message to a client, no new places, and new ones again. */
export type WaitlistAct = 'skip' | 'notify' | 'close' | 'open';
/** Why staff pass a place: the client asked for it, could not be reached, or what the note says. */
export type SkipReason = 'asked' | 'unreachable' | 'other';

/** Staff write to a client on waitlists at most once in so many hours, over all flats and accounts of the phone. */
export const noticePauseHours = 6;
