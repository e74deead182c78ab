import type { WireProjectSurroundings } from '../../../contract/content/surroundings.ts';
import { buildingOnGround, type LocalContent } from '../../../domain/content/content.ts';
import { makeAnswerCache } from '../../answer-cache.ts';
import type { Handler } from '../../handler.ts';
import { makeAnswer } from '../../send-json.ts';

const answerCache = 100;

function surroundingsOf({ entries, projectStories }: LocalContent, project: string): WireProjectSurroundings | null {
  const drawn = entries.surroundings.find((entry) => entry.project === project);
  const coordinates = projectStories[project]?.point;
  if (!drawn || !coordinates) return null;
  const { reach, streets, areas, paths, tracks, blocks, names } = drawn;
  const building = entries.house.find((entry) => entry.project === project);
  return {
    coordinates,
    reach,
    streets: streets.map(({ line, wide }, at) => ({ name: names.streets[at] ?? '', line, wide })),
    areas: areas.map(({ kind, outline }, at) => ({ name: names.areas[at] ?? '', kind, outline })),
    paths,
    tracks,
    blocks,
    sections: (building ? buildingOnGround(building, drawn.house) : []).map(({ section, outline, door }) => ({
      salesforce_id: section,
      outline,
      door,
    })),
  };
}

/** `GET /api/{locale}/project/{slug}/surroundings`: the drawn ground of the map of a project's surroundings. */
export const handle: Handler<'GET /api/{locale}/project/{slug}/surroundings'> = ({ catalogue, content }) => {
  const cached = makeAnswerCache({ state: () => [catalogue.version(), content.current()], most: answerCache });
  return ({ params: { slug }, c, locale, refuse }) => {
    return cached.send(c, `${locale}/${slug}`, () => {
      if (!catalogue.projects().some(({ project }) => project.slug === slug)) return refuse('unknown-project');
      const answer = { surroundings: surroundingsOf(content.current()[locale], slug) };
      return makeAnswer(() => answer);
    });
  };
};
