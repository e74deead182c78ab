import type { Locale } from '../base/locale.ts';
import type { ContentModule } from '../domain/content/content.ts';

/** The developer's name and phone for e-mails and messages. */
export const brandOf =
  (content: Pick<ContentModule, 'current'>) =>
  (locale: Locale): { name: string; phone: string } => {
    const { logo, phone } = content.current()[locale].header;
    return { name: logo, phone };
  };
