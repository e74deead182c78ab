import { escapeHtml } from '../../base/escape-html.ts';
import type { KeptLetter, LettersSimulator } from './letters-simulator.ts';

const lettersPath = '/simulators/letters/';

type Page = { status: 200 | 404; html: string };

/** The mailbox of the simulator as pages: all letters, and one with what a mail program would be told. */
export async function showLetters({ list, find }: Pick<LettersSimulator, 'list' | 'find'>, path: string): Promise<Page> {
  const [id = '', part] = path.slice(lettersPath.length).split('/');
  if (!id) return { status: 200, html: page('Листи · Letters', mailbox(await list())) };
  const letter = await find(id);
  if (!letter) return { status: 404, html: page('Листи · Letters', '<p>Такого листа немає. There is no such letter.</p>') };
  return { status: 200, html: part === 'letter' ? inFrame(letter.html) : page(letter.subject, opened(letter)) };
}

/** Its links leave the frame in which it is shown: the site may stand in none. */
const inFrame = (html: string) => html.replace('<head>', '<head><base target="_top">');

const mailbox = (letters: KeptLetter[]) =>
  letters.length === 0
    ? '<p>Листів ще немає. No letters yet.</p>'
    : `<ol>${letters
        .map(
          ({ id, to, subject, sentAt }) =>
            `<li><a href="${lettersPath}${id}/">${escapeHtml(subject)}</a><span>${escapeHtml(to)}</span><time>${sentAt.slice(0, 16).replace('T', ' ')}</time></li>`,
        )
        .join('')}</ol>`;

const opened = ({ id, to, subject, text, unsubscribe, sentAt }: KeptLetter) => `
  <dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Subject</dt><dd>${escapeHtml(subject)}</dd><dt>Date</dt><dd>${sentAt}</dd>
  ${unsubscribe ? `<dt>List-Unsubscribe</dt><dd>${escapeHtml(unsubscribe)}</dd>` : ''}</dl>
  <iframe title="HTML" src="${lettersPath}${id}/letter" sandbox="allow-top-navigation-by-user-activation"></iframe>
  <details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details>
  <p><a href="${lettersPath}">← Листи · Letters</a></p>`;

const page = (title: string, body: string) => `<!doctype html><html lang="uk"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<style>body{margin:0;padding:6vh 5vw;background:#f4f1ec;color:#151412;font:17px/1.5 sans-serif}h1{margin:0 -5vw 32px;padding:0 5vw 16px;border-bottom:1px solid #8b857a;font-weight:400}
.note{color:#57534c}a{color:#a8431f}ol{list-style:none;padding:0}li{display:flex;flex-wrap:wrap;gap:4px 24px;padding:12px 0;border-bottom:1px solid #d0c9bd}li a{flex:1 1 320px}
time,span,dt{color:#57534c}dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 24px;overflow-wrap:anywhere}dd{margin:0}iframe{width:100%;height:720px;border:1px solid #d0c9bd;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere}</style><h1>${escapeHtml(title)}</h1>
<p class="note">Симулятор пошти: ці листи нікуди не надіслано. A mail simulator: these letters were sent nowhere.</p>${body}</html>`;
