import { makeOfficeClient, type OfficeClient } from '../../contract/office/office-client.ts';
import { getLocale } from './message-locale.ts';

/** Asks the office's API in the language of the screen. */
export const ask: OfficeClient = (key, ...question) => makeOfficeClient((path, init) => fetch(path, init), getLocale())(key, ...question);
