import * as z from 'zod/mini';
import type { InProductWords } from '../product-words.ts';
import { statuses } from './apartments.ts';

/** A flat as a cell. Costs are whole units, areas m². `position` is its place on the floor, from the stairs on, counted from 1. */
const chessboardFlatSchema = z.object({
  id: z.int(),
  slug: z.string(),
  number: z.string(),
  floor: z.int(),
  position: z.int(),
  rooms_number: z.int(),
  area: z.number(),
  cost: z.int(),
  cost_m2: z.int(),
  cost_usd: z.int(),
  cost_m2_usd: z.int(),
  status: z.enum(statuses),
  brokerage: z.boolean(),
});
export type WireChessboardFlat = z.infer<typeof chessboardFlatSchema>;
export type ChessboardFlat = InProductWords<WireChessboardFlat>;

const chessboardSectionSchema = z.object({
  salesforce_id: z.string(),
  name: z.string(),
  floors_total: z.int(),
  submission_date: z.string(),
  handed_over: z.boolean(),
  flats: z.array(chessboardFlatSchema),
});
export type WireChessboardSection = z.infer<typeof chessboardSectionSchema>;
export type ChessboardSection = InProductWords<WireChessboardSection>;

/** All flats of a project, sold and held ones too: from the highest floor down, and along each floor. */
export const chessboardAnswerSchema = z.object({
  board: z.object({
    /** `has_model` says whether the project is drawn as solids, and so whether flats can be chosen there. */
    project: z.object({ salesforce_id: z.string(), slug: z.string(), name: z.string(), prime: z.boolean(), has_model: z.boolean() }),
    sections: z.array(chessboardSectionSchema),
  }),
});
export type WireChessboardAnswer = z.infer<typeof chessboardAnswerSchema>;
export type ChessboardAnswer = InProductWords<WireChessboardAnswer>;
