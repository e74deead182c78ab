import * as z from 'zod/mini';
import { currencies } from '../../base/money.ts';

/** Exact: minor units of its currency. */
export const moneySchema = z.object({ minor: z.int(), currency: z.enum(currencies) });
