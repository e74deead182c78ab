import { defineOfficeOperations } from './office-operation.ts';
import { lookNowSchema, operationsBoardSchema, retriedSchema, retryLettersSchema } from './operations-board.ts';
import { doneSchema } from './people/staff.ts';

/** The work that runs without people, and the part of it that is stuck. */
export const boardOperations = defineOfficeOperations({
  'GET /office/api/operations': {
    id: 'operationsBoard',
    tag: 'operations',
    summary: 'Operations in sight',
    description: 'Messages that were given up, sources and when they were last heard, jobs, and which services are real.',
    needs: 'source.read',
    answer: { description: 'The board.', schema: operationsBoardSchema },
    refusals: [],
  },
  'POST /office/api/operations/retry': {
    id: 'retryLetters',
    tag: 'operations',
    summary: 'Send given-up messages again',
    description: 'They leave at once, under the same ids, so that a receiver who has one already recognises it.',
    needs: 'outbox.retry',
    body: retryLettersSchema,
    answer: { description: 'How many leave again.', schema: retriedSchema },
    refusals: ['unknown-letter'],
  },
  'POST /office/api/operations/look': {
    id: 'lookNow',
    tag: 'operations',
    summary: 'Ask a source now',
    description: 'Runs the job that asks it, without waiting for its time.',
    needs: 'source.look',
    body: lookNowSchema,
    answer: { description: 'The look has begun.', schema: doneSchema },
    refusals: ['unknown-source'],
  },
});
