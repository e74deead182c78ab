import type { Kysely } from 'kysely';
import type { Localized } from '../../../src/base/locale.ts';
import type { CatalogueTables } from '../../../src/domain/catalogue/catalogue.tables.ts';

const both = (text: string): Localized => ({ uk: text, en: text });
// A JS value for a jsonb column must be text: `pg` would send an array as a PostgreSQL array.
export const json = <Value extends object>(value: Value): Value => JSON.stringify(value) as unknown as Value;

export type FlatSeed = Partial<Omit<CatalogueTables['apartment'], 'id' | 'in_deal'>> & {
  section?: string;
  floor?: number;
  benefits?: string[];
};

export const smallPlan = {
  width: 620.4,
  height: 800,
  rooms: [
    {
      id: 'r1',
      label: 'bedroom',
      area: 12.456,
      outline: [
        [0, 0],
        [310.2, 0],
        [310.2, 400],
        [0, 400],
      ],
    },
  ],
  walls: [{ from: [0, 0], to: [620.4, 0], thickness: 20, outer: true }],
  doors: [{ from: [10, 0], to: [100, 0], swing: 'left', entrance: true }],
  windows: [{ from: [100, 0], to: [210, 0] }],
};

/** Two projects with three sections, a layout, two benefits, and the given flats; answers the flats' ids in their order. */
export async function seedCatalogue(db: Kysely<CatalogueTables>, flats: FlatSeed[]): Promise<number[]> {
  const project = (at: number, prime: boolean) => ({
    salesforce_id: `P${at}`,
    slug: `project-${at}`,
    name: json({ uk: `Проєкт ${at}`, en: `Project ${at}` }),
    prime,
    class: 'comfort',
    district: json(both('District')),
    address: json(both('Address')),
    stage: 'frame' as const,
    sale: 'selling' as const,
    position: at,
  });
  const projects = await db
    .insertInto('project')
    .values([project(1, false), project(2, true)])
    .returning('id')
    .execute();
  const section = (name: string, at: number, quarter: string) => ({
    salesforce_id: name,
    project_id: projects[at]?.id ?? 0,
    name: json(both(name)),
    floors_total: 16,
    house_type: 'monolith_frame',
    submission_quarter: quarter,
  });
  const sections = await db
    .insertInto('section')
    .values([section('S1', 0, '2027-Q1'), section('S2', 0, '2027-Q4'), section('S3', 1, '2028-Q2')])
    .returning(['id', 'salesforce_id'])
    .execute();
  const layout = await db
    .insertInto('layout')
    .values({ salesforce_id: 'L1', name: '1A', plan: json(smallPlan) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const benefits = await db
    .insertInto('benefit_category')
    .values([
      { salesforce_id: 'B1', name: json({ uk: 'Тераса', en: 'Terrace' }) },
      { salesforce_id: 'B2', name: json({ uk: 'Паркінг', en: 'Parking' }) },
    ])
    .returning(['id', 'salesforce_id'])
    .execute();
  const ids: number[] = [];
  for (const [at, { section: inSection = 'S1', floor: number = 3, benefits: owned = [], ...own }] of flats.entries()) {
    const section_id = sections.find(({ salesforce_id }) => salesforce_id === inSection)?.id ?? 0;
    const floor = await db
      .insertInto('floor')
      .values({ section_id, number })
      .onConflict((conflict) => conflict.columns(['section_id', 'number']).doUpdateSet({ number }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('apartment')
      .values({
        salesforce_id: `A${at}`,
        slug: `flat-${at}`,
        floor_id: floor.id,
        layout_id: layout.id,
        number: String(at + 1),
        position: at + 1,
        rooms_number: 1,
        area_hundredths: 4_000,
        price_minor: 6_000_000,
        price_currency: 'USD',
        ceiling_cm: 280,
        balcony_area_hundredths: 465,
        repair: 'white_box',
        brokerage: false,
        status: 'available',
        booking_expiration: null,
        listed: true,
        ...own,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
    for (const benefit of benefits.filter(({ salesforce_id }) => owned.includes(salesforce_id)))
      await db.insertInto('apartment_benefit').values({ apartment_id: id, benefit_category_id: benefit.id }).execute();
  }
  return ids;
}
