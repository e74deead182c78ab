import { extractText } from 'unpdf';

/** The words of all pages in the order in which the file gives them, spaces made plain. */
export async function textOfPdf(file: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
