// The commands that the journeys need of a browser, for either protocol.

export type Size = { width: number; height: number };

/** An input source with its actions, in the format of WebDriver and WebDriver BiDi. */
export type Input =
  | { type: 'key'; id: string; actions: ({ type: 'keyDown' | 'keyUp'; value: string } | { type: 'pause'; duration: number })[] }
  | {
      type: 'pointer';
      id: string;
      actions: ({ type: 'pointerMove'; x: number; y: number } | { type: 'pointerDown' | 'pointerUp'; button: 0 })[];
    };

/** The browser itself has ended: nothing that is said of the page after that is true. */
export class EngineCrash extends Error {}

export type EngineWindow = {
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page; its arguments and result are JSON. */
  evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  act: (input: Input) => Promise<void>;
  /** A PNG of the visible part. */
  screenshot: () => Promise<Buffer>;
  /** Errors in the page's console since the window was opened; none in an engine that does not report them. */
  complaints: () => string[];
  close: () => Promise<void>;
};

export type Engine = {
  /** A window that knows nothing of the others: no cookie and no storage is shared. */
  open: (size: Size) => Promise<EngineWindow>;
  stop: () => Promise<void>;
};

/** The text of a function with its arguments, whose promise a page keeps: JSON of the result. */
export const asPromise = (run: (...args: never[]) => unknown, args: unknown[]): string =>
  `Promise.resolve((${run})(...${JSON.stringify(args)})).then((result) => JSON.stringify(result ?? null))`;
