import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, type settings } from './config.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', databaseUrl: null, accessCode: null });
  });

  it('counts an empty variable as unset', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  /** Wrong values of every setting; HOST and DATA_DIR are texts, which only the system can refuse. */
  const wrong: { [Name in keyof typeof settings]: [must: string, ...values: string[]] } = {
    PORT: ['be a whole number from 0 to 65535', '70000', '3e3', '-1', '80.5', 'http', '0x50'],
    HOST: [''],
    PUBLIC_URL: [
      'be an address such as https://example.ua, without a path',
      ...[
        'example.ua',
        'http:example.ua',
        'ftp://example.ua',
        'https://',
        'https://example.ua/site',
        'https://example.ua/?a',
        'https://u:p@example.ua',
      ],
    ],
    DATA_DIR: [''],
    DATABASE_URL: [
      'be an address that starts with postgres:// or postgresql://',
      'mysql://host/db',
      'host/db',
      'postgres:host',
      'postgres://host:port/db',
    ],
    API_URL: [
      'be an address such as https://example.ua, without a path',
      'api.example.ua',
      'https://api.example.ua/api',
      'https://k@api.example.ua',
    ],
    ACCESS_CODE: ['have at least 4 characters', 'abc'],
    INVENTORY_URL: [
      'be an address that starts with http:// or https://, without a user and a password',
      ...['feed.xml', 'file:///feed.xml', 'https://user:secret@example.ua/feed.xml', 'https://'],
    ],
    INVENTORY_EVERY: ['be a whole number from 10 to 86400', '9', '86401', '5m'],
    RATES: ['be one of stored, nbu', 'NBU', 'toString'],
    TRUST_PROXY: ['be true or false', 'yes', 'TRUE', 'constructor', '__proto__'],
    READS_PER_MINUTE: ['be a whole number from 1 to 100000000', '0', '-5', '1e3', '100000001'],
    FORMS_PER_10_MINUTES: ['be a whole number from 1 to 100000000', '0', 'many'],
    LOG_LEVEL: ['be one of fatal, error, warn, info, debug, trace, silent', 'loud', 'INFO'],
    DEMO: ['be true or false', 'maybe', 'valueOf'],
  };
  const secrets = ['ACCESS_CODE', 'DATABASE_URL', 'INVENTORY_URL'];
  const sentences = Object.entries(wrong).flatMap(([name, [must, ...values]]) =>
    values.map((value) => ({ name, value, sentence: `${name} must ${must}${secrets.includes(name) ? '' : `, not "${value}"`}.` })),
  );

  it.each(sentences)('refuses $name=$value in one sentence', ({ name, value, sentence }) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });

  it('takes addresses as people write them', () => {
    expect(readConfig({ PUBLIC_URL: ' https://Example.UA/ ', API_URL: 'http://127.0.0.1:3001' })).toMatchObject({
      publicUrl: 'https://example.ua',
      apiUrl: 'http://127.0.0.1:3001',
    });
    const inventory = 'https://example.ua/feed.xml?key=user@example.ua';
    expect(readConfig({ INVENTORY_URL: inventory, INVENTORY_EVERY: '60' }).inventory).toEqual({ url: inventory, everySeconds: 60 });
    expect(readConfig({ DATABASE_URL: 'postgres://user:p%40ss@host/db' }).databaseUrl).toBe('postgres://user:p%40ss@host/db');
  });
});
