import { escapeHtml } from '../../base/html/escape-html.ts';

type Shown = { lang: string; name: string; others: string[]; officeUrl: string };

const words: Record<string, { notice: (name: string) => string; others: (names: string[]) => string; leave: string }> = {
  uk: {
    notice: (name) => `Попередній перегляд випуску «${name}». Відвідувачі цього не бачать.`,
    others: (names) => ` Разом із запланованими на цей час: ${names.map((name) => `«${name}»`).join(', ')}.`,
    leave: 'Вийти з перегляду',
  },
  en: {
    notice: (name) => `A preview of the release “${name}”. Visitors do not see it.`,
    others: (names) => ` With those scheduled by then: ${names.map((name) => `“${name}”`).join(', ')}.`,
    leave: 'Leave the preview',
  },
};

/** The script in the head of each page of a preview: no page is shown, and so clicked, before it runs. */
export function pageScript({ lang, name, others, officeUrl }: Shown): string {
  const text = words[lang === 'en' ? 'en' : 'uk'] as (typeof words)[string];
  const notice = text.notice(name) + (others.length > 0 ? text.others(others) : '');
  const data = { preview: '', office: new URL(officeUrl).origin, notice, leave: text.leave };
  const attributes = Object.entries(data).map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`);
  return `<script type="module" async blocking="render" src="/preview/page.js"${attributes.join('')}></script>`;
}
