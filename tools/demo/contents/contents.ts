import type { Contents } from '../../../src/domain/content/content.ts';
import { pictures } from '../pictures.ts';
import { entries } from './entries/entries.ts';
import { menus } from './menus.ts';
import { pages } from './pages.ts';
import { slides } from './slides.ts';
import { businessStories } from './stories/business.ts';
import { comfortStories } from './stories/comfort.ts';
import { comfortPlusStories } from './stories/comfort-plus.ts';
import { primeStories } from './stories/prime.ts';
import { typeset } from './typeset.ts';

/** All that the demo developer says, in both languages. */
export const contents: Contents = typeset({
  pages,
  menus,
  stories: { ...businessStories, ...comfortPlusStories, ...comfortStories, ...primeStories },
  slides,
  entries,
  pictures,
});
