import { defineOfficeOperations } from './office-operation.ts';
import { makeQuoteSchema, quoteAnswerSchema, quotesQuerySchema, quotesSchema } from './quotes.ts';

/** Prices that are promised to clients until an instant. */
export const quotesOperations = defineOfficeOperations({
  'POST /office/api/quotes/make': {
    id: 'makeQuote',
    tag: 'quotes',
    summary: 'Send a quote',
    description:
      'Promises the present price of a free flat under its offers for some days, and sends the address of its page by SMS or e-mail. Nothing but the present price can be promised.',
    needs: 'quote.make',
    of: 'records',
    body: makeQuoteSchema,
    answer: { description: 'The quote.', schema: quoteAnswerSchema },
    refusals: ['unknown-apartment', 'apartment-taken', 'not-for-sale'],
  },
  'GET /office/api/quotes': {
    id: 'listQuotes',
    tag: 'quotes',
    summary: 'Quotes of a flat or of a request',
    description: 'The newest first, with how often and when their pages were opened.',
    needs: 'quote.make',
    of: 'records',
    query: quotesQuerySchema,
    answer: { description: 'The quotes.', schema: quotesSchema },
    refusals: [],
  },
});
