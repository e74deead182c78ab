import type { WireProjectSurroundings } from '../../../contract/content/surroundings.ts';
import { buildingOnGround, type LocalContent } from '../../../domain/content/content.ts';

/** The drawn ground around a project, with its own building on it; null when it is not drawn. */
export function wireSurroundings({ entries, projectStories }: LocalContent, project: string): WireProjectSurroundings | null {
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
