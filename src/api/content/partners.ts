import { kyivDay } from '../../base/kyiv-time.ts';
import type { AdvertisingAnswer, AerialAnswer } from '../../contract/content/partners.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { localeOf } from '../problem.ts';
import { makeAnswer, sendJson } from '../send-json.ts';

type House = Pick<ApiHouse, 'catalogue' | 'content'>;

const idOf = ({ catalogue }: House, slug: string): string =>
  catalogue.projects().find(({ project }) => project.slug === slug)?.project.salesforce_id ?? '';

/** `GET /api/{locale}/advertising`: the spaces that partners can take, until they are taken. */
export function makeListAdvertising(house: House) {
  return (c: ApiContext): Response => {
    const { advertising } = house.content.current()[localeOf(c)].entries;
    const answer: AdvertisingAnswer = {
      advertising: advertising
        .filter(({ over }) => !over)
        .map(({ slug, project, area, title, lead, place, terms, html, picture }) => ({
          slug,
          project_id: idOf(house, project),
          area,
          title,
          lead,
          place,
          terms,
          html,
          picture,
        })),
    };
    return sendJson(
      c,
      makeAnswer(() => answer),
    );
  };
}

/** `GET /api/{locale}/aerial-photography`: surveys from the air, the newest first. */
export function makeListAerialPhotography(house: House) {
  return (c: ApiContext): Response => {
    const { aerial_photography } = house.content.current()[localeOf(c)].entries;
    const answer: AerialAnswer = {
      aerial_photography: aerial_photography
        .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from))
        .map(({ slug, project, from, height, frames, title, lead, html, picture }) => ({
          slug,
          project_id: idOf(house, project),
          date: kyivDay(new Date(from)),
          height,
          frames,
          title,
          lead,
          html,
          picture,
        })),
    };
    return sendJson(
      c,
      makeAnswer(() => answer),
    );
  };
}
