import { formatKyiv } from '../../base/kyiv-time.ts';
import type { Localized } from '../../base/locale.ts';
import { changeFault, faultForm } from '../fault-form.ts';
import { type Asked, button, framed, type Shown, seeOther, simulatorPath, simulatorsAt } from '../frame.ts';
import type { CameraSimulator } from './camera-simulator.ts';

const name = 'cameras';

/** The recorder with its switches, and below it its streams. */
export async function showCameras(cameras: CameraSimulator, { method, rest, locale, form }: Asked): Promise<Shown> {
  if (method === 'POST') {
    const [off, lost, on] = [form.get('off'), form.get('lost'), form.get('on')];
    if (lost) await cameras.switchTo(lost, false, 60_000);
    else if (off) await cameras.switchTo(off, false);
    else if (on) await cameras.switchTo(on, true);
    else changeFault(cameras.faults, form);
    return seeOther(simulatorPath(locale, name));
  }
  if (rest) return stream(cameras, rest);
  const { title, about, on, offSince, turnOff, loseLine, turnOn } = cameraTexts[locale];
  const rows = cameras.names.map(async (camera) => {
    const since = await cameras.offSince(camera);
    const state = since ? `${offSince} ${time(since)}` : on;
    return `<li><a href="${simulatorsAt}${name}/${camera}/live.m3u8">${camera}</a><span>${state}</span><form method="post">${
      since ? button('on', camera, turnOn, true) : button('off', camera, turnOff) + button('lost', camera, loseLine)
    }</form></li>`;
  });
  const body = `<ul class="rows">${(await Promise.all(rows)).join('')}</ul>${faultForm(cameras.faults, locale)}`;
  return framed({ locale, path: `${simulatorsAt}${name}/`, title, about, body });
}

async function stream({ answer, faults }: CameraSimulator, rest: string): Promise<Shown> {
  const [, camera = '', file = ''] = /^([a-z\d-]+)\/([\w.]+)$/.exec(rest) ?? [];
  // With an injected fault a visitor's player gets nothing.
  const answered = faults.now() ? null : await answer(camera, file);
  if (!answered) return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, html: '' };
  return { status: 200, headers: { 'content-type': answered.type }, html: '', bytes: Buffer.from(answered.body) };
}

const time = (at: Date) => `<time datetime="${at.toISOString()}">${formatKyiv(at)}</time>`;

type Words = { title: string; about: string; on: string; offSince: string; turnOff: string; loseLine: string; turnOn: string };
export const cameraTexts: Localized<Words> = {
  uk: {
    title: 'Камери',
    about:
      'Реєстратор, який показує сайту будмайданчики. Кадри складено з візуалізацій, а потік справжній: короткі фрагменти й перелік останніх із них. Камеру можна вимкнути, і сайт скаже, відколи вона мовчить.',
    on: 'Показує',
    offSince: 'Вимкнена з',
    turnOff: 'Вимкнути',
    loseLine: 'Зв’язок зник хвилину тому',
    turnOn: 'Увімкнути',
  },
  en: {
    title: 'Cameras',
    about:
      'The recorder that shows building sites to the site. The frames are made of renders, the stream is real: short pieces and a list of the last of them. Switch a camera off, and the site tells since when it has been silent.',
    on: 'On air',
    offSince: 'Off since',
    turnOff: 'Switch off',
    loseLine: 'Lose its line a minute ago',
    turnOn: 'Switch on',
  },
};
