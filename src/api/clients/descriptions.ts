import { describeRoute } from 'hono-openapi';
import {
  deleteClientSchema,
  doneSchema,
  loginAnswerSchema,
  loginSchema,
  phoneCheckAnswerSchema,
  phoneCheckSchema,
  sessionsAnswerSchema,
  signOutSchema,
  userAnswerSchema,
  userChangeSchema,
} from '../../contract/clients.ts';
import { letterTokenSchema } from '../../contract/leads.ts';
import { anyForm, badBody, badQuery, bearer, json, language, limited, problem } from '../description-parts.ts';

const tags = ['clients'];
const badFields = { 422: problem('A field is missing or wrong; `errors` names it.') };
const posted = { ...badQuery, ...badFields, ...badBody, ...limited };
const done = { 200: json('Done.', doneSchema) };

/** What the description of the API says of clients, beside what the schemas say. */
export const clientsDescriptions = {
  startPhoneCheck: describeRoute({
    operationId: 'startPhoneCheck',
    tags,
    summary: 'Send a code to a phone',
    description:
      'Six digits that live five minutes and take five tries; a new code replaces the one before. The answer is the same for every phone. Codes are limited by phone, by address and in total: `Retry-After` says when to come back.',
    parameters: [language],
    requestBody: anyForm(phoneCheckSchema),
    responses: {
      200: json('The code is on its way.', phoneCheckAnswerSchema),
      ...posted,
      503: problem('Messages cannot be sent right now; `Retry-After` says when to come back.'),
    },
  }),
  login: describeRoute({
    operationId: 'login',
    tags,
    summary: 'Log in with the code',
    description: 'The first login with a phone makes the client. A code that is wrong, used, old or tried too often is one refusal.',
    parameters: [language],
    requestBody: anyForm(loginSchema),
    responses: { 200: json('The session and its client.', loginAnswerSchema), ...posted },
  }),
  showClient: describeRoute({
    operationId: 'getClient',
    tags,
    summary: 'Read your profile',
    description: 'The client of the token.',
    ...bearer.demanded,
    parameters: [language],
    responses: { 200: json('The client.', userAnswerSchema), ...bearer.refused, ...badQuery, ...limited },
  }),
  updateClient: describeRoute({
    operationId: 'updateClient',
    tags,
    summary: 'Change your profile',
    description: 'What is left out stays, empty takes away. A new e-mail gets a letter with a link that confirms it.',
    ...bearer.demanded,
    parameters: [language],
    requestBody: anyForm(userChangeSchema),
    responses: { 200: json('The client as he is now.', userAnswerSchema), ...bearer.refused, ...posted },
  }),
  logOut: describeRoute({
    operationId: 'logOut',
    tags,
    summary: 'Log out',
    description: 'Ends the session of the token.',
    ...bearer.demanded,
    parameters: [language],
    responses: { ...done, ...bearer.refused, ...badQuery, ...limited },
  }),
  sessions: describeRoute({
    operationId: 'listSessions',
    tags,
    summary: 'Where you are logged in',
    description: 'Every living session, the last used first.',
    ...bearer.demanded,
    parameters: [language],
    responses: { 200: json('The sessions.', sessionsAnswerSchema), ...bearer.refused, ...badQuery, ...limited },
  }),
  signOut: describeRoute({
    operationId: 'signOut',
    tags,
    summary: 'End a session',
    description: 'One of your sessions by its id, or all of them with `everywhere`.',
    ...bearer.demanded,
    parameters: [language],
    requestBody: anyForm(signOutSchema),
    responses: { ...done, ...bearer.refused, 404: problem('It has ended already, or is not yours.'), ...posted },
  }),
  sendEmailConfirmation: describeRoute({
    operationId: 'sendEmailConfirmation',
    tags,
    summary: 'Send the confirming letter again',
    description: 'To the e-mail of the profile, at most five letters a day.',
    ...bearer.demanded,
    parameters: [language],
    responses: { ...done, ...bearer.refused, ...badQuery, 409: problem('There is nothing to confirm.'), ...limited },
  }),
  confirmEmail: describeRoute({
    operationId: 'confirmEmail',
    tags,
    summary: 'Confirm an e-mail',
    description: 'With the token of a letter, which works for three days. Needs no login: letters are read on other devices.',
    parameters: [language],
    requestBody: anyForm(letterTokenSchema),
    responses: { ...done, 410: problem('The token was never given, is too old, or the address has changed.'), ...posted },
  }),
  deleteClient: describeRoute({
    operationId: 'deleteClient',
    tags,
    summary: 'Delete your account',
    description: 'With a fresh code of `startPhoneCheck` for your own phone. What says who you are is deleted for good.',
    ...bearer.demanded,
    parameters: [language],
    requestBody: anyForm(deleteClientSchema),
    responses: { ...done, ...bearer.refused, ...posted },
  }),
};
