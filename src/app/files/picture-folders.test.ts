import { expect, it } from 'vitest';
import { makeSiteAddress } from './picture-folders.ts';

it('leads from the host of the office to that of the site, and nowhere where both are one', () => {
  const [site, office] = ['https://example.test', 'https://office.example.test'];
  expect(makeSiteAddress({ publicUrl: site, officeUrl: office })('/pictures/a.webp')).toBe('https://example.test/pictures/a.webp');
  expect(makeSiteAddress({ publicUrl: `${site}/`, officeUrl: site })('/pictures/a.webp')).toBe('/pictures/a.webp');
});
