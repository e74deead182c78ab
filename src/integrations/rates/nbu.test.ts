import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { nbuRates } from './nbu.ts';

let status = 200;
let body = '';
const bank = createServer((_request, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1');
afterAll(() => bank.close());
const port = nbuRates(() => fetch(`http://127.0.0.1:${(bank.address() as AddressInfo).port}`));

describe('national bank rates', () => {
  it('reads the rate with all its digits, and its first day', async () => {
    body = '[{"r030":840,"txt":"Долар США","rate":41.2508,"cc":"USD","exchangedate":"20.11.2026"}]';
    expect(await port.latest()).toEqual([{ rate: { tenThousandths: 412_508 }, date: '2026-11-20', source: { uk: 'НБУ', en: 'NBU' } }]);
  });

  it.each([
    [403, 'Forbidden'],
    [200, '[]'],
    [200, '<html>maintenance</html>'],
    [200, '[{"rate":0,"cc":"USD","exchangedate":"20.11.2026"}]'],
    [200, '[{"rate":44.1,"cc":"EUR","exchangedate":"20.11.2026"}]'],
  ])('throws at %i %s', async (code, text) => {
    status = code;
    body = text;
    await expect(port.latest()).rejects.toThrow('the national bank answered');
  });
});
