import { findQuerySchema, flatCardSchema, flatQuerySchema, foundSchema } from './find.ts';
import { defineOfficeOperations } from './office-operation.ts';
import { todaySchema } from './today.ts';

/** The beginning of a day’s work: the items that wait for the person, and the quickest way to any record. */
export const dayOperations = defineOfficeOperations({
  'GET /office/api/today': {
    id: 'today',
    tag: 'today',
    summary: 'What waits for you',
    description: 'From every section that the person’s rights open, the oldest promise first.',
    needs: 'session',
    answer: { description: 'What waits.', schema: todaySchema },
    refusals: [],
  },
  'GET /office/api/find': {
    id: 'find',
    tag: 'find',
    summary: 'Find a flat, a deal, a request or a client',
    description: 'By the beginning of a number, a phone or a name. A person finds what their rights open; the other kinds are absent.',
    needs: 'session',
    query: findQuerySchema,
    answer: { description: 'What was found.', schema: foundSchema },
    refusals: [],
  },
  'GET /office/api/flat': {
    id: 'flatCard',
    tag: 'find',
    summary: 'A flat as the office sees it',
    description: 'Whether it is free, what it costs at this moment, its deposit, and its living deal where the person may see deals.',
    needs: 'session',
    query: flatQuerySchema,
    answer: { description: 'The flat.', schema: flatCardSchema },
    refusals: ['unknown-apartment'],
  },
});
