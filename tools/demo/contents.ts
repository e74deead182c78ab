import { fileURLToPath } from 'node:url';
import { readContentFolder } from '../../src/domain/content/folder/read-folder.ts';

const read = await readContentFolder(fileURLToPath(new URL('../../content/obriy', import.meta.url)));
if (!read.ok) throw new Error(read.faults.join('\n'));

/** All that the demo developer says, in both languages, as `content/obriy` has it. */
export const { contents } = read.value;
