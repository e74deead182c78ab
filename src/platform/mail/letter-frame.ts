import { escapeHtml } from '../../base/html/escape-html.ts';
import type { Locale } from '../../base/locale.ts';
import { bindWords } from '../../base/text/bind-words.ts';
import type { Letter } from './letter.ts';

/** The content of an e-mail; the frame adds its layout, once as HTML and once as plain text. */
export type LetterText = {
  subject: string;
  /** Above the title, in small. */
  label?: string;
  title: string;
  paragraphs: string[];
  button?: { text: string; url: string };
  /** In small below the line. */
  foot: string[];
  leave?: { text: string; url: string };
};
type Frame = { to: string; locale: Locale; brand: string; phone: string; home: string };

export function frameLetter({ to, ...frame }: Frame, text: LetterText): Letter {
  return { to, subject: text.subject, html: asHtml(frame, text), text: asPlainText(frame, text), unsubscribe: text.leave?.url ?? null };
}

function asPlainText({ brand, phone, home }: Omit<Frame, 'to'>, { label, title, paragraphs, button, foot, leave }: LetterText): string {
  const parts = [
    brand,
    [label, title].filter(Boolean).join('\n'),
    ...paragraphs,
    ...(button ? [`${button.text}:\n${button.url}`] : []),
    '--',
    ...foot,
    ...(leave ? [`${leave.text}: ${leave.url}`] : []),
    [home, phone].filter(Boolean).join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

const asText = (words: string): string => escapeHtml(bindWords(words));

// Mail programs hardly support stylesheets: tables, and styles at each element.
const small = 'color:#57534c;font:14px/20px Arial,sans-serif';
// A word longer than the window is broken instead of making the e-mail wider; programs know one or the other.
const whole = 'overflow-wrap:break-word;word-break:break-word';

function asHtml({ locale, brand, phone, home }: Omit<Frame, 'to'>, { subject, label, title, paragraphs, button, foot, leave }: LetterText) {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px;font:17px/26px Arial,sans-serif">${asText(text)}</p>`).join('\n');
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f1ec;color:#151412">
<div style="display:none;max-height:0;overflow:hidden">${asText(paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ec"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:640px;table-layout:fixed">
<tr><td style="padding:32px 24px;background:#0e0e0e;border-bottom:1px solid #7b7b7b"><a href="${escapeHtml(home)}" style="color:#eeeeee;text-decoration:none;font:22px/28px Arial,sans-serif;letter-spacing:.12em">${escapeHtml(brand)}</a></td></tr>
<tr><td style="padding:48px 24px 32px;color:#151412;${whole}">
${label ? `<p style="margin:0 0 8px;${small}">${asText(label)}</p>` : ''}
<h1 style="margin:0 0 24px;font:normal 32px/36px Arial,sans-serif">${asText(title)}</h1>
${body}
${button ? `<p style="margin:32px 0 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:14px 28px;background:#a8431f;color:#ffffff;text-decoration:none;font:17px/24px Arial,sans-serif">${asText(button.text)}</a></p>` : ''}
</td></tr>
<tr><td style="padding:24px;border-top:1px solid #d0c9bd;${small};${whole}">
${foot.map((text) => `<p style="margin:0 0 8px">${asText(text)}</p>`).join('\n')}
${leave ? `<p style="margin:0 0 8px"><a href="${escapeHtml(leave.url)}" style="color:#57534c">${asText(leave.text)}</a></p>` : ''}
<p style="margin:0">${escapeHtml([brand, phone].filter(Boolean).join(' · '))}</p>
</td></tr></table></td></tr></table></body></html>
`;
}
