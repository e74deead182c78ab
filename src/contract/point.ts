import * as z from 'zod/mini';

/** In degrees of WGS 84. */
export const pointSchema = z.object({ lat: z.number(), lng: z.number() });
