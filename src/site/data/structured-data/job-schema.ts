import type { JobPosting, WithContext } from 'schema-dts';
import type { VacancyAnswer } from '../../../contract/content/vacancies.ts';

type Vacancy = VacancyAnswer['vacancy'];
type SchemaTexts = { url: string; employer: { name: string; url: string } };

const employment = { full: 'FULL_TIME', part: 'PART_TIME', internship: 'INTERN' } as const;

/** An open vacancy; its pay is a month's, in hryvnias before taxes. */
export function jobSchema(vacancy: Vacancy, { url, employer }: SchemaTexts): WithContext<JobPosting> {
  const { title, lead, duties, date, valid_through, salary_from, salary_to, address } = vacancy;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: [lead, ...duties].join('\n'),
    url,
    datePosted: date,
    ...(valid_through !== null && { validThrough: valid_through }),
    employmentType: employment[vacancy.employment],
    hiringOrganization: { '@type': 'Organization', name: employer.name, url: employer.url },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: 'UA', addressLocality: address.city, streetAddress: address.street },
    },
    ...((salary_from !== null || salary_to !== null) && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'UAH',
        value: {
          '@type': 'QuantitativeValue',
          unitText: 'MONTH',
          value: salary_from ?? salary_to ?? 0,
          ...(salary_from !== null && { minValue: salary_from }),
          ...(salary_to !== null && { maxValue: salary_to }),
        },
      },
    }),
  };
}
