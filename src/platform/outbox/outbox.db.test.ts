import { expect, it } from 'vitest';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { listDeadLetters, retryDeadLetters } from './dead-letters.ts';
import { makeOutbox, type OutboxHandler, putInOutbox, Undeliverable } from './outbox.ts';

onEachEngine('the outbox', (open) => {
  const build = async () => {
    const database = await open();
    const clock = movableClock('2026-11-21T12:00:00Z');
    const logged: object[] = [];
    const log = { warn: (about: object) => void logged.push(about), error: (about: object) => void logged.push(about) };
    const outboxTo = (letter: OutboxHandler) =>
      makeOutbox({ db: database.kysely, clock, watch: database.watch, handlers: { letter }, log });
    const put = (...keys: string[]) =>
      database.kysely.transaction().execute((transaction) =>
        putInOutbox(
          transaction,
          clock,
          keys.map((key) => ({ kind: 'letter', key, payload: { to: key } })),
        ),
      );
    const rows = () => database.kysely.selectFrom('outbox').selectAll().orderBy('key').execute();
    return { database, clock, logged, outboxTo, put, rows };
  };

  it('holds committed messages, once by their key, and none that were rolled back', async () => {
    const { database, clock, put, rows } = await build();
    const message = { kind: 'letter', key: 'lost', payload: {} };
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await putInOutbox(transaction, clock, [message]);
      throw new Error('the cause failed');
    });
    await expect(failing).rejects.toThrow('the cause failed');
    await put('a', 'b');
    await put('b', 'c');
    expect((await rows()).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });

  it('delivers each message once though several processes deliver at the same time, and then clears its content', async () => {
    const { put, rows, outboxTo } = await build();
    await put(...Array.from({ length: 30 }, (_, at) => `message-${at}`));
    const brought: string[] = [];
    const handler: OutboxHandler = async (payload) => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      brought.push((payload as { to: string }).to);
    };
    await Promise.all([outboxTo(handler), outboxTo(handler), outboxTo(handler)].map(({ deliverDue }) => deliverDue()));
    expect(brought).toHaveLength(30);
    expect(new Set(brought).size).toBe(30);
    expect(new Set((await rows()).map(({ state, payload }) => JSON.stringify([state, payload])))).toEqual(new Set(['["delivered",null]']));
  });

  it('retries at growing intervals under the same id, and gives up at the end', async () => {
    const { put, rows, outboxTo, clock, logged } = await build();
    await put('a');
    const ids: string[] = [];
    const { deliverDue } = outboxTo(async (_payload, id) => {
      ids.push(id);
      throw new Error('olena@example.ua: mailbox busy');
    });
    const waits = [0, 1, 5, 15, 60, 240, 720, 1440];
    for (const [tries, wait] of waits.entries()) {
      clock.pass(wait - 0.5);
      await deliverDue();
      expect(ids).toHaveLength(wait === 0 ? 0 : tries);
      clock.pass(0.5);
      await deliverDue();
      expect(ids).toHaveLength(tries + 1);
    }
    expect(new Set(ids).size).toBe(1);
    clock.pass(100_000);
    await deliverDue();
    expect(ids).toHaveLength(waits.length);
    expect(await rows()).toMatchObject([
      { state: 'dead', attempts: 8, last_fault: 'olena@example.ua: mailbox busy', payload: { to: 'a' } },
    ]);
    expect(JSON.stringify(logged)).not.toContain('olena');
  });

  it('gives up at once on a receiver that refuses for good', async () => {
    const { put, rows, outboxTo } = await build();
    await put('a');
    await outboxTo(async () => {
      throw new Undeliverable('550 no such mailbox');
    }).deliverDue();
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 1, last_fault: '550 no such mailbox' }]);
  });

  it('leaves messages without a handler here to other processes', async () => {
    const { database, clock, put, rows, outboxTo } = await build();
    await database.kysely
      .transaction()
      .execute((transaction) => putInOutbox(transaction, clock, [{ kind: 'sms', key: 'sms', payload: {} }]));
    await put('letter');
    await outboxTo(async () => undefined).deliverDue();
    expect(await rows()).toMatchObject([
      { key: 'letter', state: 'delivered' },
      { key: 'sms', state: 'waiting', attempts: 0 },
    ]);
  });

  it('shows an operator the dead letters, and retries them under the same id', async () => {
    const { database, clock, put, outboxTo } = await build();
    await put('a', 'b');
    const ids: string[] = [];
    let isMended = false;
    const { deliverDue } = outboxTo(async (payload, id) => {
      if ((payload as { to: string }).to === 'b' || isMended) return;
      ids.push(id);
      throw new Undeliverable('550 no such mailbox');
    });
    await deliverDue();
    expect(await listDeadLetters(database.kysely)).toMatchObject([
      { id: ids[0], key: 'a', attempts: 1, last_fault: '550 no such mailbox' },
    ]);
    isMended = true;
    expect(await retryDeadLetters(database.kysely, clock)).toHaveLength(1);
    await deliverDue();
    expect(await listDeadLetters(database.kysely)).toEqual([]);
  });

  it('takes over the message of a dead process, under the same id, and not before its lease has ended', async () => {
    const { put, rows, outboxTo, clock } = await build();
    await put('a');
    const received: string[] = [];
    // Delivers and never stores that it did.
    void outboxTo((_payload, id) => {
      received.push(id);
      return new Promise(() => undefined);
    }).deliverDue();
    await expect.poll(() => received.length).toBe(1);
    const other = outboxTo(async (_payload, id) => void received.push(id));
    clock.pass(4);
    await other.deliverDue();
    expect(received).toHaveLength(1);
    clock.pass(2);
    await other.deliverDue();
    expect(received).toHaveLength(2);
    expect(new Set(received).size).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });

  it('delivers the messages of an earlier process as soon as it starts, and later ones before the next look', async () => {
    const { put, outboxTo } = await build();
    await put('left');
    const brought: string[] = [];
    const stop = outboxTo(async (payload) => void brought.push((payload as { to: string }).to)).start('letters');
    await expect.poll(() => brought).toEqual(['left']);
    await put('new');
    await expect.poll(() => brought, { timeout: 4_000 }).toEqual(['left', 'new']);
    await stop();
    await put('after the end');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(brought).toEqual(['left', 'new']);
  });
});
