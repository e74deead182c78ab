import type { Page } from '@playwright/test';

/** How many times slower than this machine a browser is made. */
export const slowDown = 4;
export const ms = (value: number) => `${Math.round(value)} ms`;

type Felt = {
  times: number;
  act: (at: number) => Promise<void>;
  /** An element that is on the page before the input and not after it, or the other way round; without it the next frame counts. */
  changes?: string;
};

/** From an input to the next frame with its effect, the median and the longest of several. */
export async function felt(page: Page, { times, act, changes }: Felt): Promise<{ middle: number; longest: number }> {
  const taken: number[] = [];
  for (let at = 0; at < times; at += 1) {
    await page.evaluate((wanted) => {
      const own = window as unknown as { felt: Promise<number> };
      const isThere = () => wanted !== undefined && document.querySelector(wanted) !== null;
      const before = isThere();
      own.felt = new Promise((resolve) => {
        const begin = (event: Event) => {
          removeEventListener('keydown', begin, true);
          removeEventListener('click', begin, true);
          const look = () => {
            if (wanted !== undefined && isThere() === before) requestAnimationFrame(look);
            else requestAnimationFrame((shown) => resolve(shown - event.timeStamp));
          };
          requestAnimationFrame(look);
        };
        addEventListener('keydown', begin, true);
        addEventListener('click', begin, true);
      });
    }, changes);
    await act(at);
    taken.push(await page.evaluate(() => (window as unknown as { felt: Promise<number> }).felt));
  }
  taken.sort((a, b) => a - b);
  return { middle: taken[Math.floor(times / 2)] ?? 0, longest: taken.at(-1) ?? 0 };
}

/** Frames a second that the page's own thread can draw while something is done. */
export async function framesDuring(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const own = window as unknown as { frames: number[] };
    const frames: number[] = [];
    own.frames = frames;
    const count = (at: number) => {
      frames.push(at);
      if (own.frames === frames) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await act();
  return page.evaluate(() => {
    const own = window as unknown as { frames: number[] };
    const [first = 0, last = 0] = [own.frames[0], own.frames.at(-1)];
    const rate = ((own.frames.length - 1) * 1000) / (last - first);
    own.frames = [];
    return rate;
  });
}

type Scroll = { x: number; y: number; xDistance: number; yDistance: number };

/** Frames a second while the page, or what scrolls in it, is scrolled by the browser itself. */
export async function framesWhile(page: Page, scroll: Scroll, gestureSourceType: 'mouse' | 'touch' = 'mouse'): Promise<number> {
  const session = await page.context().newCDPSession(page);
  return framesDuring(page, () => session.send('Input.synthesizeScrollGesture', { ...scroll, speed: 1200, gestureSourceType }));
}
