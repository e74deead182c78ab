import * as z from 'zod/mini';
import type { Clock } from '../../base/clock.ts';
import { jsonIn, makeRemoteService, type Send } from '../../platform/http/remote-service.ts';
import { Undeliverable } from '../../platform/outbox/outbox.ts';

const root = '/services/data/v62.0';
const tokenSchema = z.object({ access_token: z.string().check(z.minLength(1)) });
const writtenSchema = z.object({ success: z.literal(true) });
const writtenAllSchema = z.array(z.object({ success: z.boolean(), errors: z.nullish(z.array(z.object({ statusCode: z.string() }))) }));
const errorsSchema = z.array(z.object({ errorCode: z.string() }));
const answeredSchema = z.object({ records: z.array(z.record(z.string(), z.unknown())), nextRecordsUrl: z.nullish(z.string()) });
const compositeSchema = z.object({ compositeResponse: z.array(z.object({ body: z.unknown(), httpStatusCode: z.int() })) });
/** A file takes longer than an answer. */
const filePatienceMs = 30_000;

export type SalesforceSettings = {
  /** The domain of the organisation, such as https://example.my.salesforce.com. */
  address: string;
  clientId: string;
  clientSecret: string;
  clock: Clock;
  patienceMs?: number;
  send?: Send;
};
/** A record as received, not yet checked by a schema. */
export type SalesforceRecord = Record<string, unknown>;
type Asked<Value> = {
  path: string;
  init?: RequestInit;
  read: (answer: { status: number; bytes: Uint8Array; text: string }) => Value | undefined;
};

/**
 * A fault that an operator can correct (rights, limits, a locked row, a missing field) is retried later; one that Salesforce will never accept is not.
 */
const hopeless = /^(REQUIRED_FIELD_MISSING|STRING_TOO_LONG|INVALID_EMAIL_ADDRESS|FIELD_CUSTOM_VALIDATION_EXCEPTION)$/;
/** The record was deleted there, or never was. */
const gone = /^(ENTITY_IS_DELETED|NOT_FOUND|INVALID_CROSS_REFERENCE_KEY|MALFORMED_ID)$/;
const signedOut = Symbol('signed out');

function refusalOf(object: string, code: string): Error {
  const fault = `salesforce refused ${object}: ${code}`;
  return hopeless.test(code) ? new Undeliverable(fault) : new Error(fault);
}

const tokenRequest = (client_id: string, client_secret: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: `${new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret })}`,
});

const partOf = (soql: string, at: number) => ({
  method: 'GET',
  url: `${root}/query?q=${encodeURIComponent(soql)}`,
  referenceId: `q${at}`,
});

/**
 * Salesforce by its REST interface, as a connected app with client credentials: one token for all requests, requested anew when it
 * has expired. docs/how-to/connect-salesforce.md lists the requirements on the organisation.
 */
