import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', databaseUrl: null, accessCode: null });
  });

  it('counts an empty variable as unset', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ['PORT', '3e3', 'PORT must be a whole number from 0 to 65535, not "3e3".'],
    ['PUBLIC_URL', 'example.ua', 'PUBLIC_URL must be an address that starts with http:// or https://, not "example.ua".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
    ['DEMO', 'maybe', 'DEMO must be true or false, not "maybe".'],
  ])('refuses %s=%s in one sentence', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });

  it('never repeats a secret', () => {
    for (const [name, value] of [
      ['ACCESS_CODE', 'abc'],
      ['DATABASE_URL', 'mysql://root:hunter2@host/db'],
    ] as const)
      expect(() => readConfig({ [name]: value })).toThrow(expect.objectContaining({ message: expect.not.stringContaining(value) }));
  });
});
