import type { FormSchema } from '../form/form-schema.ts';
import { type Viewpoint, ViewpointEditor } from './viewpoint-editor.tsx';

/** The fields that are drawn and stand in no form, by the part. */
const drawn: Readonly<Record<string, readonly string[]>> = { viewpoint: ['shapes', 'width', 'height'] };

export const isDrawnPart = (part: string): boolean => drawn[part] !== undefined;

/** The form of a row without the fields that its drawing has. */
export function withoutDrawn(part: string, schema: FormSchema): FormSchema {
  const fields = drawn[part];
  if (!fields) return schema;
  const properties = Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => !fields.includes(name)));
  return { ...schema, properties, additionalProperties: false };
}

/** The page of the site that shows a drawing. */
export function pageOfDrawing(part: string, content: object | null): string | null {
  const { project = '' } = (content ?? {}) as { project?: string };
  return part === 'viewpoint' && project !== '' ? `/projects/${project}/facade/` : null;
}

type Props = { release: number; part: string; content: object };

/** The drawing of a row that has one. */
export const RowDrawing = ({ release, part, content }: Props) =>
  part === 'viewpoint' ? <ViewpointEditor release={release} content={content as Viewpoint} /> : null;
