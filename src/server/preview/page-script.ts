import { escapeHtml } from '../../base/escape-html.ts';

type Shown = { lang: string; name: string; officeUrl: string };

const words: Record<string, { notice: (name: string) => string; leave: string }> = {
  uk: { notice: (name) => `Попередній перегляд випуску «${name}». Відвідувачі цього не бачать.`, leave: 'Вийти з перегляду' },
  en: { notice: (name) => `A preview of the release “${name}”. Visitors do not see it.`, leave: 'Leave the preview' },
};

/** The script that each page of a preview has at its end. */
export function pageScript({ lang, name, officeUrl }: Shown): string {
  const { notice, leave } = words[lang === 'en' ? 'en' : 'uk'] as (typeof words)[string];
  const data = { preview: '', office: new URL(officeUrl).origin, notice: notice(name), leave };
  const attributes = Object.entries(data).map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`);
  return `<script type="module" src="/preview/page.js"${attributes.join('')}></script>`;
}
