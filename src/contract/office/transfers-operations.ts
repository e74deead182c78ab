import { dealAnswerSchema, noteTransferSchema, undoTransferSchema } from './deals.ts';
import { defineOfficeOperations } from './office-operation.ts';

const theDeal = { description: 'The deal as it is after it.', schema: dealAnswerSchema };

/** Bank transfers under a contract, as accountants find them on the statement. */
export const transfersOperations = defineOfficeOperations({
  'POST /office/api/transfers/note': {
    id: 'noteTransfer',
    tag: 'transfers',
    summary: 'Note a bank transfer',
    description:
      'Of a deal under contract: the hryvnias that came, and what they count for in the currency of the contract. No more than is still due, once for a payment of the statement, of no day to come and none before the deal. It pays what is due first.',
    needs: 'payment.note',
    of: 'records',
    signs: 'always',
    body: noteTransferSchema,
    answer: theDeal,
    refusals: ['unknown-deal', 'not-allowed', 'changed-meanwhile', 'not-now'],
  },
  'POST /office/api/transfers/undo': {
    id: 'undoTransfer',
    tag: 'transfers',
    summary: 'Take back a wrong note of a transfer',
    description: 'For a reason. The note stays to be seen, and an entry of the ledger takes it back; the payment may be noted anew.',
    needs: 'payment.note',
    of: 'records',
    signs: 'always',
    body: undoTransferSchema,
    answer: theDeal,
    refusals: ['unknown-deal', 'unknown-transfer', 'not-allowed', 'changed-meanwhile'],
  },
});
