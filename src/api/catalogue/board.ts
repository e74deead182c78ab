import { makeAnswerCache } from '../answer-cache.ts';
import type { Handler } from '../handler.ts';
import { makeAnswer } from '../send-json.ts';
import { isDrawn } from './is-drawn.ts';
import { wireChessboard } from './wire-chessboard.ts';

const answerCache = 100;

/** `GET /api/{locale}/project/{slug}/board`: every flat of a project at its place. */
export const handle: Handler<'GET /api/{locale}/project/{slug}/board'> = ({ catalogue, content }) => {
  const cached = makeAnswerCache({ state: () => [catalogue.version(), content.current()], most: answerCache });
  return ({ params: { slug }, c, locale, refuse }) => {
    return cached.send(c, `${locale}/${slug}`, () => {
      const board = catalogue.chessboard(slug);
      if (!board) return refuse('unknown-project');
      const answer = wireChessboard(board, { locale, hasModel: isDrawn(content.current()[locale], slug) });
      return makeAnswer(() => answer);
    });
  };
};
