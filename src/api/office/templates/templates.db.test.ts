import { expect, it } from 'vitest';
import { askFor } from '../../../../tests/support/clients/office-leads.ts';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { officeProblemOf } from '../../../contract/office/office-client.ts';

onOneEngine('answer templates', (open) => {
  async function build() {
    const office = await openOffice(await open());
    const head = await office.addPerson(everywhere('head-of-sales'), 'Андрій Ковальчук');
    const text = { uk: 'Вітаю, {клієнт}! Квартира {квартира} ще вільна. {менеджер}', en: 'Hello {client}! {flat} is available. {manager}' };
    const save = (changes: object = {}, { client } = head) =>
      client('POST /office/api/templates/save', { body: { stored: null, title: 'Ще вільна', ...text, ...changes }, ...newKey() });
    return { office, head, text, save };
  }

  it('are saved by heads of sales, noted in the audit, and a save against an older version loses nothing', async () => {
    const { office, head, save, text } = await build();
    const [first] = (await save()).templates;
    const stored = { id: first?.id ?? '', version: 1 };
    const errors = await save({ title: 'ще вільна' }).catch((fault: unknown) => officeProblemOf(fault)?.errors);
    expect(errors).toEqual({ title: ['taken'] });
    const other = await office.addPerson(everywhere('head-of-sales'));
    const codes = await Promise.all([codeOf(save({ stored, title: 'Перша' })), codeOf(save({ stored, title: 'Друга' }, other))]);
    expect(codes.toSorted()).toEqual(['changed-meanwhile', 'ok']);
    const won = codes[0] === 'ok' ? 'Перша' : 'Друга';
    const list = async () => (await head.client('GET /office/api/templates')).templates;
    expect(await list()).toEqual([{ id: stored.id, title: won, ...text, version: 2 }]);
    const remove = (version: number) =>
      codeOf(head.client('POST /office/api/templates/remove', { body: { id: stored.id, version }, ...newKey() }));
    expect([await remove(1), await remove(2), await remove(2)]).toEqual(['changed-meanwhile', 'ok', 'unknown-template']);
    expect(await list()).toEqual([]);
    const audit = await office.db
      .selectFrom('audit_entry')
      .select(['operation', 'before', 'after'])
      .where('record_type', '=', 'answer-template')
      .orderBy('position')
      .execute();
    expect(audit).toMatchObject([
      { operation: 'saveTemplate', before: null, after: { title: 'Ще вільна', text_uk: text.uk } },
      { operation: 'saveTemplate', before: { title: 'Ще вільна' }, after: { title: won } },
      { operation: 'removeTemplate', before: { title: won, text_en: text.en }, after: null },
    ]);
  });

  it('are filled in the language of the client, and no answer leaves with a placeholder', async () => {
    const { office, save } = await build();
    await save();
    const oksana = await office.addPerson(everywhere('sales-manager'), 'Оксана Литвин');
    const filled = async (id: string) => oksana.client('GET /office/api/request/templates', { query: { id } });
    const id = await askFor(office);
    expect((await filled(id)).templates).toMatchObject([
      { title: 'Ще вільна', text: expect.stringMatching(/^Вітаю, Олена! Квартира № 143, .+ ще вільна\. Оксана Литвин$/) },
    ]);
    const bare = await askFor(office, { flat: null, phone: '+380501234568' });
    const [{ text } = { text: '' }] = (await filled(bare)).templates;
    expect(text).toBe('Вітаю, Олена! Квартира {квартира} ще вільна. Оксана Литвин');
    const answer = (said: string) =>
      oksana
        .client('POST /office/api/requests/answer', { body: { id, version: 1, text: said }, ...newKey() })
        .then(({ request }) => request.messages.map((one) => one.text))
        .catch((fault: unknown) => officeProblemOf(fault)?.errors);
    expect(await answer(text)).toEqual({ text: ['malformed'] });
    expect(await answer(text.replace('{квартира}', '№ 7'))).toEqual(['Вітаю, Олена! Квартира № 7 ще вільна. Оксана Литвин']);
  });
});
