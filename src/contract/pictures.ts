import * as z from 'zod/mini';
import { nameShapes } from './shape-names.ts';

/** A picture in every size that exists. `src` is the widest WebP; `focus` is the point to keep in view, in percent. */
export const pictureSchema = z.object({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  sources: z.array(z.object({ type: z.enum(['image/avif', 'image/webp']), srcset: z.string() })),
  placeholder: z.nullable(z.string()),
  focus: z.object({ x: z.number(), y: z.number() }),
});
export type Picture = z.infer<typeof pictureSchema>;

/**
 * A layout drawn from the room outlines, in centimetres; y grows downwards. Rooms are closed polygons without their last point
 * repeated. Walls have a thickness, openings lie on a wall: `from` and `to` are its ends, a door names the side it opens to.
 */
const point = z.tuple([z.number(), z.number()]);
export const planSchema = z.object({
  width: z.int(),
  height: z.int(),
  rooms: z.array(z.object({ id: z.string(), label: z.string(), area: z.number(), outline: z.array(point) })),
  walls: z.array(z.object({ from: point, to: point, thickness: z.int(), outer: z.boolean() })),
  doors: z.array(z.object({ from: point, to: point, swing: z.enum(['left', 'right', 'none']), entrance: z.boolean() })),
  windows: z.array(z.object({ from: point, to: point })),
});
export type Plan = z.infer<typeof planSchema>;

nameShapes({ Picture: pictureSchema, Plan: planSchema });