export function salesforceSession({ address, clientId, clientSecret, clock, patienceMs, send }: SalesforceSettings) {
  const salesforce = makeRemoteService({ name: 'salesforce', address, clock, patienceMs, send });
  const files = makeRemoteService({ name: 'salesforce files', address, clock, patienceMs: patienceMs ?? filePatienceMs, send });
  let token: Promise<string> | undefined;

  function askToken(): Promise<string> {
    token = salesforce.ask({
      path: '/services/oauth2/token',
      init: tokenRequest(clientId, clientSecret),
      read: ({ text }) => tokenSchema.safeParse(jsonIn(text)).data?.access_token,
    });
    token.catch(() => {
      token = undefined;
    });
    return token;
  }

  async function ask<Value>({ path, init, read }: Asked<Value>, service = salesforce, again = true): Promise<Value> {
    const bearer = await (token ?? askToken());
    const answer = await service.ask<Value | typeof signedOut>({
      path,
      init: { ...init, headers: { ...init?.headers, authorization: `Bearer ${bearer}` } },
      read: (came) => (came.status === 401 ? signedOut : read(came)),
    });
    if (answer !== signedOut) return answer;
    if (!again) throw new Error('salesforce refused a token that it has just given');
    token = undefined;
    return ask({ path, init, read }, service, false);
  }

  /** Writes a record under an id of ours, created when it does not exist. Throws `Undeliverable` for a record that will never be accepted. */
  async function upsert(object: string, externalId: { field: string; value: string }, fields: object): Promise<void> {
    const outcome = await ask({
      path: `${root}/sobjects/${object}/${externalId.field}/${encodeURIComponent(externalId.value)}`,
      init: { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) },
      read({ status, text }) {
        if (status === 204 || writtenSchema.safeParse(jsonIn(text)).success) return 'written';
        return errorsSchema.safeParse(jsonIn(text)).data?.[0]?.errorCode;
      },
    });
    if (outcome !== 'written') throw refusalOf(object, outcome);
  }

  /**
   * Writes fields of up to 200 records by their own ids; a record that is not there any more is passed over. Throws `Undeliverable` where all
   * that was refused will never be accepted; the others are written then.
   */
  async function update(object: string, records: readonly (SalesforceRecord & { id: string })[]): Promise<void> {
    const body = JSON.stringify({ allOrNone: false, records: records.map((record) => ({ attributes: { type: object }, ...record })) });
    const outcomes = await ask({
      path: `${root}/composite/sobjects`,
      init: { method: 'PATCH', headers: { 'content-type': 'application/json' }, body },
      read: ({ text }) => writtenAllSchema.safeParse(jsonIn(text)).data ?? refusalIn(text),
    });
    if (!Array.isArray(outcomes)) throw new Error(`salesforce refused ${object}: ${outcomes.refused}`);
    const fault = faultOf(object, outcomes);
    if (fault) throw fault;
  }

  /** Up to five SOQL queries, which count as one request; each answer whole, however many pages it has. */
  async function query(...questions: string[]): Promise<SalesforceRecord[][]> {
    const compositeRequest = questions.map(partOf);
    const answers = await ask({
      path: `${root}/composite`,
      init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ compositeRequest }) },
      read: ({ text }) => compositeSchema.safeParse(jsonIn(text)).data?.compositeResponse ?? refusalIn(text),
    });
    if (!Array.isArray(answers)) throw new Error(`salesforce refused a question: ${answers.refused}`);
    return Promise.all(answers.map(({ body }) => wholeAnswer(body)));
  }

  async function wholeAnswer(body: unknown): Promise<SalesforceRecord[]> {
    const records: SalesforceRecord[] = [];
    for (let part = body; ; ) {
      const read = answeredSchema.safeParse(part).data;
      if (!read) throw new Error(`salesforce refused a question: ${errorsSchema.safeParse(part).data?.[0]?.errorCode ?? 'no answer'}`);
      records.push(...read.records);
      const { nextRecordsUrl } = read;
      if (!nextRecordsUrl) return records;
      if (!nextRecordsUrl.startsWith(`${root}/query/`)) throw new Error('salesforce named a page elsewhere');
      part = await ask({ path: nextRecordsUrl, read: ({ text }) => jsonIn(text) });
    }
  }

  /** The bytes of one version of a file; null when it does not exist any more. */
  async function readFile(versionId: string): Promise<Uint8Array | null> {
    const outcome = await ask(
      {
        path: `${root}/sobjects/ContentVersion/${encodeURIComponent(versionId)}/VersionData`,
        read: ({ status, bytes, text }) => (status === 200 ? bytes : status === 404 ? 'gone' : refusalIn(text)),
      },
      files,
    );
    if (outcome === 'gone') return null;
    if (outcome instanceof Uint8Array) return outcome;
    throw new Error(`salesforce refused a file: ${outcome.refused}`);
  }

  return { upsert, update, query, readFile };
}
export type SalesforceSession = ReturnType<typeof salesforceSession>;

/** What is thrown for records that were not written; null where all were, or are not there any more. */
function faultOf(object: string, outcomes: z.infer<typeof writtenAllSchema>): Error | null {
  const codes = outcomes.filter(({ success }) => !success).map(({ errors }) => errors?.[0]?.statusCode ?? 'no reason');
  const refused = codes.filter((code) => !gone.test(code));
  if (refused.length === 0) return null;
  const fault = `salesforce refused ${refused.length} of ${outcomes.length} ${object}: ${[...new Set(refused)].join(', ')}`;
  return refused.every((code) => hopeless.test(code)) ? new Undeliverable(fault) : new Error(fault);
}

function refusalIn(text: string): { refused: string } | undefined {
  const code = errorsSchema.safeParse(jsonIn(text)).data?.[0]?.errorCode;
  return code ? { refused: code } : undefined;
}

/** A text inside a SOQL query. */
export const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
export const quotedList = (texts: readonly string[]): string => `(${texts.map(quoted).join(', ')})`;
