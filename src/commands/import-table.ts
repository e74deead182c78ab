import type { Difference, NamedFlat, Problem, Question } from '../domain/catalogue/import/proposals/import-of-source.ts';

const mostProblemLines = 200;

/** The difference as a table for people. */
export function differenceTable({ flats, houses, kept, ours, missing, examples }: Difference): string {
  const rows: [string, number][] = [
    ['New', flats.new],
    ['Price changed', flats.price],
    ['Status changed', flats.status],
    ['Other change', flats.other],
    ['Back in the feed', flats.returned],
    ['Gone from the feed', flats.gone],
    ['Kept for their holder', kept.count],
    ['Priced by the office', ours.count],
    ['Skipped as bad', flats.skipped],
    ['Unchanged', flats.unchanged],
  ];
  const shown = rows.filter(([name, count]) => count > 0 || name === 'New' || name === 'Unchanged');
  const { projects, sections, layouts, benefits } = houses;
  const changed = Object.entries({ projects, sections, layouts, benefits }).filter(([, count]) => count > 0);
  return [
    'Flats',
    ...shown.map(([name, count]) => `  ${name.padEnd(22)}${count.toLocaleString('en').padStart(10)}`),
    ...(changed.length > 0
      ? [`New or changed: ${changed.map(([name, count]) => `${name} ${count.toLocaleString('en')}`).join(', ')}`]
      : []),
    ...missing.map(({ project, section, flats: count }) =>
      section === null
        ? `Not in the feed: project ${project}, ${count} flats stay`
        : `Not in the feed: ${section} of ${project}, ${count} flats`,
    ),
    ...named('Prices', examples.price, flats.price),
    ...named('Statuses', examples.status, flats.status),
    ...named('Gone', examples.gone, flats.gone),
    ...named('Kept: someone holds them', kept.flats.slice(0, 20), kept.count),
    ...named('Priced by the office, which decides there', ours.flats, ours.count),
  ].join('\n');
}

function named(title: string, flats: readonly NamedFlat[], count: number): string[] {
  if (flats.length === 0) return [];
  const lines = flats.map(
    ({ id, number, project, before, after }) => `  ${project.padEnd(24)} № ${number.padEnd(6)} ${before} → ${after}  (${id})`,
  );
  const more = count - flats.length;
  return [`${title}`, ...lines, ...(more > 0 ? [`  … and ${more.toLocaleString('en')} more`] : [])];
}

/** One line a problem; the rest of a long list is counted. */
export function problemLines(problems: readonly Problem[], count: number): string {
  const lines = problems.slice(0, mostProblemLines).map(({ line, record, message }) => {
    const where = [line > 0 ? `line ${line}` : '', record ?? ''].filter(Boolean).join(', ');
    return `  ${where ? `${where}: ` : ''}${message}`;
  });
  const more = count - lines.length;
  return [...lines, ...(more > 0 ? [`  … and ${more.toLocaleString('en')} more`] : [])].join('\n');
}

/** Each question with the answers that are read for certain. */
export function questionLines(questions: readonly Question[]): string {
  const lines = questions.map(({ key, message, candidates, free, line, count }) => {
    const where = line > 0 ? ` (line ${line}${count > 1 ? ` and ${count - 1} more` : ''})` : '';
    const answers = [...candidates, ...(free ? ['other text'] : [])].join(' | ');
    return `  ${message}${where}\n    --answer "${key}=…"   ${answers}`;
  });
  return lines.join('\n');
}
