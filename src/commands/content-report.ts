import type { LoadReport, RowName } from '../platform/loads/load-plan.ts';
import { countOf } from './command.ts';

type Loaded = {
  report: LoadReport;
  pictures: { added: string[]; changed: string[] };
  /** Pages of the site without texts. */
  wordless: string[];
  /** Projects of which the catalogue has no flats. */
  flatless: string[];
  dryRun: boolean;
};

/** The limit of listed names of a part; further ones are counted. */
const most = 10;

/** `  changed  news  roof, cellar`: a line for each part. */
function linesOf(what: string, rows: RowName[]): string[] {
  return [...Map.groupBy(rows, ({ part }) => part)].map(([part, of]) => {
    const names = of.slice(0, most).map(({ name }) => name || 'general');
    const more = of.length > most ? ` and ${of.length - most} more` : '';
    return `  ${what.padEnd(8)} ${part}  ${names.join(', ')}${more}`;
  });
}

/** The result of a load or a dry run as text. */
export function contentReport({ report, pictures, wordless, flatless, dryRun }: Loaded): string[] {
  const { added, changed, removed, kept, same } = report;
  const files = [
    ...linesOf(
      'added',
      pictures.added.map((name) => ({ part: 'file', name })),
    ),
    ...linesOf(
      'changed',
      pictures.changed.map((name) => ({ part: 'file', name })),
    ),
  ];
  const rows = [...linesOf('added', added), ...linesOf('changed', changed), ...linesOf('removed', removed), ...linesOf('kept', kept)];
  const figures = [`${added.length} added`, `${changed.length} changed`, `${removed.length} removed`, `${kept.length} kept`];
  const isNothing = rows.length - linesOf('kept', kept).length + files.length === 0;
  return [
    ...files,
    ...rows,
    ...(kept.length > 0 ? ['Kept is what somebody has changed since it was loaded; --overwrite replaces it.'] : []),
    ...(wordless.length > 0 ? [`Pages without texts of their own: ${wordless.join(', ')}.`] : []),
    ...(flatless.length > 0 ? [`Projects without flats: ${flatless.join(', ')}. Load a price list with npm run import -- FILE.`] : []),
    `${figures.join(', ')}, ${countOf(same, 'row')} as they were.`,
    dryRun ? 'Dry run: nothing was written.' : isNothing ? 'Nothing has changed.' : 'Loaded.',
  ];
}
