/** The limit of parts or fields, above that of any form here; a parser that copies the rest of a body at each part blocks the process over many thousands. */
export const mostParts = 100;

/** The parsed form of a body: parts, or fields as a browser without files sends them. Null when it is no form, cannot be read, or has too many parts. */
export async function formIn(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | null> {
  const isParts = /^multipart\/form-data\b/i.test(type);
  if (!isParts && !/^application\/x-www-form-urlencoded\b/i.test(type)) return null;
  // Counted before parsing.
  if (isParts ? hasTooManyParts(body, type) : hasTooManyFields(body)) return null;
  return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null);
}

/** The form of a request, as `formIn`. */
export const formOf = async (request: Request): Promise<FormData | null> =>
  formIn(new Uint8Array(await request.arrayBuffer()), request.headers.get('content-type') ?? '');

function hasTooManyParts(bytes: Uint8Array<ArrayBuffer>, type: string): boolean {
  const [, said = '', ...others] = type.split(/boundary=/i);
  const boundary = said.startsWith('"') ? said.slice(1).split('"', 1)[0] : said.split(';', 1)[0]?.trim();
  if (others.length > 0 || !boundary || !/^[\w'()+,./:=? -]{1,70}$/.test(boundary)) return true;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const between = `--${boundary}`;
  let parts = 0;
  for (let at = body.indexOf(between); at >= 0 && parts <= mostParts + 1; at = body.indexOf(between, at + between.length)) parts++;
  // The end of the form is marked in the same way.
  return parts > mostParts + 1;
}

const ampersand = 0x26;

function hasTooManyFields(body: Uint8Array): boolean {
  let fields = 1;
  for (let at = body.indexOf(ampersand); at >= 0 && fields <= mostParts; at = body.indexOf(ampersand, at + 1)) fields++;
  return fields > mostParts;
}
