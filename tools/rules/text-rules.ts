// Finds faults that the import rules cannot see: foreign tables in SQL, the clock, the environment, names and sizes of files.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { names, sameNames } from './file-names.ts';

export type SourceFile = { path: string; text: string };
type Rule = (files: SourceFile[]) => string[];

const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path);
const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path);
const inProduct = (path: string) => /^src\//.test(path) && isCode(path) && !isTest(path);

/** The same text with comments blanked out, lines kept: a rule judges the code, not its comments. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|[^:'"`\\])\/\/[^\n]*/gm, '$1');
}

function linesMatching(file: SourceFile, pattern: RegExp, advice: string): string[] {
  return withoutComments(file.text)
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file.path}:${index + 1} ${advice}`] : []));
}

const environmentInConfigOnly: Rule = (files) =>
  files
    .filter(({ path }) => inProduct(path) && !path.startsWith('src/platform/config/'))
    .flatMap((file) =>
      linesMatching(
        file,
        /\bprocess\.env\b(?!\.\w+ (\?\?)?= )/,
        '[environment] process.env is read in src/platform/config only: add the setting there and hand it in.',
      ),
    );

/** Which contents a product shows is said at its start; one line knows where those of the demo lie. */
const contentsByTheirFolder: Rule = (files) =>
  files
    .filter(({ path }) => inProduct(path) && path !== 'src/app/demo/demo-folder.ts')
    .flatMap((file) =>
      linesMatching(
        file,
        /\b(content\/(obriy|example)|tools\/(renderer|demo))\b/,
        '[contents] Contents are read from the folder that is handed in; src/app/demo/demo-folder.ts alone names one.',
      ),
    );

const timeThroughClock: Rule = (files) =>
  files
    .filter(({ path }) => inProduct(path) && path !== 'src/base/clock.ts')
    .flatMap((file) =>
      linesMatching(
        file,
        /\bnew Date\(\s*\)|\bDate\.now\b|\bTemporal\.Now\b/,
        '[clock] The current time comes from a Clock (src/base/clock.ts): take one as an argument.',
      ),
    );

/** Each of these counts its input: bytes, and the parts of a form. */
const bodyReaders = [
  'src/base/form-body.ts',
  'src/api/read-form.ts',
  'src/api/deals/callbacks/sized-body.ts',
  'src/platform/http/read-body.ts',
  'src/api/office/office-input.ts',
];
const bodiesThroughReaders: Rule = (files) =>
  files
    .filter(({ path }) => inProduct(path) && !bodyReaders.includes(path))
    .flatMap((file) =>
      linesMatching(
        file,
        /\.(?:formData|parseBody)\(|\breq(?:uest)?(?:\.raw)?\.(?:json|text|arrayBuffer|blob|bytes)\(|\breq(?:uest)?(?:\.raw)?\.body\b|\bof (?:request|incoming)\)|\b(?:request|incoming)\.on\('data'/,
        '[bodies] A body is read by readForm, formOf, makeSizedBody or readBody, which count its bytes and parts.',
      ),
    );

/** The owner of a table: the module whose migrations create it. */
function tableOwners(files: SourceFile[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { path, text } of files) {
    const owner = /^src\/(domain\/[^/]+|platform\/[^/]+)\/.*migrations?\.ts$/.exec(path)?.[1];
    if (owner === undefined) continue;
    for (const [, table] of withoutComments(text).matchAll(/create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?([a-z_]+)"?/gi)) {
      if (table !== undefined) owners.set(table, owner);
    }
  }
  return owners;
}

const callsOnTable =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|using)\(\s*\[?\s*['"`]([a-z_]+)/g;
const plainSqlOnTable = /\b(?:from|join|into|update|table|references|truncate)\s+(?:only\s+)?"?([a-z_]+)"?/gi;

