// Finds words that the project has given up for standard terms: in names, comments and file names of the product, and in the sentences of
// comments, test titles and documents.
import type { SourceFile } from './text-rules.ts';

type BannedWord = { word: RegExp; use: string; allowedIn?: RegExp };

/** In names, comments and file names of the product. */
const banned: readonly BannedWord[] = [
  { word: /crowd/i, use: 'queue, or contention', allowedIn: /^src\/(plans|site\/features\/tour)\// },
  { word: /household/i, use: 'client network', allowedIn: /^src\/platform\/http\/client-network\.ts$/ },
  { word: /drawing-?board/i, use: 'render queue' },
  { word: /parcel/i, use: 'outbox message' },
  { word: /\bcarriers?\b/i, use: 'handler' },
  { word: /\bmoods?\b|\bweather\b/i, use: 'fault', allowedIn: /^src\/api\/content\/(news|offers)\/.*\.test\.ts$/ },
  { word: /\bshelf/i, use: 'JSON store', allowedIn: /^src\/plans\/furnishing\// },
  { word: /\bmake(Make|Take)[A-Z]/, use: 'the name of what is made' },
  { word: /ApiHouse|openHouse|buildHouse/, use: 'app, or dependencies' },
  { word: /FoundDocument|found-documents/, use: 'SEO document' },
  { word: /front-?door/i, use: 'HTTP server' },
  { word: /keepMarket/, use: 'catalogue snapshot' },
  { word: /\b(read|take)News\b|\b(Crm|Flat|State|Payment)News\b|\b(bank|state|crm)-news\b/, use: 'change, or event' },
  { word: /\btroubles?\b/i, use: 'problem, or failure' },
  { word: /\b(told|tell)[A-Z]\w*|\b\w+Told\b/, use: 'view, or notify' },
  { word: /LineDialog|WaitingLine|useOwnLines|(join|leave|list)Lines?\b/, use: 'waitlist' },
  { word: /\bdealPapers?\b|-papers?\.ts\b/, use: 'document' },
  { word: /\b(speakAs|speakIn|spoken-locale)\b/, use: 'message locale' },
  { word: /\breckon|Reckon/, use: 'calculate' },
  { word: /\bdear(er|est)\b/, use: 'more, or most, expensive' },
  { word: /\b(is|are|number)Alive\b/, use: 'hydrated' },
];

/** As names of code, whatever comments and texts say; the contract and the tables keep the words that other systems know. */
const bannedNames: readonly BannedWord[] = [
  { word: /\b(told|tell|tells)\b/, use: 'notify, view or event', allowedIn: /^src\/domain\/leads\// },
  { word: /\b(speak|spoken)\b/, use: 'the locale, or what is announced' },
  { word: /\bwish(es)?\b/, use: 'filter, or preference' },
  {
    word: /\bpapers?\b/,
    use: 'document',
    allowedIn: /^src\/(contract\/|api\/deals\/|platform\/pdf\/|office\/features\/releases\/form\/value-labels)|\.(tables|migrations)\.ts$/,
  },
  { word: /\bkept\b/, use: 'stored, or left', allowedIn: /^src\/(platform\/loads|domain\/catalogue\/import|commands|app)\// },
  { word: /\bnews(?=: [A-Z]\w*(Change|Event))/, use: 'change, or event' },
];

/** In tests and tools as well. */
const bannedHelpers: readonly BannedWord[] = [
  { word: /\bsuffer(Long|Shortly)\b/, use: 'the name of what is measured or expected' },
  { word: /\buntilAlive\b|\baliveForm\b/, use: 'hydrated' },
  { word: /\b(with|start|suffering)House\b/, use: 'app' },
];

/** In the sentences of comments, test titles and documents. */
const bannedInSentences: readonly BannedWord[] = [
  { word: /\bhouses?\b/, use: 'building, app, developer or staff' },
  { word: /\b(nobody|somebody|anybody|whoever)\b/i, use: 'the client, visitor, process or caller that is meant' },
  { word: /\btold\b/, use: 'notified, reported or shown' },
  { word: /\breckon\w*/, use: 'calculate' },
  { word: /\bdear(er|est)\b/, use: 'more, or most, expensive' },
  { word: /\bcom(es?|ing) alive\b/, use: 'hydrates' },
  { word: /\bfingers?\b/, use: 'touch, or input' },
  { word: /\b(he|him|his|himself)\b/, use: 'the client, or the system' },
  { word: /\bparcels?\b/, use: 'outbox message' },
  { word: /\bpapers\b/, use: 'documents' },
];

/** The guard's own words, and feeds and laws that are quoted. */
const isExempt = (path: string): boolean => /^(tools\/rules\/banned-words\.ts|tests\/guards\/banned-words\.test\.ts)$/.test(path);

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The text with everything but sentences blanked out, lines kept; code, quoted test titles and links inside of them are no sentences. */
function sentencesOf({ path, text }: SourceFile): string {
  if (path.endsWith('.md')) return text.replace(/```[\s\S]*?```|`[^`\n]*`|“[^”\n]*”|\]\([^)\n]*\)/g, blank);
  const parts = [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|[\s;,{(])\/\/ [^\n]*|\b(?:describe|it|test)(?:\.\w+)*\(\s*(['`])[^\n]*?\1,/gm)];
  let sentences = '';
  for (const { index, 0: part } of parts) sentences += blank(text.slice(sentences.length, index)) + part.replace(/`[^`\n]*`(?!,)/g, blank);
  return sentences;
}

/** The names of code alone: comments and texts are blanked out, lines kept; of a template the computed parts stay. */
const namesOf = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;,{(])\/\/ [^\n]*|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"/gm, blank)
    .replace(/`[^`]*`/g, (template) => template.replace(/(^`|\})[^$]*/g, blank));

/** One sentence for each line, and for each file name, that bears a banned word. */
export function bannedWords(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const { path } = file;
    if (isExempt(path)) return [];
    const find = (words: readonly BannedWord[], where: string, line: string) =>
      words.flatMap(({ word, use, allowedIn }) => {
        const [match] = allowedIn?.test(path) ? [] : (word.exec(line) ?? []);
        return match === undefined ? [] : [`${where} says "${match}": say ${use}.`];
      });
    const inLines = (words: readonly BannedWord[], text: string) =>
      text.split('\n').flatMap((line, at) => find(words, `${path}:${at + 1}`, line));
    const isCode = /^(src|tests|tools)\/.*\.(ts|tsx|css|mjs)$/.test(path);
    return [
      ...(isCode && path.startsWith('src/') ? [...find(banned, path, path), ...inLines(banned, file.text)] : []),
      ...(/^src\/.*(?<!\.test)\.tsx?$/.test(path) ? inLines(bannedNames, namesOf(file.text)) : []),
      ...(isCode ? inLines(bannedHelpers, file.text) : []),
      ...(isCode || /^(README\.md|docs\/.*\.md)$/.test(path) ? inLines(bannedInSentences, sentencesOf(file)) : []),
    ];
  });
}
