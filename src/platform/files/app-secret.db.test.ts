import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { appSecret } from './app-secret.ts';

const emptyFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
};

it('makes one secret for all processes that start at once, readable by their user alone', async () => {
  const folder = emptyFolder();
  const secrets = await Promise.all(Array.from({ length: 5 }, () => appSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(await appSecret(folder)).toBe(secrets[0]);
  if (process.platform !== 'win32') expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

it('does not take an empty file for a secret', async () => {
  const folder = emptyFolder();
  await appSecret(folder);
  writeFileSync(join(folder, 'secret'), '');
  await expect(appSecret(folder)).rejects.toThrow('holds no secret');
});

it('never shows a secret that is half written', async () => {
  for (let round = 0; round < 20; round += 1) {
    const folder = emptyFolder();
    const secrets = await Promise.all(Array.from({ length: 30 }, () => appSecret(folder)));
    expect(new Set(secrets).size).toBe(1);
    expect(readdirSync(folder)).toEqual(['secret']);
  }
});
