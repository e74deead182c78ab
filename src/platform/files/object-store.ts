import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { Clock } from '../../base/clock.ts';
import { makeRemoteService, type Send } from '../http/remote-service.ts';
import { Unreachable } from '../http/unreachable.ts';

export type BucketSettings = {
  /** Scheme and host, without a path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket stands in the path of an address, or before its host. */
  pathStyle: boolean;
};
export type StoredObject = { key: string; bytes: number; modifiedAt: Date };
export type ObjectStore = ReturnType<typeof openBucket>;

/** The storage refuses the request itself: its keys, its clock, its bucket. `code` is the word of S3 for it. */
export class BucketRefusal extends Unreachable {
  readonly code: string;
  constructor(code: string) {
    super(service, `refused the request (${code})`, 60);
    this.code = code;
  }
}

const service = 'the object storage';
const patienceMs = 10_000;
/** Pauses before the second and the third attempt. Every request may be repeated: the same bytes come to the same key. */
const pausesMs = [100, 400];
const isKey = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
const sumHeader = 'x-amz-meta-sha256';
const sha256Of = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

type Options = {
  clock: Clock;
  patience?: number;
  /** Objects on a page of the list; a storage gives 1,000 at most. */
  pageLength?: number;
};
type Ask = { method: string; key?: string; query?: Record<string, string>; body?: Uint8Array };
type Heard = { status: number; headers: Headers; bytes: Uint8Array };

/**
 * A bucket of an S3-compatible storage. Requests are signed (SigV4) with the sum of their body, which the storage compares; what is read is
 * compared with the sum that was stored beside it. A request has ten seconds and three attempts; `Unreachable` when none succeeds.
 */
export function openBucket(settings: BucketSettings, { clock, patience = patienceMs, pageLength = 1_000 }: Options) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle } = settings;
  const base = new URL(endpoint);
  if (!pathStyle) base.host = `${bucket}.${base.host}`;
  const root = pathStyle ? `/${bucket}` : '';
  const cache = new Map<string, ArrayBuffer>();
  /** Each attempt is signed anew: its instant is a part of the signature. */
  const send: Send = async (address, init) => {
    const { method = 'GET', body } = init;
    const headers: Record<string, string> = { 'x-amz-content-sha256': sha256Of((body as Uint8Array | undefined) ?? '') };
    if (method === 'PUT') headers[sumHeader] = headers['x-amz-content-sha256'] ?? '';
    const datetime = clock()
      .toISOString()
      .replace(/[:-]|\.\d{3}/g, '');
    const signer = new AwsV4Signer({
      method,
      url: address,
      headers,
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      datetime,
      cache,
    });
    const { url, headers: signed } = await signer.sign();
    return fetch(url, { ...init, headers: signed });
  };
  const remote = makeRemoteService({ name: service, address: base.origin, clock, patienceMs: patience, send });

  async function ask<Value>({ method, key = '', query = {}, body }: Ask, read: (heard: Heard) => Value | undefined): Promise<Value> {
    if (key !== '' && !isKey.test(key)) throw new RangeError('not a key of ours');
    const search = new URLSearchParams(query).toString();
    // A key of ours has no character that an address spells in another way.
    const path = `${key === '' ? root || '/' : `${root}/${key}`}${search && `?${search}`}`;
    const question = {
      path,
      init: { method, ...(body && { body: body as Uint8Array<ArrayBuffer> }) },
      read: (heard: Heard) => (heard.status < 300 ? read(heard) : refusalIn(heard, read)),
    };
    for (const pause of pausesMs) {
      try {
        return await remote.ask(question);
      } catch (fault) {
        if (!(fault instanceof Unreachable) || fault instanceof BucketRefusal) throw fault;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return remote.ask(question);
  }

  /** The first version of the operation, whose next page begins after a key: every storage has it. */
  async function list(prefix: string): Promise<StoredObject[]> {
    const found: StoredObject[] = [];
    for (let after: string | undefined; ; ) {
      const query = { prefix, 'max-keys': String(pageLength), ...(after && { marker: after }) };
      const { objects, isCut } = await ask({ method: 'GET', query }, readList);
      found.push(...objects);
      after = objects.at(-1)?.key;
      if (!isCut || !after) return found;
    }
  }

  return {
    /** Resolves when the storage has the bytes and has compared their sum. */
    put: (key: string, bytes: Uint8Array): Promise<true> =>
      ask({ method: 'PUT', key, body: bytes }, ({ status }) => status < 300 || undefined),
    /** Null for an unknown key. */
    get: (key: string) => ask({ method: 'GET', key }, (heard) => (heard.status === 404 ? null : readObject(heard))),
    /** The properties of an object in the storage, without its bytes; null for an unknown key. */
    about: (key: string) =>
      ask({ method: 'HEAD', key }, ({ status, headers }) =>
        status === 404
          ? null
          : { bytes: Number(headers.get('content-length')), sha256: headers.get(sumHeader), modifiedAt: modifiedIn(headers) },
      ),
    /** Also an unknown key. */
    remove: (key: string): Promise<true> => ask({ method: 'DELETE', key }, () => true),
    /** All objects whose key begins so, by their keys. */
    list,
    /** Throws `BucketRefusal` where the storage does not take these settings. */
    check: async (): Promise<void> => void (await ask({ method: 'GET', query: { 'max-keys': '1' } }, readList)),
  };
}

/** An unknown key has its answer, a busy storage is asked again, and the rest is refused; its answer may repeat the key and is not shown. */
function refusalIn<Value>(heard: Heard, read: (heard: Heard) => Value | undefined): Value | undefined {
  const code = /<Code>([A-Za-z]{1,60})<\/Code>/.exec(new TextDecoder().decode(heard.bytes))?.[1];
  if (heard.status === 404 && code !== 'NoSuchBucket') return read(heard);
  if (heard.status === 429) return undefined;
  throw new BucketRefusal(code ?? String(heard.status));
}

const modifiedIn = (headers: Headers) => new Date(headers.get('last-modified') ?? 0);

function readObject({ headers, bytes }: Heard): { bytes: Uint8Array; modifiedAt: Date } | undefined {
  const sum = headers.get(sumHeader);
  return sum === null || sum === sha256Of(bytes) ? { bytes, modifiedAt: modifiedIn(headers) } : undefined;
}

/** The objects of a page of the list. Keys of ours hold no character that XML writes in another way. */
function readList({ bytes }: Heard): { objects: StoredObject[]; isCut: boolean } | undefined {
  const text = new TextDecoder().decode(bytes);
  if (!text.includes('<ListBucketResult')) return undefined;
  const found: StoredObject[] = [];
  for (const [, name, value = ''] of text.matchAll(/<(Key|LastModified|Size)>([^<]*)</g)) {
    if (name === 'Key') found.push({ key: value, bytes: 0, modifiedAt: new Date(0) });
    const last = found.at(-1);
    if (name === 'LastModified' && last) last.modifiedAt = new Date(value);
    if (name === 'Size' && last) last.bytes = Number(value);
  }
  return { objects: found, isCut: text.includes('<IsTruncated>true<') };
}
