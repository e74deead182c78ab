import { at } from './draft/draft-state.ts';
import { type Viewpoint, ViewpointEditor } from './drawing/facade/viewpoint-editor.tsx';
import { FloorEditor } from './drawing/floor/floor-editor.tsx';
import type { FloorRow } from './drawing/floor/floor-places.ts';
import { PlaceEditor, type PlaceRow } from './drawing/ground/place-editor.tsx';
import { HouseEditor } from './drawing/house/house-editor.tsx';
import type { HouseRow } from './drawing/house/house-shapes.ts';
import { LayoutEditor } from './drawing/layout/layout-editor.tsx';
import type { LayoutRow } from './drawing/layout/layout-rooms.ts';
import { SurroundingsEditor } from './drawing/surroundings/ground-editor.tsx';
import type { GroundRow } from './drawing/surroundings/ground-layers.ts';
import { TourEditor } from './drawing/tour/tour-editor.tsx';
import type { TourRow } from './drawing/tour/tour-scenes.ts';
import type { FormSchema, Path } from './form/form-schema.ts';

/** The fields that are drawn and stand in no form, by the part. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  viewpoint: ['shapes', 'width', 'height'],
  tour: ['scenes', 'gallery', 'uk', 'en'],
  house: ['north', 'sections', 'masses', 'uk', 'en'],
  surroundings: ['reach', 'streets', 'areas', 'paths', 'tracks', 'blocks', 'house', 'uk', 'en'],
  layout_plan: ['layout', 'name', 'replaces', 'width', 'height', 'rooms', 'walls', 'doors', 'windows', 'picture', 'gallery', 'uk', 'en'],
  floor_plan: ['section', 'floors', 'width', 'height', 'common', 'flats'],
};

/** Drawings that take the whole width. */
export const isWide = (part: string): boolean => ['viewpoint', 'floor_plan', 'layout_plan', 'tour', 'house', 'surroundings'].includes(part);

/** The form of a row without the fields that its drawing has. */
export function withoutDrawn(part: string, schema: FormSchema): FormSchema {
  const fields = drawn[part];
  if (!fields) return schema;
  const properties = Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => !fields.includes(name)));
  return { ...schema, properties, additionalProperties: false };
}

/** Whether a field stands in the form as it is: what is drawn, what was removed and another kind do not. */
export function isInForm(part: string, content: unknown, path: Path): boolean {
  const above = path.map((_, depth) => at(content, path.slice(0, depth)));
  const hasKind = above.some((value) => typeof value === 'object' && value !== null && 'kind' in value);
  return path.length > 0 && !drawn[part]?.includes(path[0] ?? '') && at(content, path) != null && !hasKind;
}

/** The page of the site that shows a drawing. */
export function pageOfDrawing(part: string, content: object | null): string | null {
  const { project = '', section = '', floors } = (content ?? {}) as Partial<FloorRow>;
  if (project === '') return null;
  if (part === 'floor_plan') return section && floors ? `/projects/${project}/floors/${section}/${floors[0]}/` : null;
  if (part === 'place' || part === 'surroundings' || part === 'house') return `/projects/${project}/`;
  if (part === 'camera') return `/projects/${project}/cameras/`;
  return part === 'viewpoint' ? `/projects/${project}/facade/` : null;
}

type Props = { release: number; part: string; name: string; content: object };

/** The drawing of a row that has one. */
export function RowDrawing({ release, part, name, content }: Props) {
  if (part === 'layout_plan') return <LayoutEditor name={name} content={content as LayoutRow} />;
  if (part === 'viewpoint') return <ViewpointEditor release={release} content={content as Viewpoint} />;
  if (part === 'surroundings') return <SurroundingsEditor content={content as GroundRow} />;
  if (part === 'house') return <HouseEditor release={release} content={content as HouseRow} />;
  if (part === 'tour') return <TourEditor content={content as TourRow} />;
  if (part === 'place') return <PlaceEditor release={release} content={content as PlaceRow} />;
  return part === 'floor_plan' ? <FloorEditor release={release} content={content as FloorRow} /> : null;
}
