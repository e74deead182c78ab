import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { load } from '../../../../tests/support/contents/load-feed.ts';
import { onEachEngine } from '../../../../tests/support/databases/database.ts';
import { makeCatalogue } from '../catalogue.ts';
import { feedOf } from '../import/sample-feed.ts';
import type { ProjectFacts } from './project-facts.store.ts';

const clock = () => new Date('2026-11-20T12:00:00Z');
const currentRate = () => ({ rate: { tenThousandths: 412_550 } });

onEachEngine('what is said of a project', (open) => {
  async function start() {
    const database = await open();
    const { kysely: db } = database;
    const catalogue = makeCatalogue({ db, clock, currentRate });
    database.watch('catalogue', () => void catalogue.reload());
    await load(database, [{}]);
    await catalogue.reload();
    const project = () => {
      const [first] = catalogue.projects();
      if (!first) throw new Error('The feed has a project.');
      return first.project;
    };
    const seen = (): ProjectFacts => {
      const { name, prime, class: kind, district, address, stage, sale } = project();
      return { name, prime, class: kind, district, address, stage, sale };
    };
    const save = (before: ProjectFacts, facts: Partial<ProjectFacts>, id = project().externalId) =>
      db
        .transaction()
        .execute((transaction) => catalogue.saveProjectFacts(transaction, { project: id, before, facts: { ...before, ...facts } }));
    const feed = () => load(database, [{ price: '99000' }], { allowJump: true });
    return { database, db, catalogue, project, seen, save, feed };
  }

  it('is on the site once it is saved, and no feed takes it back', async () => {
    const { project, seen, save, feed } = await start();
    const address = { uk: 'вул. Вербова, 2', en: '2 Verbova St' };
    expect(await save(seen(), { address, stage: 'done' })).toEqual({ ok: true, value: {} });
    await expect.poll(() => [project().address, project().stage]).toEqual([address, 'done']);
    expect(await feed()).toMatchObject({ ok: true, value: { outcome: 'applied', difference: { houses: { projects: 0 } } } });
    await expect.poll(() => [project().address, project().stage]).toEqual([address, 'done']);
  });

  it('stays with its source when it is saved as it was', async () => {
    const { db, seen, save } = await start();
    expect(await save(seen(), {})).toEqual({ ok: true, value: {} });
    expect(await db.selectFrom('office_fields').selectAll().execute()).toEqual([]);
  });

  it('is said by the feed again once the office gives it back', async () => {
    const { db, project, seen, save, feed } = await start();
    const { stage } = seen();
    await save(seen(), { stage: 'done' });
    await db.deleteFrom('office_fields').execute();
    await feed();
    await expect.poll(() => project().stage).toBe(stage);
  });

  it('of a project that a price list brings has no stage until a person says it, and may be unsaid again', async () => {
    const { db, catalogue, save, database } = await start();
    const list = 'ЖК,Секція,№,Поверх,Кімнат,Площа,Ціна,Здача,Валюта,Поверхів\nЛипки,1,1,2,2,62,98500,Q2 2028,USD,9\n';
    expect(await load(database, feedOf(list))).toMatchObject({ ok: true });
    const brought = () => {
      const found = catalogue.projects().find(({ project }) => project.name.uk === 'Липки');
      if (!found) throw new Error('The list has a project.');
      const { externalId, name, prime, class: kind, district, address, stage, sale } = found.project;
      return { externalId, facts: { name, prime, class: kind, district, address, stage, sale } };
    };
    await expect.poll(() => catalogue.projects().length).toBe(2);
    const { externalId, facts } = brought();
    expect(facts.stage).toBeNull();
    expect(await save(facts, { class: 'comfort' }, externalId)).toEqual({ ok: true, value: {} });
    await expect.poll(() => brought().facts).toMatchObject({ class: 'comfort', stage: null });
    await save(brought().facts, { stage: 'facade' }, externalId);
    await expect.poll(() => brought().facts.stage).toBe('facade');
    await save(brought().facts, { stage: null }, externalId);
    await expect.poll(() => brought().facts.stage).toBeNull();
    const { rows } = await sql<{ stage: string | null }>`select stage from project where salesforce_id = ${externalId}`.execute(db);
    expect(rows).toEqual([{ stage: null }]);
  });

  it('of two people who have seen the same, both are written where they changed different fields, and the second is refused otherwise', async () => {
    const { project, seen, save } = await start();
    const before = seen();
    await save(before, { stage: 'done' });
    expect(await save(before, { sale: 'sold_out' })).toEqual({ ok: true, value: {} });
    expect(await save(before, { stage: 'done' })).toEqual({ ok: true, value: {} });
    expect(await save(before, { stage: 'facade', class: 'prime' })).toEqual({ ok: false, refusal: { kind: 'project-moved' } });
    await expect.poll(() => [project().stage, project().sale, project().class]).toEqual(['done', 'sold_out', before.class]);
    expect(await save(before, { stage: 'done' }, 'nowhere')).toEqual({ ok: false, refusal: { kind: 'unknown-project' } });
  });
});
