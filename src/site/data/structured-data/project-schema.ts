import type { ApartmentComplex, WithContext } from 'schema-dts';
import type { Project } from '../../../contract/catalogue/project-summaries.ts';

type Plan = { name: string; rooms: number; available: number };
type SchemaTexts = { url: string; picture: string | null; plans: Plan[] };

/** A project with the kinds of flats for sale in it now. */
export const projectSchema = (project: Omit<Project, 'features'>, { url, picture, plans }: SchemaTexts): WithContext<ApartmentComplex> => ({
  '@context': 'https://schema.org',
  '@type': 'ApartmentComplex',
  name: project.name,
  url,
  description: project.lead,
  ...(picture && { image: picture }),
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'UA',
    ...(project.district && { addressLocality: project.district }),
    ...(project.address && { streetAddress: project.address }),
  },
  numberOfAvailableAccommodationUnits: { '@type': 'QuantitativeValue', value: project.total },
  accommodationFloorPlan: plans.map(({ name, rooms, available }) => ({
    '@type': 'FloorPlan',
    name,
    numberOfRooms: rooms,
    numberOfAvailableAccommodationUnits: { '@type': 'QuantitativeValue', value: available },
  })),
});
