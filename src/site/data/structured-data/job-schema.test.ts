import { expect, it } from 'vitest';
import { structuredDataProblems } from '../../../../tests/support/structured-data.ts';
import { jobSchema } from './job-schema.ts';

const vacancy: Parameters<typeof jobSchema>[0] = {
  slug: 'site-manager',
  title: 'Site manager',
  lead: 'Leads a site.',
  categoryId: 'site',
  employment: 'full',
  place: 'Tsehla',
  schedule: '8:00–17:00',
  salaryFrom: 60_000,
  salaryTo: null,
  veterans: '',
  date: '2026-11-02',
  validThrough: null,
  closed: false,
  address: { city: 'Kyiv', street: '54 Povitrianykh Syl Ave' },
  projectId: null,
  duties: ['Plans the week.'],
  expectations: [],
  gives: [],
  related: [],
};
const texts = { url: 'https://example.test/en/vacancy/site-manager/', employer: { name: 'OBRIY', url: 'https://example.test/' } };

it('tells search engines of a vacancy with all that they ask, its pay only where it is known', () => {
  const posting = jobSchema(vacancy, texts);
  expect(structuredDataProblems(posting)).toEqual([]);
  expect(posting).toMatchObject({ employmentType: 'FULL_TIME', baseSalary: { currency: 'UAH', value: { minValue: 60_000 } } });
  const silent = jobSchema({ ...vacancy, salaryFrom: null, employment: 'internship', validThrough: '2026-12-31' }, texts);
  expect(structuredDataProblems(silent)).toEqual([]);
  expect(silent).toMatchObject({ employmentType: 'INTERN', validThrough: '2026-12-31' });
  expect(silent).not.toHaveProperty('baseSalary');
});
