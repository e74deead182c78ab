import * as z from 'zod/mini';
import { roomLabels } from '../../../contract/catalogue/apartments.ts';
import { externalId, kind, text } from './kind.ts';

const point = z.tuple([z.number(), z.number()]);
const ends = { from: point, to: point };

/** Plans of layouts that the office draws in place of those of their source. */
export const layoutKinds = {
  /**
   * In centimetres with y downwards, as the contract has plans; an area is the one that counts. `replaces` is the fingerprint of the
   * source's plan over which this one was drawn: when the source has another one, a person decides. The entry's `until` is when the plan
   * of the source comes back.
   */
  layout_plan: kind(
    {
      layout: externalId,
      name: text,
      replaces: z.string(),
      width: z.number(),
      height: z.number(),
      rooms: z.array(z.strictObject({ id: text, label: z.enum(roomLabels), area: z.number(), outline: z.array(point) })),
      walls: z.array(z.strictObject({ ...ends, thickness: z.number(), outer: z.boolean() })),
      doors: z.array(z.strictObject({ ...ends, swing: z.enum(['left', 'right', 'none']), entrance: z.boolean() })),
      windows: z.array(z.strictObject(ends)),
    },
    {},
  ),
};
