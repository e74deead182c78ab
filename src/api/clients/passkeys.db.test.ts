import { expect, it } from 'vitest';
import { logIn, openApi, post, strict } from '../../../tests/support/api/open-api.ts';
import { makeSoftwareKey } from '../../../tests/support/clients/software-key.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { loginAnswerSchema, passkeysAnswerSchema } from '../../contract/clients/clients.ts';

const home = { origin: 'https://example.test', rpId: 'example.test' };
type Options = { challenge: string };

onOneEngine('passkeys', (open) => {
  async function openApp() {
    const clock = movableClock('2026-11-21T12:00:00Z');
    const { ask } = await openApi(await open(), { clock });
    const send = (name: string, body: object, headers: Record<string, string> = {}) =>
      ask(`/api/client/${name}`, post(JSON.stringify(body), { 'content-type': 'application/json', ...headers }));
    const options = async (name: string, headers?: Record<string, string>) =>
      ((await (await send(name, {}, headers)).json()) as { options: Options }).options;
    const login = async (response: object) => (await send('passkey/login', { response })).status;
    const { headers, user } = await logIn({ ask });
    const add = async (key: ReturnType<typeof makeSoftwareKey>) =>
      (await send('passkey/add', { response: key.register(await options('passkey/add-options', headers)) }, headers)).status;
    const list = async () => strict(passkeysAnswerSchema, await (await ask('/api/client/passkeys', { headers })).json()).passkeys;
    return { clock, ask, send, options, login, headers, user, add, list };
  }

  it('§1 opens the account of the client who added the key, until the key is removed', async () => {
    const { send, options, login, headers, user, add, list } = await openApp();
    const key = makeSoftwareKey(home);
    expect(await add(key)).toBe(200);
    expect(await list()).toMatchObject([{ last_used_at: null }]);
    const opened = await send('passkey/login', { response: key.sign(await options('passkey/login-options')) });
    expect(strict(loginAnswerSchema, await opened.json()).user.id).toBe(user.id);
    const [stored] = await list();
    expect(stored?.last_used_at).toBe('2026-11-21T12:00:00.000Z');
    expect((await send('passkey/remove', { passkey_id: stored?.id }, headers)).status).toBe(200);
    expect(await login(key.sign(await options('passkey/login-options')))).toBe(422);
  });

  it('refuses an answer twice, late, to another challenge, of another site, of an unknown key, and without user verification', async () => {
    const { clock, options, login, headers, add, send } = await openApp();
    const key = makeSoftwareKey(home);
    expect(await add(key)).toBe(200);
    const once = key.sign(await options('passkey/login-options'));
    expect([await login(once), await login(once)]).toEqual([200, 422]);
    const late = key.sign(await options('passkey/login-options'));
    clock.pass(5);
    expect(await login(late)).toBe(422);
    expect(await login(key.sign({ challenge: 'bmV2ZXIgYXNrZWQ' }))).toBe(422);
    expect(await login(key.sign(await options('passkey/add-options', headers)))).toBe(422);
    expect(await login(key.sign(await options('passkey/login-options'), false))).toBe(422);
    const elsewhere = makeSoftwareKey({ ...home, origin: 'https://example.test.evil.example' });
    expect(await add(elsewhere)).toBe(422);
    expect(await login(makeSoftwareKey(home).sign(await options('passkey/login-options')))).toBe(422);
    const response = key.register(await options('passkey/add-options', headers));
    expect((await send('passkey/add', { response }, headers)).status).toBe(422);
  });
});
