// Finds names that the project has given up for standard terms, in code, comments and file names of the product.
import type { SourceFile } from './text-walls.ts';

type BannedWord = { word: RegExp; use: string; allowedIn?: RegExp };

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
  { word: /LineDialog|WaitingLine|useOwnLines/, use: 'waitlist' },
  { word: /\b(speakAs|speakIn|spoken-locale)\b/, use: 'message locale' },
];

/** One sentence for each line, and for each file name, that bears a banned word. */
export function bannedWords(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^src\/.*\.(ts|tsx|css)$/.test(path))
    .flatMap(({ path, text }) => {
      const applied = banned.filter(({ allowedIn }) => !allowedIn?.test(path));
      const found = (where: string, line: string) =>
        applied.flatMap(({ word, use }) => {
          const [match] = word.exec(line) ?? [];
          return match === undefined ? [] : [`${where} says "${match}": say ${use}.`];
        });
      return [...found(path, path), ...text.split('\n').flatMap((line, at) => found(`${path}:${at + 1}`, line))];
    });
}
