import type { Page } from '@playwright/test';

/** Lets the page do what it has begun: React goes on in messages to itself, which no clock of a test stops. */
const finishWork = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++)
      await new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      });
  });

/** On a page whose clock the test has stopped: so many milliseconds pass, for all that was begun before, and what they bring is drawn. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await finishWork(page);
  await page.clock.runFor(milliseconds);
  await finishWork(page);
}
