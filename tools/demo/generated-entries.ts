import { cutaways } from './entries/cutaways.ts';
import { floorPlans, houses } from './entries/houses.ts';
import { tours } from './entries/tours.ts';
import { surroundings } from './surroundings/surroundings.ts';
import { jsonText } from './write-json.ts';

type Entry = { slug: string; from: null; until: null; picture: string | null; gallery: string[] };

/** As a file of contents has it: without empty fields. */
const written = ({ slug, from: _from, until: _until, picture, gallery, ...rest }: Entry) => ({
  slug,
  ...(picture !== null && { picture }),
  ...(gallery.length > 0 && { gallery }),
  ...rest,
});
const fileOf = (entries: object[]): string => `${jsonText((entries as Entry[]).map(written))}\n`;

/** The entries of the demo that follow from its buildings, layouts and pictures: the text of each file of `content/obriy/entries`. */
export const generatedEntries: Record<string, string> = {
  house: fileOf(houses),
  floor_plan: fileOf(floorPlans),
  surroundings: fileOf(surroundings),
  tour: fileOf(tours),
  cutaway: fileOf(cutaways),
};
