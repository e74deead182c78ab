import { type Flat, flatAt } from './flat.ts';
import type { SearchIndex } from './search/search-index.ts';
import type { Project, Section } from './search/snapshot.ts';

export type Chessboard = { project: Project; sections: { section: Section; flats: Flat[] }[] };

/** The flats of a project in the order of the chessboard: from the highest floor down, and along each floor from its first place. */
export function chessboardOf(index: SearchIndex, project: Project, now: number): Chessboard {
  const sections = project.sections.map((section) => {
    const flats = Array.from({ length: section.to - section.from }, (_, at) => flatAt(index, section.from + at, now));
    flats.sort((a, b) => b.floor - a.floor || a.position - b.position || a.id - b.id);
    return { section, flats };
  });
  return { project, sections };
}
