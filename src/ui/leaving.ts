/** How long after a move to another document a file that does not come is taken for one that was given up for it. */
const patience = 10_000;

let stays: { promise: Promise<void>; resolve: () => void } | null = null;
let late: ReturnType<typeof setTimeout> | undefined;

export const isLeaving = (): boolean => stays !== null;

function stay(): void {
  clearTimeout(late);
  stays?.resolve();
  stays = null;
}

/** The page is being left for another document, or for itself anew. A link to a file or to a telephone leaves nothing: the page stays after all. */
export function leave(): void {
  if (!stays) {
    let resolve = () => {};
    stays = { promise: new Promise<void>((done) => (resolve = done)), resolve: () => resolve() };
  }
  clearTimeout(late);
  late = setTimeout(stay, patience);
}

export function watchLeaving(): void {
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pageshow', ({ persisted }) => persisted && stay());
}

/**
 * Loads a part of the page. A page that is being left gives up the files that it waits for, which is no fault to show in its last moment,
 * nor when Back brings it from memory: where it stays or comes back, they are asked for again.
 */
export async function loadUnlessLeft<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (fault) {
    if (!stays) throw fault;
    await stays.promise;
    return loadUnlessLeft(load);
  }
}
