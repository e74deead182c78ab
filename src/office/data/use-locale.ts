import { useSyncExternalStore } from 'react';
import { getLocale, watchLocale } from './message-locale.ts';

export const useLocale = () => useSyncExternalStore(watchLocale, getLocale);
