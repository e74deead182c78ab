import { formatKyiv, parseKyiv } from '../../../base/kyiv-time.ts';

/** An instant as a field of day and time has it: `2026-11-21T10:00`, in Kyiv. */
export const typedMoment = (at: Date): string => formatKyiv(at).slice(0, 16).replace(' ', 'T');

/** The instant that such a field says; null while it is none. */
export const readMoment = (typed: string): Date | null => parseKyiv(`${typed}:00`);
