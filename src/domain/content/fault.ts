/** A fault of a field of contents. `path` leads to it: the part, the entry's slug or name, the field. */
export type ContentFault = { path: string[]; message: string };

/** A file of a contents folder and the field in it. */
export type Place = { file: string; field: string };

const joined = (parts: string[]): string =>
  parts
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

/** Where a field of contents stands in a folder of them. */
export function placeOf([part = '', name = '', ...rest]: string[]): Place {
  if (part === 'pages') return { file: `pages/${name}.json`, field: joined(rest) };
  if (part === 'stories') return { file: `projects/${name}.json`, field: joined(rest) };
  if (part === 'entries') return { file: `entries/${name}.json`, field: joined(rest) };
  if (part === 'pictures') return { file: 'pictures/manifest.json', field: joined([name, ...rest]) };
  return { file: `${part === 'slides' ? 'benefits' : part}.json`, field: joined([name, ...rest]) };
}

/** The file and the field, and the fault there. */
export function sentenceOf({ path, message }: ContentFault): string {
  const { file, field } = placeOf(path);
  return field === '' ? `${file}: ${message}` : `${file}: ${field}: ${message}`;
}
