import type { WireCamerasAnswer } from '../../../contract/content/cameras.ts';
import type { Handler } from '../../handler.ts';
import { sendValue } from '../../send-json.ts';

/** `GET /api/{locale}/project/{slug}/cameras`: the cameras over the site of a project, with their present state. */
export const handle: Handler<'GET /api/{locale}/project/{slug}/cameras'> = ({ catalogue, content, cameras }) => {
  return async ({ params: { slug }, c, locale, refuse }) => {
    const found = catalogue.projects().find(({ project }) => project.slug === slug)?.project;
    if (!found) return refuse('unknown-project');
    const entries = content.current()[locale].entries.camera.filter(({ project }) => project === slug);
    const answer: WireCamerasAnswer = {
      project: { slug, name: found.name[locale], prime: found.prime },
      cameras: await Promise.all(
        entries.map(async ({ slug: id, name, note, picture }) => {
          const { stream, live, lastFrame } = await cameras.status(id);
          return {
            id,
            name,
            note,
            poster: picture,
            stream,
            state: live ? 'live' : 'offline',
            last_frame: lastFrame?.toISOString() ?? null,
          };
        }),
      ),
    };
    if (c.env?.inMemory) return sendValue(c, answer);
    return c.json(answer, 200, { 'cache-control': 'no-store' });
  };
};
