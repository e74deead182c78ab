import { formatStreet } from '../../../base/format-address.ts';
import type { WireVacancyAnswer } from '../../../contract/content/vacancies.ts';
import { listVacancies } from '../../../domain/content/content.ts';
import type { Handler } from '../../handler.ts';
import { wireVacancySummary } from './wire-vacancy.ts';

const mostRelated = 3;

/** `GET /api/{locale}/vacancy/{slug}`: one vacancy, also when it is closed. */
export const handle: Handler<'GET /api/{locale}/vacancy/{slug}'> = ({ catalogue, content }) => {
  return ({ params: { slug }, locale, reply, refuse }) => {
    const { vacancy: all, office: offices } = content.current()[locale].entries;
    const vacancy = all.find((one) => one.slug === slug);
    if (!vacancy) return refuse('unknown-vacancy');
    const project = catalogue.projects().find((one) => one.project.slug === vacancy.project)?.project;
    const office = offices.find((one) => one.slug === vacancy.office);
    const near = new Set([...listVacancies(all, vacancy.category), ...listVacancies(all)]);
    near.delete(vacancy);
    const answer: WireVacancyAnswer = {
      vacancy: {
        ...wireVacancySummary(vacancy),
        closed: vacancy.over,
        address: {
          city: office?.city ?? '',
          street: project ? project.address[locale] : office ? formatStreet(office, locale) : '',
        },
        project_id: project?.externalId ?? null,
        duties: vacancy.duties,
        expectations: vacancy.expectations,
        gives: vacancy.gives,
        related: [...near].slice(0, mostRelated).map(wireVacancySummary),
      },
    };
    return reply(answer);
  };
};
