import { defineOfficeOperations } from './office-operation.ts';
import {
  closeWaitlistSchema,
  notifyClientSchema,
  openWaitlistSchema,
  skipPlaceSchema,
  waitlistAnswerSchema,
  waitlistQuerySchema,
  waitlistsQuerySchema,
  waitlistsSchema,
} from './waitlists.ts';

const theWaitlist = { description: 'The waitlist as it is after it.', schema: waitlistAnswerSchema };
const refusals = ['unknown-apartment', 'changed-meanwhile'] as const;

/** Waitlists of flats of the projects that a person answers for. */
export const waitlistOperations = defineOfficeOperations({
  'GET /office/api/waitlists': {
    id: 'listOfficeWaitlists',
    tag: 'waitlists',
    summary: 'Flats with clients on their waitlist',
    description: 'The one whose first client waits longest comes first. A page at a time.',
    needs: 'waitlist.read',
    of: 'records',
    query: waitlistsQuerySchema,
    answer: { description: 'A page of waitlists.', schema: waitlistsSchema },
    refusals: [],
  },
  'GET /office/api/waitlist': {
    id: 'readOfficeWaitlist',
    tag: 'waitlists',
    summary: 'The waitlist of a flat',
    description: 'Who waits since when, whose turn it is and until when, and what happened. Clients are named to those who may lead it.',
    needs: 'waitlist.read',
    of: 'records',
    query: waitlistQuerySchema,
    answer: { description: 'The waitlist.', schema: waitlistAnswerSchema },
    refusals: ['unknown-apartment'],
  },
  'POST /office/api/waitlist/skip': {
    id: 'skipPlace',
    tag: 'waitlists',
    summary: 'Pass a place',
    description: 'The client goes to the end and is notified; a turn goes to the next client at once. The reason stands in the history.',
    needs: 'waitlist.lead',
    of: 'records',
    body: skipPlaceSchema,
    answer: theWaitlist,
    refusals,
  },
  'POST /office/api/waitlist/notify': {
    id: 'notifyClient',
    tag: 'waitlists',
    summary: 'Write to a client on a waitlist',
    description: 'By SMS and e-mail: that the turn runs, or a text. Once in six hours.',
    needs: 'waitlist.lead',
    of: 'records',
    body: notifyClientSchema,
    answer: theWaitlist,
    refusals: [...refusals, 'notified-too-often'],
  },
  'POST /office/api/waitlist/close': {
    id: 'closeWaitlist',
    tag: 'waitlists',
    summary: 'Take no new places',
    description: 'Those on the waitlist keep their places and are notified.',
    needs: 'waitlist.lead',
    of: 'records',
    body: closeWaitlistSchema,
    answer: theWaitlist,
    refusals,
  },
  'POST /office/api/waitlist/open': {
    id: 'openWaitlist',
    tag: 'waitlists',
    summary: 'Take new places again',
    description: 'Of a waitlist that was closed.',
    needs: 'waitlist.lead',
    of: 'records',
    body: openWaitlistSchema,
    answer: theWaitlist,
    refusals,
  },
});
