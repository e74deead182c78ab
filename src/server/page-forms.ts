import type { IncomingMessage, ServerResponse } from 'node:http';
import { declaredLength, makeFileRoom, makeFormRoom } from '../platform/http/body-room.ts';
import { readBody } from '../platform/http/read-body.ts';
import { commonHeaders } from '../platform/http/security-headers.ts';
import { sendText } from '../platform/http/send-text.ts';

const largestForm = 64_000;
/** The one page that takes a file; the API checks its exact size. */
const takesFile = /^\/(?:(?:uk|en)\/)?resume\/$/;
const largestFileForm = 12 * 1024 * 1024;
const comeBackAfterSeconds = '5';

type Form = { path: string; address: string };

/** Reads the forms of pages, as long as there is memory for them, and reserves that memory while `use` works. Answers by itself a form that is too large or has no room. */
export function makePageForms() {
  const takeFormRoom = makeFormRoom();
  const takeFileRoom = makeFileRoom();
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { path, address }: Form,
    use: (body: Buffer<ArrayBuffer>) => Promise<void>,
  ) => {
    const isFile = takesFile.test(path);
    const most = isFile ? largestFileForm : largestForm;
    const refuseTooLarge = () => void response.writeHead(413, { ...commonHeaders, connection: 'close' }).end();
    const said = declaredLength(request.headers['content-length'], request.headers['transfer-encoding']) ?? most;
    if (said > most) return refuseTooLarge();
    const giveBack = (isFile ? takeFileRoom : takeFormRoom)(address, said);
    if (!giveBack) return sendText(response, 503, 'Too much at once.', { 'retry-after': comeBackAfterSeconds });
    try {
      const body = await readBody(request, most);
      if (body) await use(body);
      else refuseTooLarge();
    } finally {
      giveBack();
    }
  };
}
