import type { Office } from '../../contract/content/offices.ts';
import type { PageParts } from '../../contract/content/static-pages.ts';
import type { LocalContent, LocalEntry } from '../../domain/content/content.ts';
import type { ApiDependencies } from '../dependencies.ts';

/** As many as the company's page links to. */
export const newestVacancies = 6;

/** The entries that single pages show beside their texts, by the page's path. */
export function pageParts({ entries }: LocalContent, { catalogue }: Pick<ApiDependencies, 'catalogue'>): PageParts {
  const idOf = (slug: string | null) => catalogue.projects().find(({ project }) => project.slug === slug)?.project.externalId ?? null;
  return {
    company: {
      team: entries.team_member.map(({ name, role, picture }) => ({ name, role, picture })),
      awards: entries.award.map(({ year, title, jury, text, project, picture }) => ({
        year,
        title,
        jury,
        text,
        project_id: idOf(project),
        picture,
      })),
      milestones: entries.milestone.map(({ month, title, text, project }) => ({ month, title, text, project_id: idOf(project) })),
    },
    'social-responsibility': {
      social_projects: entries.social_project.map(({ slug, title, place, text, year, spent, count, counted, picture }) => ({
        slug,
        title,
        place,
        text,
        year,
        spent,
        count,
        counted,
        picture,
      })),
    },
    contacts: { offices: entries.office.map(wireOffice) },
  };
}

function wireOffice(office: LocalEntry<'office'>): Office {
  const { reach, streets, areas, stops, house, walk } = office.surroundings;
  return {
    id: office.slug,
    name: office.name,
    address: { city: office.city, street: office.street, number: office.number },
    lat: office.lat,
    lng: office.lng,
    phones: office.phones,
    email: office.email,
    hours: office.hours,
    exceptions: (office.exceptions ?? []).map(({ on, hours }, at) => ({ on, hours, occasion: office.occasions?.[at] ?? '' })),
    note: office.note,
    directions: office.directions,
    surroundings: {
      reach,
      streets: streets.map(({ line, wide }, at) => ({ name: office.names.streets[at] ?? '', line, wide })),
      areas: areas.map(({ kind, outline }, at) => ({ name: office.names.areas[at] ?? '', kind, outline })),
      stops: stops.map((stop, at) => ({ name: office.names.stops[at] ?? '', at: stop })),
      house,
      walk,
    },
  };
}
