import type { Localized } from './locale.ts';

/** The text shown when even the error page fails (specification §8). It needs no content, messages or styles. */
export const fallbackErrorTexts: Localized<{ words: string; home: string; address: string }> = {
  uk: { words: 'Сталася помилка під час показу сторінки помилки', home: 'Повернутися на головну', address: '/' },
  en: { words: 'An error occurred while showing the error page', home: 'Go back to home', address: '/en/' },
};
