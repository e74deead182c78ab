import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultLocale, type Locale } from '../../base/locale.ts';
import { setLocaleSource } from './message-locale.ts';

// Two visitors in two languages are answered at the same time: the language belongs to the request, never to the process.
const requestLocale = new AsyncLocalStorage<Locale>();
setLocaleSource(() => requestLocale.getStore() ?? defaultLocale);

/** Runs `say` with the messages of one language. */
export const withMessageLocale = <Answer>(locale: Locale, say: () => Answer): Answer => requestLocale.run(locale, say);
