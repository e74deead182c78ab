import type { APIRequestContext } from '@playwright/test';
import { expect } from './journey.ts';

/** The links of the newest letter to an address, as the site's own mailbox shows it; `count` is how many must have come. */
export async function linksOfLetter(request: APIRequestContext, email: string, count = 1): Promise<string[]> {
  let found: string[] = [];
  await expect
    .poll(async () => {
      const mailbox = await (await request.get('/simulators/letters/')).text();
      found = [...mailbox.matchAll(/<li><a href="([^"]+)">[^<]*<\/a><span>([^<]+)<\/span>/g)].flatMap(([, href = '', to]) =>
        to === email ? [href] : [],
      );
      return found.length;
    })
    .toBe(count);
  const letter = await (await request.get(`${found[0]}letter`)).text();
  // Letters name the address under which visitors see the site; the journey walks through another door of it.
  return [...letter.matchAll(/href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')).pathname + new URL(href).search,
  );
}

export const linkWith = (links: string[], part: string): string => links.find((link) => link.includes(part)) ?? '';
