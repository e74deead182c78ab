import type { ZodMiniType } from 'zod/mini';

const mostItems = 1;
const mostText = 160;
const mostKeys = 40;

/** The answer with less of its lists, texts and records, as far as the schema still takes it. */
export function shortened(answer: unknown, schema: ZodMiniType): unknown {
  const whole = structuredClone(answer) as object;
  const isTaken = () => schema.safeParse(whole).success;
  if (!isTaken()) throw new Error('the answer is not what its schema says');
  const visit = (value: unknown, replace: (next: unknown) => void): void => {
    if (typeof value === 'string' && value.length > mostText) {
      replace(`${value.slice(0, mostText)}…`);
      if (!isTaken()) replace(value);
    } else if (Array.isArray(value)) {
      const rest = value.splice(mostItems);
      if (rest.length > 0 && !isTaken()) value.push(...rest);
      value.forEach((item, at) => {
        visit(item, (next) => {
          value[at] = next;
        });
      });
    } else if (value !== null && typeof value === 'object') {
      const fields = value as Record<string, unknown>;
      for (const name of Object.keys(fields).slice(mostKeys)) {
        const left = fields[name];
        delete fields[name];
        if (!isTaken()) fields[name] = left;
      }
      for (const [name, field] of Object.entries(fields))
        visit(field, (next) => {
          fields[name] = next;
        });
    }
  };
  visit(whole, () => undefined);
  return whole;
}
