import type { CamerasAnswer } from '../../contract/content/cameras.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { answerProblem, localeOf } from '../problem.ts';

/** `GET /api/{locale}/project/{slug}/cameras`: the cameras over the site of a project, as they stand now. */
export function makeShowCameras({ catalogue, content, cameras }: Pick<ApiHouse, 'catalogue' | 'content' | 'cameras'>) {
  return async (c: ApiContext, slug: string): Promise<Response> => {
    const locale = localeOf(c);
    const found = catalogue.projects().find(({ project }) => project.slug === slug)?.project;
    if (!found) return answerProblem(c, 'unknown-project');
    const entries = content.current()[locale].entries.camera.filter(({ project }) => project === slug);
    const answer: CamerasAnswer = {
      project: { slug, name: found.name[locale], prime: found.prime },
      cameras: await Promise.all(
        entries.map(async ({ slug: id, name, note, picture }) => {
          const { stream, live, lastFrame } = await cameras.standing(id);
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
    if (c.env?.inMemory) {
      c.env.inMemory.answer = answer;
      return c.body(null);
    }
    return c.json(answer, 200, { 'cache-control': 'no-store' });
  };
}
