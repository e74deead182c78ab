import { dealAnswerSchema } from './deals.ts';
import { defineOfficeOperations } from './office-operation.ts';
import { askRefundSchema, decideRefundSchema, takeBackRefundSchema } from './refunds.ts';
import { noteReturnSchema, noteTransferSchema, undoTransferSchema } from './transfer-notes.ts';

const theDeal = { description: 'The deal as it is after it.', schema: dealAnswerSchema };

/** Money goes back by two people: one asks, another decides. */
export const refundsOperations = defineOfficeOperations({
  'POST /office/api/refunds/ask': {
    id: 'askRefund',
    tag: 'refunds',
    summary: 'Ask for a refund',
    description: 'Of a payment that is here, in whole or in part; the rest stays as the fee. Nothing is sent before another person agrees.',
    needs: 'refund.ask',
    of: 'records',
    signs: 'always',
    body: askRefundSchema,
    answer: theDeal,
    refusals: ['unknown-deal', 'changed-meanwhile', 'not-now'],
  },
  'POST /office/api/refunds/decide': {
    id: 'decideRefund',
    tag: 'refunds',
    summary: 'Agree to a refund, or decline it',
    description: 'Never by the person who has asked. With the agreement the bank is ordered to send the money.',
    needs: 'refund.approve',
    of: 'records',
    signs: 'always',
    body: decideRefundSchema,
    answer: theDeal,
    refusals: ['unknown-deal', 'unknown-refund', 'own-refund', 'asker-gone', 'not-allowed', 'changed-meanwhile', 'not-now'],
  },
  'POST /office/api/refunds/take-back': {
    id: 'takeBackRefund',
    tag: 'refunds',
    summary: 'Take back what one has asked for',
    description: 'While nobody has decided. Another may ask then.',
    needs: 'deal.read',
    of: 'records',
    body: takeBackRefundSchema,
    answer: theDeal,
    refusals: ['unknown-deal', 'unknown-refund', 'changed-meanwhile'],
  },
});

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
  'POST /office/api/transfers/return': {
    id: 'noteReturn',
    tag: 'transfers',
    summary: 'Note that a transfer was sent back',
    description:
      'After the end of a contract, as the bank’s statement has it: in whole or in part, never more than is still here of the transfer, of no day to come and none before the transfer came.',
    needs: 'payment.note',
    of: 'records',
    signs: 'always',
    body: noteReturnSchema,
    answer: theDeal,
    refusals: ['unknown-deal', 'unknown-transfer', 'not-allowed', 'changed-meanwhile', 'not-now'],
  },
  'POST /office/api/transfers/undo': {
    id: 'undoTransfer',
    tag: 'transfers',
    summary: 'Take back a wrong note of a transfer, or of its return',
    description:
      'For a reason, and not of a transfer that was sent back, in part or whole. The note stays to be seen, and an entry of the ledger takes it back; the payment may be noted anew.',
    needs: 'payment.note',
    of: 'records',
    signs: 'always',
    body: undoTransferSchema,
    answer: theDeal,
    refusals: ['unknown-deal', 'unknown-transfer', 'transfer-returned', 'not-allowed', 'changed-meanwhile'],
  },
});
