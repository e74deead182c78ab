let under = 0;
let notify = () => {};

/** Counts a move to another page, from the press on: it waits for its scripts before the router hears of it. */
export async function waitingMove<Answer>(move: Promise<Answer>): Promise<Answer> {
  under++;
  notify();
  try {
    return await move;
  } finally {
    under--;
    notify();
  }
}

export const isMoveWaiting = (): boolean => under > 0;

/** For the loading overlay, of which there is one. */
export function watchWaitingMoves(onChange: () => void): () => void {
  notify = onChange;
  return () => {
    notify = () => {};
  };
}
