import { escapeHtml } from '../../base/html/escape-html.ts';
import { formatKyiv } from '../../base/kyiv-time.ts';
import type { Locale } from '../../base/locale.ts';
import { citizenOf, type DiiaPlay, type DiiaRequest, diiaPlays, diiaStatusAt } from '../../integrations/state-services/diia-request.ts';
import { changeFault, faultForm } from '../fault-form.ts';
import { type Asked, button, framed, type Shown, seeOther, simulatorPath, simulatorsAt } from '../frame.ts';
import type { DiiaSimulator } from './diia-simulator.ts';
import { diiaTexts } from './diia-simulator-texts.ts';

const name = 'diia';
const path = `${simulatorsAt}${name}/`;

/** Requests of sites to people with Diia, and the phone on which one of them answers. */
export async function showDiia(diia: DiiaSimulator, asked: Asked, now: Date): Promise<Shown> {
  const { method, rest, locale, form } = asked;
  const id = /^([\w-]+)\/$/.exec(rest)?.[1];
  const request = id ? await diia.find(id) : null;
  if (rest && !request) return notFound(locale, rest);
  if (method === 'POST') {
    const play = diiaPlays.find((one) => one === form.get('play'));
    if (request && play) await diia.play(request.id, play);
    else changeFault(diia.faults, form);
    return seeOther(simulatorPath(locale, name, rest));
  }
  return request ? requestPage(request, locale, now) : listPage(diia, locale, now);
}

async function listPage({ list, faults }: DiiaSimulator, locale: Locale, now: Date): Promise<Shown> {
  const { title, about, none, states, kinds } = diiaTexts[locale];
  const rows = (await list()).map(
    (request) =>
      `<li><a href="${simulatorPath(locale, name, `${request.id}/`)}">${kinds[request.kind]}</a><span>${states[diiaStatusAt(request, now)]}</span>${time(request.createdAt)}</li>`,
  );
  const body = rows.length === 0 ? `<p>${none}</p>` : `<ol class="rows">${rows.join('')}</ol>`;
  return framed({ locale, path, title, about, body: `${body}${faultForm(faults, locale)}`, freshSeconds: 4 });
}

function requestPage(request: DiiaRequest, locale: Locale, now: Date): Shown {
  const words = diiaTexts[locale];
  const { kind, happenings, returnLink, files } = request;
  const isOpen = happenings.length === 0;
  const buttons = (plays: DiiaPlay[]) =>
    `<form method="post">${plays.map((play) => button('play', play, words.plays[kind][play], play === 'agree')).join('')}</form>`;
  const callRows = request.calls.map(
    ({ at, status, about }) =>
      `<li>${time(at)}<span>${status ?? words.noAnswer}${about === 'forge' ? ` · ${words.forged}` : ''}</span></li>`,
  );
  const { lastNameUA, firstNameUA, middleNameUA, birthday, taxpayerNumber } = citizenOf('agree');
  const facts =
    kind === 'sharing'
      ? [
          [words.passport, `${lastNameUA} ${firstNameUA} ${middleNameUA}`],
          [words.born, birthday],
          [words.taxNumber, taxpayerNumber],
        ]
      : files.flatMap(({ fileName, fileHash }) => [
          [words.file, fileName],
          [words.hash, fileHash],
        ]);
  // The shop is this site, under the host name that the buyer used.
  const returns = URL.parse(returnLink);
  return framed({
    locale,
    path: `${path}${request.id}/`,
    title: words.ask[kind],
    about: words.phoneAbout,
    ...(!isOpen && { freshSeconds: 4 }),
    body: `<section class="phone"><dl>${facts.map(([term, text]) => `<dt>${term}</dt><dd>${escapeHtml(text ?? '')}</dd>`).join('')}</dl>
${isOpen ? buttons(['agree', 'refuse']) : `<p role="status">${words.states[diiaStatusAt(request, now)]}</p>`}
${returns ? `<div><a href="${escapeHtml(returns.pathname + returns.search)}">${words.back}</a></div>` : ''}</section>
${isOpen ? `<h2>${words.more}</h2>${buttons(diiaPlays.filter((play) => play !== 'agree' && play !== 'refuse' && words.plays[kind][play] !== ''))}` : ''}
<h2>${words.calls}</h2>${callRows.length === 0 ? `<p class="quiet">${words.noCalls}</p>` : `<ol class="rows">${callRows.join('')}</ol>`}`,
  });
}

const notFound = (locale: Locale, rest: string) =>
  framed({ locale, path: `${path}${rest}`, title: diiaTexts[locale].title, about: diiaTexts[locale].unknown, body: '', status: 404 });

const time = (at: string) => `<time datetime="${at}">${formatKyiv(new Date(at)).slice(0, 16)}</time>`;
