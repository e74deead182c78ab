import type { Answers } from '../questions.ts';

/**
 * A price list and what is read of it. `reads` are lines: a flat (`Обрій, Секція 1: 12 floor 3, rooms 2, 62.4 m², 98500 USD, available`,
 * written `Обрій, Секція 1: 12 3 2 62.4 98500 USD available`), a refused row (`line 3: price not-a-number`), a kind that is left out
 * (`without parking 2`), a refused file (`refused: formula`). `asks` are the open questions, and `reads` what follows from `answers`.
 */
export type PriceList = { file: string | Uint8Array; asks?: readonly string[]; answers?: Answers; reads?: readonly string[] };

export const csv = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`;
