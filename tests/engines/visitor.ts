import { EngineCrash, type EngineWindow } from './engine-window.ts';
import { type Found, findInPage, type Part, toWire } from './parts.ts';

const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Home: '\uE011',
  End: '\uE010',
  Backspace: '\uE003',
  Space: ' ',
} as const;
type Key = keyof typeof keys;

/** Milliseconds that a page has to reach the expected state, and between two checks of it. */
const patience = 20_000;
const pause = 60;

/** Repeats the check until it returns the expected value; throws the last value. */
export async function until<Seen>(what: string, look: () => Promise<Seen>, isWanted: (seen: Seen) => boolean): Promise<Seen> {
  const deadline = performance.now() + patience;
  for (;;) {
    // A driver that waited for a hung page until the time was up says only at the next look that the browser has ended.
    const isLast = performance.now() >= deadline;
    let last: unknown;
    try {
      const seen = await look();
      if (isWanted(seen)) return seen;
      last = JSON.stringify(seen);
    } catch (fault) {
      if (fault instanceof EngineCrash) throw fault;
      // A page that is being left answers nothing.
      last = fault;
    }
    if (isLast) throw new Error(`${what}: not within ${patience} ms, but ${last}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

const called = (part: Part) => JSON.stringify(part, (_key, value) => (value instanceof RegExp ? String(value) : value));

/** A person in front of a window: finds parts by what they are called, touches what can be reached, types by keys. */
export function makeVisitor(window: EngineWindow, address: string) {
  const find = (part: Part) => window.evaluate(findInPage, toWire(part), 'look' as const);
  const sees = (part: Part, isWanted: (found: Found) => boolean = ({ count }) => count > 0, what = 'is seen') =>
    until(`${called(part)} ${what}`, () => find(part), isWanted);

  const clickAt = ({ x, y }: { x: number; y: number }) =>
    window.act({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  /** A driver cannot touch a page in the moment in which another takes its place, and does not say which of the two was touched. */
  const click = async (part: Part) => {
    let isUnsure = false;
    await until(
      `${called(part)} can be touched`,
      async () => {
        const found = await window.evaluate(findInPage, toWire(part), 'touch' as const);
        if (typeof found.at !== 'object') return { ...found, isDone: isUnsure && found.count === 0 };
        isUnsure = true;
        await clickAt(found.at);
        return { ...found, isDone: true };
      },
      ({ isDone }) => isDone,
    );
  };
  const type = (characters: readonly string[]) =>
    window.act({
      type: 'key',
      id: 'keyboard',
      actions: characters.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  const url = () => window.evaluate(() => location.href);
  /** React has taken over the last link of the page, so that no touch is lost. */
  const waitForHydration = async () => {
    await until(
      'the page has hydrated',
      () =>
        window.evaluate(() => {
          const last = [...document.querySelectorAll('body a')].at(-1);
          return last !== undefined && Object.keys(last).some((key) => key.startsWith('__reactFiber'));
        }),
      (isAlive) => isAlive,
    );
  };

  return {
    window,
    find,
    sees,
    click,
    clickAt,
    waitForHydration,
    url,
    goto: async (path: string) => {
      await window.goto(new URL(path, address).href);
      await waitForHydration();
    },
    reload: async () => {
      await window.reload();
      await waitForHydration();
    },
    back: () => window.back(),
    /** Replaces the value of the field. */
    fill: async (part: Part, text: string) => {
      await sees(part);
      await window.evaluate(findInPage, toWire(part), 'select' as const);
      await type(text === '' ? [keys.Backspace] : [...text]);
    },
    choose: async (part: Part, value: string) => {
      await sees(part);
      await window.evaluate(findInPage, toWire(part), { choose: value });
    },
    focus: async (part: Part) => {
      await sees(part);
      await window.evaluate(findInPage, toWire(part), 'focus' as const);
    },
    press: (...pressed: Key[]) => type(pressed.map((key) => keys[key])),
    isAt: (wanted: RegExp) => until(`the address is ${wanted}`, url, (href) => wanted.test(href)),
    seesCount: (part: Part, wanted: number) => sees(part, ({ count }) => count === wanted, `is there ${wanted} times`),
    seesNone: (part: Part) => sees(part, ({ count }) => count === 0, 'is gone'),
    /** Held down for a moment, as by touch: a rotation that follows a held key ignores a key that is released at once. */
    hold: (key: Key) =>
      window.act({
        type: 'key',
        id: 'keyboard',
        actions: [
          { type: 'keyDown', value: keys[key] },
          { type: 'pause', duration: 300 },
          { type: 'keyUp', value: keys[key] },
        ],
      }),
    /** A new page scrolls to its top in a moment: an element that is pressed before that has moved. */
    isAtTop: () =>
      until(
        'the page is at its top',
        () => window.evaluate(() => scrollY),
        (top) => top === 0,
      ),
    isFocused: (part: Part) => sees(part, ({ focused }) => focused, 'has the focus'),
    /** The code that the page shows where short messages are shown instead of sent. */
    text: async (part: Part) => (await sees(part, ({ text }) => text.trim() !== '', 'has a text')).text.trim(),
  };
}
export type Visitor = ReturnType<typeof makeVisitor>;
