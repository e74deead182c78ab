import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

type WithAxe = { axe?: typeof axe };

/** The small build: every page reads it anew, and the other one is twice as long. */
const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Style sheets are not read anew: only a rule that is an experiment, and so off, looks at them, and that was a fifth of the work. */
const options: axe.RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/**
 * Resolves once nothing changes its colours or comes in any more. A part that a phone does not lay out does not change until it comes near,
 * also in the middle of its transition.
 */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isSeen = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true });
    while (document.getAnimations().some((animation) => animation instanceof CSSTransition && isSeen(animation)))
      await new Promise((resolve) => setTimeout(resolve, 20));
  });

/**
 * The violations that axe finds on the present page, or in a part of it (a selector), of any weight: one sentence for each rule. Loads axe
 * once a page, and looks once its transitions have ended.
 */
export async function violationsOn(page: Page, { part = 'html' }: { part?: string } = {}): Promise<string[]> {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  return page.evaluate(
    async ([within, how]) => {
      const found = await (window as unknown as WithAxe).axe?.run(within, how);
      if (!found) throw new Error('axe did not run.');
      return found.violations.map(
        ({ id, impact, help, nodes }) => `${id} (${impact}): ${help} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [part, options] as const,
  );
}
