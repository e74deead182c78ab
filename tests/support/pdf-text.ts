import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of all pages in the order in which the file gives them, spaces made plain. */
export async function textOfPdf(file: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return pages.join('\n').replaceAll(/\s+/g, ' ');
}
