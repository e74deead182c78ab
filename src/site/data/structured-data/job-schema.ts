import type { JobPosting, WithContext } from 'schema-dts';
import type { VacancyAnswer } from '../../../contract/content/vacancies.ts';

type Vacancy = VacancyAnswer['vacancy'];
type SchemaTexts = { url: string; employer: { name: string; url: string } };

const employment = { full: 'FULL_TIME', part: 'PART_TIME', internship: 'INTERN' } as const;

/** An open vacancy; its pay is a month's, in hryvnias before taxes. */
export function jobSchema(vacancy: Vacancy, { url, employer }: SchemaTexts): WithContext<JobPosting> {
  const { title, lead, duties, date, validThrough, salaryFrom, salaryTo, address } = vacancy;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: [lead, ...duties].join('\n'),
    url,
    datePosted: date,
    ...(validThrough !== null && { validThrough: validThrough }),
    employmentType: employment[vacancy.employment],
    hiringOrganization: { '@type': 'Organization', name: employer.name, url: employer.url },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: 'UA', addressLocality: address.city, streetAddress: address.street },
    },
    ...((salaryFrom !== null || salaryTo !== null) && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'UAH',
        value: {
          '@type': 'QuantitativeValue',
          unitText: 'MONTH',
          value: salaryFrom ?? salaryTo ?? 0,
          ...(salaryFrom !== null && { minValue: salaryFrom }),
          ...(salaryTo !== null && { maxValue: salaryTo }),
        },
      },
    }),
  };
}
