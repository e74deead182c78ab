import { hash } from 'node:crypto';
import { escapeHtml } from '../base/html/escape-html.ts';
import { type Locale, type Localized, localePath } from '../base/locale.ts';

/** A request to a simulator: the rest of the path after its own, and the fields of the pressed button. */
export type Asked = {
  method: string;
  rest: string;
  locale: Locale;
  form: URLSearchParams;
  userAgent?: string;
  /** Whether a browser on the server's own machine has sent it. */
  isFromOwnMachine?: boolean;
};
/** `bytes` with these headers instead of a page. */
export type Shown = { status: 200 | 303 | 404; headers: Record<string, string>; html: string; bytes?: Uint8Array };

/** Its name, and the service that it simulates without any effect outside. */
type Words = Localized<{ title: string; about: string }>;

/** A simulated external service with its pages under `/simulators/{name}/`. Loaded on first use. */
export type Simulator = { name: string; load: () => Promise<{ words: Words; show: (asked: Asked) => Promise<Shown> }> };

export const simulatorsAt = '/simulators/';
export const simulatorPath = (locale: Locale, name: string, rest = ''): string => localePath(locale, `${simulatorsAt}${name}/${rest}`);

type Frame = {
  locale: Locale;
  /** The address in each language, after the prefix of the language. */
  path: string;
  title: string;
  about: string;
  body: string;
  status?: 200 | 404;
  /** The page reloads by itself after so many seconds. */
  freshSeconds?: number;
};

