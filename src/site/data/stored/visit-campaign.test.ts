import { expect, test } from 'vitest';
import { campaignOf } from './visit-campaign.ts';

const here = (query = '') => new URL(`https://site.test/en/projects/${query}`);

test('§9 the address names the campaign, cut to what the API takes', () => {
  expect(campaignOf(here('?utm_source=mail&utm_medium=letter&utm_term=&other=1'), '')).toEqual({
    utm_source: 'mail',
    utm_medium: 'letter',
  });
  expect(campaignOf(here(`?utm_content=${'x'.repeat(300)}`), '').utm_content).toHaveLength(200);
});

test('§9 a missing source or medium follows from the referrer', () => {
  expect(campaignOf(here(), 'https://www.google.com.ua/')).toEqual({ utm_source: 'google', utm_medium: 'organic' });
  expect(campaignOf(here(), 'https://duckduckgo.com/?q=flat')).toEqual({ utm_source: 'google', utm_medium: 'organic' });
  for (const engine of [
    'https://uk.search.yahoo.com/',
    'https://r.search.yahoo.com/',
    'android-app://com.google.android.googlequicksearchbox/',
  ])
    expect(campaignOf(here(), engine), engine).toEqual({ utm_source: 'google', utm_medium: 'organic' });
  expect(campaignOf(here(), 'https://lun.ua:8443/kyiv')).toEqual({ utm_source: 'lun.ua', utm_medium: 'referral' });
  expect(campaignOf(here(), 'https://lun.ua/kyiv')).toEqual({ utm_source: 'lun.ua', utm_medium: 'referral' });
  expect(campaignOf(here('?utm_source=lun'), 'https://lun.ua/kyiv')).toEqual({ utm_source: 'lun', utm_medium: 'referral' });
});

test('§9 mail of a search engine is no search', () => {
  expect(campaignOf(here(), 'https://mail.google.com/')).toEqual({ utm_source: 'mail.google.com', utm_medium: 'referral' });
});

test('§9 our own pages, no referrer and a broken one say nothing', () => {
  for (const referrer of ['https://site.test/', '', 'about:blank', 'nonsense']) expect(campaignOf(here(), referrer)).toEqual({});
});
