// What the build of the office may weigh, and what of it may stand in the build of the public site: nothing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const root = fileURLToPath(new URL('../build', import.meta.url));

/** Brotli bytes of JavaScript before the first screen of the office is drawn. */
const shellBytes = 175 * 1024;

/** Words that the code of the office cannot be without: its addresses, and the libraries that it alone has. */
const marks = ['/office/', 'tanstack', 'react-aria', 'QueryClient', 'ProseMirror'];

/** A word that the editor of texts cannot be without. It comes with the first text that is edited, and with no screen. */
const editorMark = 'ProseMirror';

/** One sentence for each script of the office that has the editor of texts in it, or loads it before a text is edited. */
function editorProblems(build: string): string[] {
  const assets = join(build, 'office/assets');
  const scripts = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(assets, name), 'utf8') }));
  const editors = scripts.filter(({ text }) => text.includes(editorMark)).map(({ name }) => name);
  if (editors.length > 1) return [`[office] The editor of texts stands in several scripts: ${editors.join(', ')}.`];
  return scripts
    .filter(({ text }) => editors.some((name) => text.includes(`from"./${name}"`) || text.includes(`import"./${name}"`)))
    .map(({ name }) => `[office] ${name} loads the editor of texts before a text is edited.`);
}

/** One sentence for each public script or stylesheet with a word of the office in it, and one for a shell above its weight. */
export function officeProblems(build: string = root): string[] {
  const assets = join(build, 'client/assets');
  const page = join(build, 'office/index.html');
  if (!existsSync(assets) || !existsSync(page)) return ['[office] There is no build to look at.'];
  const strayed = readdirSync(assets)
    .filter((name) => /\.(js|css)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(assets, name), 'utf8');
      return marks.filter((mark) => text.includes(mark)).map((mark) => `[office] ${name} of the public site has “${mark}” in it.`);
    });
  const scripts = [...readFileSync(page, 'utf8').matchAll(/(?:src|href)="\/office\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name);
  const weight = scripts.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(build, 'office', name))).length, 0);
  const tooHeavy =
    weight > shellBytes ? [`[office] The shell loads ${(weight / 1024).toFixed(1)} KB of JavaScript, the budget is 175 KB.`] : [];
  return [...(scripts.length === 0 ? ['[office] The page loads no script.'] : []), ...strayed, ...tooHeavy, ...editorProblems(build)];
}
