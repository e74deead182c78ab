import { describeRoute } from 'hono-openapi';
import * as z from 'zod/mini';
import {
  consultationSchema,
  leadAnswerSchema,
  letterTokenAnswerSchema,
  letterTokenSchema,
  resumeSchema,
  subscriptionAnswerSchema,
  subscriptionSchema,
} from '../../contract/leads/leads.ts';
import {
  anyForm,
  badBody,
  badForm,
  idempotencyKey,
  json,
  lateBody,
  limited,
  locale,
  notFound,
  problem,
  shape,
} from '../description-parts.ts';

const resumeParts = shape(z.extend(resumeSchema, { file: z.file() }));
const deadLink = { 410: problem('The token was never given, has been used or is too old.') };

const otherBody = { 422: problem('The key came with another body before.') };

/** What the description of the API says of what visitors send, beside what the schemas say. */
export const leadsDescriptions = {
  consultation: describeRoute({
    operationId: 'sendConsultation',
    tags: ['leads'],
    summary: 'Ask to be called back',
    description:
      'The same `Idempotency-Key` stores one request and always answers its number. The token of a client whose phone is named says that it is he who asks; without one the request stands in his account as not proven.',
    parameters: [locale, idempotencyKey],
    requestBody: anyForm(consultationSchema),
    responses: { 201: json('The request is stored.', leadAnswerSchema), ...otherBody, ...badForm, ...notFound, ...badBody, ...limited },
  }),
  subscription: describeRoute({
    operationId: 'subscribe',
    tags: ['leads'],
    summary: 'Ask for e-mails',
    description:
      'About news, a project or an apartment (`subject` is its slug). An e-mail with a link that confirms goes to the address; nothing else is sent before. The answer is the same for every address. The same `Idempotency-Key` sends one e-mail.',
    parameters: [locale, idempotencyKey],
    requestBody: anyForm(subscriptionSchema),
    responses: {
      202: json('An e-mail is on its way, unless the address has had its e-mails for today.', subscriptionAnswerSchema),
      ...otherBody,
      ...badForm,
      ...notFound,
      ...badBody,
      ...limited,
    },
  }),
  confirmSubscription: describeRoute({
    operationId: 'confirmSubscription',
    tags: ['leads'],
    summary: 'Confirm a subscription',
    description: 'With the token of an e-mail, which works once and for three days.',
    parameters: [locale],
    requestBody: anyForm(letterTokenSchema),
    responses: { 200: json('E-mails will come.', letterTokenAnswerSchema), ...badForm, ...notFound, ...deadLink, ...badBody, ...limited },
  }),
  endSubscription: describeRoute({
    operationId: 'endSubscription',
    tags: ['leads'],
    summary: 'End a subscription',
    description: 'With the token of an e-mail, as often as wanted.',
    parameters: [locale],
    requestBody: anyForm(letterTokenSchema),
    responses: { 200: json('No more e-mails.', letterTokenAnswerSchema), ...badForm, ...notFound, ...deadLink, ...badBody, ...limited },
  }),
  resume: describeRoute({
    operationId: 'sendResume',
    tags: ['leads'],
    summary: 'Apply for a vacancy',
    description:
      'One PDF or DOCX of at most 10 MB in `file`, judged by its bytes. Without `vacancy` the application is for any. The same `Idempotency-Key` stores one application and always answers its number.',
    parameters: [locale, idempotencyKey],
    requestBody: { required: true, content: { 'multipart/form-data': { schema: resumeParts } } },
    responses: {
      201: json('The application is stored.', leadAnswerSchema),
      ...otherBody,
      ...badForm,
      ...notFound,
      ...lateBody,
      413: problem('The body is larger than 12 MB.'),
      415: problem('The body is no form in parts.'),
      ...limited,
      503: problem('Too many files are being judged, or the house cannot store it now; `Retry-After` says when to try again.'),
    },
  }),
};
