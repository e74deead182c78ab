import { expect, it } from 'vitest';
import { everywhere, newKey, openOffice } from '../../tests/support/clients/open-office.ts';
import { newsItem, newsTag, someContents } from '../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { movableClock } from '../../tests/support/services/post-office.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { makeOutbox } from '../platform/outbox/outbox.ts';
import { notifyPublishers } from './release-letters.ts';
import { staffLetterHandlers } from './staff-letters.ts';

const quiet = { warn: () => {}, error: () => {} };
const site = { officeUrl: 'https://office.example.test', brand: () => ({ name: 'Обрій', phone: '+380441234567' }) };
const { slug: _slug, ...news } = newsItem('spring');
const titled = (title: string) => ({ ...news, uk: { ...news.uk, title } });

onOneEngine('a release that does not come at its instant', (open) => {
  it('reaches each person who publishes, once, with what to do; one that comes in time reaches none', async () => {
    const database = await open();
    const clock = movableClock('2026-11-26T10:00:00Z');
    const office = await openOffice(database, { clock });
    const { staff, releases, content, db } = office;
    await content.load(someContents({ news_tag: [newsTag('building')], news: [newsItem('spring')], publication: [] }));
    const maria = await office.addPerson(everywhere('editor'), 'Марія');
    const boss = await office.addPerson(everywhere('head-of-sales'), 'Олена');
    await office.addPerson(everywhere('accountant'), 'Бухгалтерка');
    const letters: Letter[] = [];
    const port = { send: async (letter: Letter) => void letters.push(letter) };
    const { deliverDue } = makeOutbox({
      db,
      clock,
      watch: database.watch,
      handlers: staffLetterHandlers(port, { db, staff, releases, site }),
      log: quiet,
    });
    const begin = async (name: string, title: string) => {
      const { release } = await maria.client('POST /office/api/releases/make', { body: { name }, ...newKey() });
      const draft = { release: release.number, part: 'news', name: 'spring', version: 0, content: titled(title) };
      await maria.client('POST /office/api/drafts/save', { body: draft, ...newKey() });
      return { number: release.number, version: 2 };
    };
    const schedule = async (name: string, title: string) => {
      const seen = await begin(name, title);
      const at = new Date(clock().getTime() + 60_000).toISOString();
      await maria.client('POST /office/api/releases/schedule', { body: { ...seen, at }, ...newKey() });
      return seen.number;
    };
    const look = async () => {
      letters.length = 0;
      const notify = notifyPublishers({ staff, clock });
      await Promise.all([releases.publishDue(() => false, notify), releases.publishDue(() => false, notify)]);
      await content.reload();
      await deliverDue();
      await deliverDue();
      return letters.map(({ to, subject }) => `${to}: ${subject}`).sort();
    };
    const readers = (await staff.people()).filter(({ id }) => [maria.id, boss.id].includes(id)).map(({ email }) => email);
    const sent = (subject: string) => readers.map((email) => `${email}: ${subject}`).sort();

    await schedule('Вчасний', 'Навесні');
    clock.pass(1);
    expect(await look()).toEqual([]);

    await schedule('Запізнілий', 'Пізніше');
    clock.pass(1.2);
    expect(await look()).toEqual(sent('Обрій: Випуск «Запізнілий» вийшов із запізненням'));

    const held = await schedule('Зима', 'Узимку');
    await maria.client('POST /office/api/releases/publish', { body: await begin('Швидкий', 'Зараз'), ...newKey() });
    await content.reload();
    clock.pass(1);
    expect(await look()).toEqual(sent('Обрій: Випуск «Зима» не вийшов'));
    expect(letters[0]?.text).toContain(`https://office.example.test/office/releases/${held}`);
    expect(await look()).toEqual([]);
  });
});
