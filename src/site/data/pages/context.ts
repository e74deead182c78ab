import { createContext } from 'react-router';
import type { Locale } from '../../../base/locale.ts';
import type { Sheet } from '../../../base/sheet.ts';
import type { Client } from '../../../contract/client.ts';
import type { Maps } from '../../../contract/content/maps.ts';
import type { Tags } from '../../../contract/content/tags.ts';

/** The client of the API for loaders: passed in by the server, which decides whether it works in memory or over the network. */
export const clientContext = createContext<(locale: Locale) => Client>();

/** Where the server takes the finished page from. As the body of a `Response` it would be encoded into bytes and decoded again. */
export const pageContext = createContext<FinishedPage>();
/** A page, and the texts of the inline scripts that our own code put into it. */
export type FinishedPage = { html: string; scripts: readonly string[] };

/** Logs a fault of a loader or a page for the operator; the visitor sees an error page without details. */
export const faultContext = createContext<(fault: unknown) => void>();

/** Whether a form was sent to a page that takes none; the server knows it from the routes. */
export const formlessContext = createContext<boolean>(false);

/** The third-party tags that pages load after hydration; null without any. */
export const tagsContext = createContext<Tags | null>(null);

/** The operator's map provider; null for our own drawing. */
export const mapsContext = createContext<Maps | null>(null);

/** Whether every page has a notice that its data is invented. */
export const demoContext = createContext<boolean>();

/** Renders documents as PDF, and returns the Kyiv day of their data. */
export const documentContext = createContext<{
  draw: (sheet: Sheet, how?: { signal?: AbortSignal }) => Promise<Uint8Array>;
  today: () => string;
}>();
