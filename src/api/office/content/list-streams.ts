import { iso } from '../deals/deal-answers.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** The streams of cameras that the server is configured with. */
export const handle: OfficeHandler<'GET /office/api/content/streams'> = ({ cameras }) => {
  return async ({ reply }) => {
    const all = await cameras.all();
    return reply({
      streams: all.flatMap(({ name, stream, live, lastFrame }) =>
        stream === null ? [] : [{ name, address: stream, isLive: live, lastFrame: iso(lastFrame) }],
      ),
    });
  };
};
