import type { Locale } from '../../base/locale.ts';
import type { WireChessboardAnswer, WireChessboardFlat } from '../../contract/catalogue/chessboards.ts';
import type { Board, Flat } from '../../domain/catalogue/catalogue.ts';
import { makeAnswerCache } from '../answer-cache.ts';
import type { Handler } from '../handler.ts';
import { makeAnswer } from '../send-json.ts';
import { isHandedOver, perMetre, squareMetres, whole } from '../wire/wire-flat.ts';

const answerCache = 100;

const wireFlat = (flat: Flat): WireChessboardFlat => ({
  id: flat.id,
  slug: flat.slug,
  number: flat.number,
  floor: flat.floor,
  position: flat.position,
  rooms_number: flat.roomsNumber,
  area: squareMetres(flat.areaHundredths),
  cost: whole(flat.uahMinor),
  cost_m2: perMetre(flat.uahMinor, flat.areaHundredths),
  cost_usd: whole(flat.usdMinor),
  cost_m2_usd: perMetre(flat.usdMinor, flat.areaHundredths),
  status: flat.status,
  brokerage: flat.brokerage,
});

function wireBoard({ project, sections }: Board, locale: Locale): WireChessboardAnswer {
  const { salesforce_id, slug, name, prime } = project;
  return {
    board: {
      project: { salesforce_id, slug, name: name[locale], prime },
      sections: sections.map(({ section, flats }) => ({
        salesforce_id: section.salesforce_id,
        name: section.name[locale],
        floors_total: section.floors_total,
        submission_date: section.submission_quarter,
        handed_over: isHandedOver(project),
        flats: flats.map(wireFlat),
      })),
    },
  };
}

/** `GET /api/{locale}/project/{slug}/board`: every flat of a project at its place. */
export const handle: Handler<'GET /api/{locale}/project/{slug}/board'> = ({ catalogue }) => {
  const cached = makeAnswerCache({ state: () => [catalogue.version()], most: answerCache });
  return ({ params: { slug }, c, locale, refuse }) => {
    return cached.send(c, `${locale}/${slug}`, () => {
      const board = catalogue.board(slug);
      if (!board) return refuse('unknown-project');
      const answer = wireBoard(board, locale);
      return makeAnswer(() => answer);
    });
  };
};