/** The frame of every page of every simulator: it names the simulator, links to the others, and runs no script. */
export function framed({ locale, path, title, about, body, status = 200, freshSeconds }: Frame): Shown {
  const { sign, all, other, site } = words[locale];
  const otherLocale: Locale = locale === 'uk' ? 'en' : 'uk';
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} — ${sign}</title><style>${style}</style></head><body>
<header><strong>${sign}</strong><nav aria-label="${sign}"><a href="${localePath(locale, simulatorsAt)}">${all}</a><a href="${localePath(locale, '/')}">${site}</a>
<a href="${localePath(otherLocale, path)}" lang="${otherLocale}" hreflang="${otherLocale}">${other}</a></nav></header>
<main><h1>${escapeHtml(title)}</h1><p class="note">${escapeHtml(about)}</p>${body}</main></body></html>`;
  return { status, headers: { ...pageHeaders, ...(freshSeconds && { refresh: String(freshSeconds) }) }, html };
}

/** Back to a page after a button was pressed, so that reloading presses nothing. */
export const seeOther = (location: string): Shown => ({ status: 303, headers: { location }, html: '' });

/** A button that sends `value` under `name` to the page on which it stands. */
export const button = (name: string, value: string, label: string, isMain = false): string =>
  `<button name="${name}" value="${value}"${isMain ? ' class="main"' : ''}>${escapeHtml(label)}</button>`;

/** The list of all simulators. */
export function simulatorsPage(simulators: { name: string; words: Words }[], locale: Locale): Shown {
  const { index, indexAbout } = words[locale];
  const items = simulators.map(
    ({ name, words: { [locale]: said } }) =>
      `<li><a href="${simulatorPath(locale, name)}">${escapeHtml(said.title)}</a><span>${escapeHtml(said.about)}</span></li>`,
  );
  return framed({ locale, path: simulatorsAt, title: index, about: indexAbout, body: `<ul class="rows">${items.join('')}</ul>` });
}

const words: Localized<{ sign: string; all: string; site: string; other: string; index: string; indexAbout: string }> = {
  uk: {
    sign: 'Симулятор',
    all: 'Усі симулятори',
    site: 'На сайт',
    other: 'English',
    index: 'Служби, яких тут немає',
    indexAbout:
      'Це демонстраційний сайт. Замість справжніх служб тут ці сторінки: вони показують, що сайт надіслав би, і дають відповісти за іншу сторону.',
  },
  en: {
    sign: 'Simulator',
    all: 'All simulators',
    site: 'To the site',
    other: 'Українською',
    index: 'Services that are not here',
    indexAbout:
      'This is a demo. Instead of real services it has these pages: they show what the site would have sent and let you answer for the other side.',
  },
};

const style = [
  '*{box-sizing:border-box}body{margin:0;background:#f4f1ec;color:#151412;font:17px/26px Graphik,Onest,system-ui,sans-serif}',
  'header{display:flex;flex-wrap:wrap;gap:8px 32px;justify-content:space-between;padding:12px max(16px,4vw,calc(54vw - 550px));background:repeating-linear-gradient(135deg,#e4ddd1 0 12px,#ece6db 12px 24px);border-bottom:1px solid #8b857a}',
  'nav{display:flex;flex-wrap:wrap;gap:0 24px}a{color:#9c3d1a;text-underline-offset:4px}nav a{padding:9px 0;margin:-9px 0;color:#151412}main{max-width:1100px;margin:0 auto;padding:48px max(16px,4vw) 96px}',
  'h1{margin:0 0 16px;font:400 clamp(32px,5vw,56px)/1.05 Zenith,Unbounded,Graphik,system-ui,sans-serif;letter-spacing:-.02em}h2{margin:48px 0 8px;font-weight:400;font-size:22px;line-height:28px}',
  '.note,.quiet,.rows span,time,dt{color:#57534c}.note{max-width:44em;margin:0 0 40px}.rows{list-style:none;margin:0;padding:0;border-top:1px solid #8b857a}',
  '.rows li{display:flex;flex-wrap:wrap;gap:4px 24px;padding:14px 0;border-bottom:1px solid #d0c9bd}.rows li>:is(a,strong){flex:1 1 320px;overflow-wrap:anywhere}form>.rows{flex:1 1 100%}form>.rows li{align-items:center}.rows span{flex:1 1 240px}.rows .sum{flex:0 0 auto;color:#151412}time,.sum{font-variant-numeric:tabular-nums}',
  'dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 24px;margin:0 0 32px;overflow-wrap:anywhere}dd{margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:720px;border:1px solid #d0c9bd;background:#fff}',
  'form{display:flex;flex-wrap:wrap;gap:12px;margin:16px 0}button{min-height:48px;padding:8px 20px;font:inherit;color:inherit;background:none;border:1px solid #8b857a;cursor:pointer}label{display:grid;gap:4px;flex:1 1 200px;color:#57534c}input,textarea{min-height:48px;padding:8px 12px;font:inherit;color:#151412;background:#fff;border:1px solid #8b857a;border-radius:0;width:100%}form>button{align-self:end}button.main{background:#9c3d1a;border-color:#9c3d1a;color:#fff}button:hover{border-color:#151412}:focus-visible{outline:2px solid #9c3d1a;outline-offset:3px}',
  '.phone{max-width:400px;padding:20px 16px 32px;background:#fff;border:1px solid #8b857a;border-radius:32px}.phone ol{list-style:none;margin:0;padding:0;display:grid;gap:20px}.phone p{margin:4px 0;padding:12px 16px;background:#ece6db;border-radius:4px 18px 18px;white-space:pre-wrap;overflow-wrap:anywhere}.phone time,.phone span{font-size:14px;line-height:20px}',
  '.pay{max-width:560px;padding:32px max(16px,3vw);background:#fff;border:1px solid #d0c9bd}.pay .price{margin:0 0 24px;font:400 clamp(36px,7vw,64px)/1 Zenith,Unbounded,Graphik,system-ui,sans-serif;font-variant-numeric:tabular-nums}.pay button.main{flex:1 1 100%}.state{padding-left:16px;border-left:4px solid #9c3d1a}details{margin:24px 0}summary{padding:9px 0;cursor:pointer}',
].join('');

const pageHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
};
