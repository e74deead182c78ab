import type { Page } from '@playwright/test';
import axe from 'axe-core';

type WithAxe = { axe?: typeof axe };

type Look = {
  /** A selector: the whole page unless said. */
  part?: string;
  /** Colours take axe most of its time, and no language changes them. */
  colours?: boolean;
};

/** What axe finds wrong on a page as it stands, or in a part of it, of any weight: one sentence for each rule. Brings axe along once a page. */
export async function violationsOn(page: Page, { part = 'html', colours = true }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([within, enabled]) => {
      const rules = { 'color-contrast': { enabled } };
      const found = await (window as unknown as WithAxe).axe?.run(within, { resultTypes: ['violations'], rules });
      if (!found) throw new Error('axe did not run.');
      return found.violations.map(
        ({ id, impact, help, nodes }) => `${id} (${impact}): ${help} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [part, colours] as const,
  );
}
