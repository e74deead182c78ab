import { page, ask, enterAs, browser } from './inbox-look.tmp.mjs';
