import { buildingOnGround, type Step, type StoredEntry } from '../../../src/domain/content/content.ts';
import { timeless } from '../entries/timeless.ts';
import { houseOf } from '../houses/houses.ts';
import { forestGrounds } from './forest-grounds.ts';
import { layOut } from './lay-out.ts';
import { riverGrounds } from './river-grounds.ts';
import { places, stepsFrom } from './steps-from.ts';
import { townGrounds } from './town-grounds.ts';

/** Drawn by hand for the claimed place of each project; details that do not help to find the way are left out. */
export const surroundings: StoredEntry<'surroundings'>[] = Object.entries({ ...riverGrounds, ...townGrounds, ...forestGrounds }).map(
  ([project, plan]) => {
    const near = places.filter((place) => place.project === project).map(({ point }): Step => stepsFrom(project, point));
    const houseAt = (middle: Step) => buildingOnGround(houseOf(project), middle).map(({ outline }) => outline);
    const laid = layOut(project, plan, near, houseAt);
    const nameless = laid.streets.slice(plan.streets.length).map(() => '');
    const names = (language: 0 | 1) => ({
      streets: [...plan.streets.map((street) => street[language]), ...nameless],
      areas: plan.areas.map((area) => area[language + 1] ?? ''),
    });
    return { ...timeless, slug: project, project, ...laid, uk: { names: names(0) }, en: { names: names(1) } };
  },
);
