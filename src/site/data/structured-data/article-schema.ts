import type { NewsArticle, WithContext } from 'schema-dts';
import type { Locale } from '../../../base/locale.ts';

type SchemaTexts = {
  title: string;
  lead: string;
  /** `YYYY-MM-DD`. */
  date: string;
  section: string | undefined;
  picture: string | null;
  url: string;
  locale: Locale;
  publisher: { name: string; url: string };
};

/** A story of ours, which we also answer for. */
export function articleSchema({ title, lead, date, section, picture, url, locale, publisher }: SchemaTexts): WithContext<NewsArticle> {
  const organisation = { '@type': 'Organization', name: publisher.name, url: publisher.url } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description: lead,
    datePublished: date,
    inLanguage: locale,
    ...(section && { articleSection: section }),
    ...(picture && { image: picture }),
    mainEntityOfPage: url,
    author: organisation,
    publisher: organisation,
  };
}
