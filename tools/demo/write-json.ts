const widest = 140;

/** JSON for reading and comparing: a value that fits into a line is written in one. */
export function jsonText(value: unknown, indent = ''): string {
  const inline = JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"|[,:{}]/g, (token) => spaced[token] ?? token);
  if (typeof value !== 'object' || value === null || inline.length + indent.length <= widest) return inline;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((part) => inner + jsonText(part, inner)).join(',\n')}\n${indent}]`;
  const fields = Object.entries(value).map(([key, part]) => `${inner}${JSON.stringify(key)}: ${jsonText(part, inner)}`);
  return `{\n${fields.join(',\n')}\n${indent}}`;
}
const spaced: Record<string, string> = { ',': ', ', ':': ': ', '{': '{ ', '}': ' }' };
