import type { Locale, Localized } from '../base/locale.ts';
import type { AccessScreen } from '../platform/http/access-gate.ts';

const wordsOf: Localized<{ lang: Locale; title: string; label: string; enter: string; wrong: string; wait: string; needed: string }> = {
  uk: {
    lang: 'uk',
    title: 'Сайт ще готується',
    label: 'Код доступу',
    enter: 'Увійти',
    wrong: 'Код не підходить. Перевірте, чи все набрано так, як вам надіслали.',
    wait: 'Забагато спроб. Зачекайте десять хвилин і спробуйте знову.',
    needed: 'Потрібен код доступу.',
  },
  en: {
    lang: 'en',
    title: 'Not open yet',
    label: 'Access code',
    enter: 'Enter',
    wrong: 'That code does not fit. Check that it is typed the way it was sent to you.',
    wait: 'Too many tries. Wait ten minutes and try again.',
    needed: 'An access code is needed.',
  },
};

/** The heading stands on the horizon, the form hangs from it. */
const style = [
  'body{margin:0;min-height:100svh;display:grid;grid-template-rows:1fr 1fr;background:#0e0e0e;color:#eee;font:17px/26px Graphik,Onest,system-ui,sans-serif}',
  'h1{align-self:end;margin:0;padding:0 6.67vw 24px;border-bottom:1px solid #7b7b7b;font:400 clamp(32px,6vw,88px)/1 Zenith,Unbounded,Graphik,system-ui,sans-serif;letter-spacing:-.03em}',
  'form{width:min(20rem,86vw);padding:32px 6.67vw}label{display:block;color:#b4b4b4}',
  'input,button{box-sizing:border-box;width:100%;height:48px;font:inherit;color:inherit;background:none;border:0}',
  'input{border-bottom:1px solid #7b7b7b;outline-offset:3px}input[aria-invalid]{padding:0 12px;border:1px solid #ff5a4f;margin-top:8px}',
  'button{margin-top:24px;background:#e8835c;color:#0e0e0e;cursor:pointer}:focus-visible{outline:2px solid #e8835c;outline-offset:3px}p{margin:8px 0 0;color:#ff8a80}',
].join('');

function page(locale: Locale, wrong: 'wrong' | 'wait' | null): string {
  const { lang, title, label, enter, ...said } = wordsOf[locale];
  const fault = wrong && said[wrong];
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`,
    `<title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><form method="post"><label for="code">${label}</label>`,
    `<input id="code" name="code" type="password" autocomplete="off" required autofocus${fault ? ' aria-invalid="true" aria-describedby="fault"' : ''}>`,
    `${fault ? `<p id="fault" role="alert">${fault}</p>` : ''}<button>${enter}</button></form></body></html>`,
  ].join('');
}

/** The screen that covers the whole site until its code is given. */
export const accessScreen: AccessScreen = { page, style, needed: (locale) => wordsOf[locale].needed };
