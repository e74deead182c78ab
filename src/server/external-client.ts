import type { ZodMiniType } from 'zod/mini';
import { withSafeHtml } from '../base/html/safe-html.ts';
import type { Locale } from '../base/locale.ts';
import { type Client, makeWireClient, problemOf, type Transport } from '../contract/client.ts';
import { readLeniently } from '../contract/lenient.ts';
import type { JsonKey, WireAnswerOf } from '../contract/operation-types.ts';
import { operations } from '../contract/operations.ts';
import { inProductWords } from '../contract/product-words.ts';
import type { Log } from '../platform/log/log.ts';

/** The longest wait of a page; a host that has not answered until then counts as down. */
const patienceMs = 4_000;

type Mending = { [Key in JsonKey]?: (answer: WireAnswerOf<Key>) => WireAnswerOf<Key> };
/** The client for forwarding arbitrary requests. */
type AnyAsk = (key: JsonKey, question?: object) => Promise<object>;

/** Values that a schema cannot correct by itself. */
const mending: Mending = {
  'GET /api/{locale}/apartments': ({ apartments }) => {
    const { items, total, lastPage } = apartments;
    return { apartments: { ...apartments, total: Math.max(total, items.length), lastPage: Math.max(lastPage, 1) } };
  },
  'GET /api/{locale}/static-pages': ({ pages, ...rest }) => {
    const withoutEmpty = Object.entries(pages).map(([path, page]) => [
      path,
      { ...page, seo_blocks: page.seo_blocks.filter(({ html }) => html !== '') },
    ]);
    return { ...rest, pages: Object.fromEntries(withoutEmpty) };
  },
};

/**
 * The client of another host's API for our pages. It may be slow, fail, or send a field less: its answers to reads are completed by
 * the contract, and a late or useless answer is thrown. Its pictures are loaded from its host; markup beyond plain format
 * is left out.
 */
export function makeExternalClient({ apiUrl, log }: { apiUrl: string; log: Pick<Log, 'warn'> }): (locale: Locale) => Client {
  const { origin } = new URL(apiUrl);

  function read(key: JsonKey, answer: unknown): object {
    const schema: ZodMiniType = operations[key].answer.schema;
    const whole = readLeniently(schema, withSafeHtml(ofOtherHost(origin, answer))) as object;
    return (mending[key] as ((answer: unknown) => object) | undefined)?.(whole) ?? whole;
  }
  return (locale) => {
    const transport: Transport = (path, init) => fetch(`${apiUrl}${path}`, { ...init, signal: inTime(init?.signal) });
    const client = makeWireClient(transport, locale) as unknown as AnyAsk;
    const ask: AnyAsk = async (key, question) => {
      if (!key.startsWith('GET ')) return inProductWords(await client(key, question));
      try {
        return inProductWords(read(key, await client(key, question)));
      } catch (fault) {
        // The reason is for the operator: a page only shows that something is missing.
        const what = key.replace(/^GET \/api\/(\{locale\}\/)?/, '');
        if ((problemOf(fault)?.statusCode ?? 500) >= 500) log.warn({ err: fault, what }, 'the external API failed');
        throw fault;
      }
    };
    return ask as unknown as Client;
  };
}

function inTime(signal: AbortSignal | undefined): AbortSignal {
  const late = AbortSignal.timeout(patienceMs);
  return signal ? AbortSignal.any([signal, late]) : late;
}

/** Addresses of pictures that name no host are of the API's host. */
function ofOtherHost(origin: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => ofOtherHost(origin, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      if (typeof one !== 'string') return [name, ofOtherHost(origin, one)];
      if (name === 'src' || name === 'srcset') return [name, one.replace(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`)];
      return [name, one];
    }),
  );
}
