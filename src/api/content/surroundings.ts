import type { ProjectSurroundings } from '../../contract/content/surroundings.ts';
import { houseOnGround, type LocalContent } from '../../domain/content/content.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { makeKeptAnswers } from '../kept-answers.ts';
import { answerProblem, localeOf } from '../problem.ts';
import { makeAnswer } from '../send-json.ts';

const keptAnswers = 100;

function surroundingsOf({ entries, projectStories }: LocalContent, project: string): ProjectSurroundings | null {
  const drawn = entries.surroundings.find((entry) => entry.project === project);
  const coordinates = projectStories[project]?.point;
  if (!drawn || !coordinates) return null;
  const { reach, streets, areas, paths, tracks, blocks, names } = drawn;
  const house = entries.house.find((entry) => entry.project === project);
  return {
    coordinates,
    reach,
    streets: streets.map(({ line, wide }, at) => ({ name: names.streets[at] ?? '', line, wide })),
    areas: areas.map(({ kind, outline }, at) => ({ name: names.areas[at] ?? '', kind, outline })),
    paths,
    tracks,
    blocks,
    sections: (house ? houseOnGround(house, drawn.house) : []).map(({ section, outline, door }) => ({
      salesforce_id: section,
      outline,
      door,
    })),
  };
}

/** `GET /api/{locale}/project/{slug}/surroundings`: the ground that a map of what is near is drawn on. */
export function makeShowSurroundings({ catalogue, content }: Pick<ApiHouse, 'catalogue' | 'content'>) {
  const kept = makeKeptAnswers({ state: () => [catalogue.version(), content.current()], most: keptAnswers });
  return (c: ApiContext, slug: string): Response => {
    const locale = localeOf(c);
    return kept.send(c, `${locale}/${slug}`, () => {
      if (!catalogue.projects().some(({ project }) => project.slug === slug)) return answerProblem(c, 'unknown-project');
      const answer = { surroundings: surroundingsOf(content.current()[locale], slug) };
      return makeAnswer(() => answer);
    });
  };
}