const ownTablesOnly: Rule = (files) => {
  const owners = tableOwners(files);
  return files
    .filter(({ path }) => inProduct(path) && !/^src\/(ui|drawings|site|office)\//.test(path))
    .flatMap(({ path, text }) => {
      const owner = /^src\/(domain\/[^/]+|platform\/[^/]+)\//.exec(path)?.[1];
      const code = withoutComments(text);
      const sqlTexts = [...code.matchAll(/\bsql(?:<[^`]*?>)?`([\s\S]*?)`/g)].map(([, sql]) => sql ?? '');
      const named = [...code.matchAll(callsOnTable), ...sqlTexts.flatMap((sql) => [...sql.matchAll(plainSqlOnTable)])];
      // A common table expression is the query's own name, whatever table is called alike.
      const own = new Set(
        [...code.matchAll(/\b([a-z_]+)(?:\s*\([^()]*\))?\s+as\s+(?:(?:not\s+)?materialized\s+)?\(|\.with\(\s*['"`]([a-z_]+)/g)].flatMap(
          (match) => match[1] ?? match[2] ?? [],
        ),
      );
      const foreign = new Set(
        named.flatMap(([, table]) => (table && owners.has(table) && owners.get(table) !== owner && !own.has(table) ? [table] : [])),
      );
      return [...foreign].map(
        (table) => `${path} [own-tables] "${table}" belongs to src/${owners.get(table)}: ask that module instead of its table.`,
      );
    });
};

/**
 * Words of answers that the product itself names otherwise. They stand where answers are described and written, and where the database
 * has them.
 */
const wireWords =
  /\b(salesforce_(project_)?id|submission_(quarter|date)|og_(photo|title|description)|menu_[12]|menu_blocks|project_blocks|other_blocks|social_media_blocks|main_project_block|share_tag_category)\b/;
const wirePlaces = [/^src\/contract\//, /^src\/api\/(.*\/)?wire/, /^src\/integrations\/crm\//, /\.(store|tables|migrations)\.ts$/];
const wireWordsAtTheEdge: Rule = (files) =>
  files
    .filter(({ path }) => inProduct(path) && !wirePlaces.some((place) => place.test(path)))
    .flatMap((file) =>
      linesMatching(
        file,
        wireWords,
        '[wire-words] A word of the wire: say externalId, deliveryQuarter, sharePicture …, and write the answer in a file of src/api named wire*.',
      ),
    );

/** For a sibling that may be anything, a browser styles all that is within the parent anew whenever an element is added or removed there. */
const siblingsByName: Rule = (files) =>
  files
    .filter(({ path }) => /^src\/.*\.css$/.test(path))
    .flatMap((file) =>
      linesMatching(
        file,
        /\* [+~] [*:]/,
        '[restyling] `* + *` makes a browser restyle the whole parent at each insertion: write `> :not(:first-child)`.',
      ),
    );

const longest = 400;
const sizes: Rule = (files) =>
  files
    .filter(({ path }) => /^(src|tools|tests)\//.test(path) && /\.(ts|tsx|mjs|css)$/.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n').length;
      const reasoned = /Long because /.test(text.slice(0, 600));
      return lines > longest && !reasoned
        ? [`${path} [sizes] has ${lines} lines: split it, or say near its top "Long because …" (more than ${longest} lines need a reason).`]
        : [];
    });

const mostFiles = 25;
const folders: Rule = (files) => {
  const counts = new Map<string, number>();
  for (const { path } of files)
    if (/^src\/(plans|ui|drawings|site|office)\/.*\.(ts|tsx|css)$/.test(path) && !/\/routes\//.test(path))
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) =>
    count > mostFiles ? [`${folder} [folders] has ${count} files: give what belongs together a folder inside (at most ${mostFiles}).`] : [],
  );
};

const defaultExportPlaces =
  /^(src\/(site|office)\/(routes\/|root\.tsx|routes\.ts|entry\.)|tests\/support\/.*global\.ts|tests\/journeys\/.*global.*\.ts|[^/]+$)/;
const namedExports: Rule = (files) =>
  files
    .filter(({ path }) => isCode(path) && !defaultExportPlaces.test(path))
    .flatMap((file) =>
      linesMatching(file, /^export default\b/, '[named-exports] Export by name: a default export gets another name in every file.'),
    );

// In pieces, so that this file does not report itself.
const machinePath = new RegExp(`(^|[\\s"'\`(=:])/(${['work', 'home/[a-z]', 'Users', 'root', 'tmp/[a-z]'].join('|')})[/\\w]`, 'm');
const noMachinePaths: Rule = (files) =>
  files
    .filter(({ path }) => !path.startsWith('tests/guards/'))
    .flatMap((file) =>
      file.text
        .split('\n')
        .flatMap((line, index) =>
          machinePath.test(line)
            ? [`${file.path}:${index + 1} [machine-paths] A path of one machine: make it relative to the repository.`]
            : [],
        ),
    );

const publicRegistryOnly: Rule = (files) =>
  files
    .filter(({ path }) => path === 'package-lock.json')
    .flatMap((file) =>
      linesMatching(
        file,
        /"resolved": "(?!https:\/\/registry\.npmjs\.org\/)/,
        '[registry] The lock file names a private registry: install with the public one, or leave "resolved" out.',
      ),
    );

const rules: Rule[] = [
  environmentInConfigOnly,
  contentsByTheirFolder,
  timeThroughClock,
  bodiesThroughReaders,
  ownTablesOnly,
  wireWordsAtTheEdge,
  siblingsByName,
  names,
  sameNames,
  sizes,
  folders,
  namedExports,
  noMachinePaths,
  publicRegistryOnly,
];

/** Every broken rule, one sentence each with the file and what to do instead. Refuses an empty list of files. */
export function textProblems(files: SourceFile[]): string[] {
  if (files.length === 0) throw new Error('The text rules were given no file.');
  return rules.flatMap((rule) => rule(files));
}

/** The text files of the working tree that are committed or would be. */
export function sourceFiles(root: string): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  return listed
    .split('\0')
    .filter((path) => /\.(ts|tsx|mjs|css|py|json|md|svg|html)$|^\.ci\//.test(path) && !/^content\/obriy\/(feed|pictures)\//.test(path))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(join(root, path), 'utf8') }];
      } catch {
        return []; // listed by git but deleted in the working tree
      }
    });
}
