import { createContext } from 'react-router';
import type { Locale } from '../../../base/locale.ts';
import type { Sheet } from '../../../base/sheet.ts';
import type { Client } from '../../../contract/client.ts';
import type { Maps } from '../../../contract/content/maps.ts';
import type { Tags } from '../../../contract/content/tags.ts';

/** The API as loaders reach it: handed in by the server, which decides whether that is in memory or over the network. */
export const clientContext = createContext<(locale: Locale) => Client>();

/** Where the server finds a finished page. As the body of a `Response` it would be packed into bytes and unpacked again. */
export const pageContext = createContext<{ html: string }>();

/** Takes a fault of a loader or a page, for the operator; the visitor sees an error page that says nothing of it. */
export const faultContext = createContext<(fault: unknown) => void>();

/** The tools of others that pages load once they are alive; null without any. */
export const tagsContext = createContext<Tags | null>(null);

/** Whose ground maps are drawn on; null for our own. */
export const mapsContext = createContext<Maps | null>(null);

/** Whether every page says that what it shows is made up. */
export const demoContext = createContext<boolean>();

/** Draws documents as PDF, and says the Kyiv day that they are of. */
export const documentContext = createContext<{
  draw: (sheet: Sheet, how?: { signal?: AbortSignal }) => Promise<Uint8Array>;
  today: () => string;
}>();
