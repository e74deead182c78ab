import { fault } from '../feed-record.ts';

/** Letter sequences that appear when text of one encoding is read in another; no name of any language has these. */
const misread = [
  // UTF-8 read as Windows-1251: «РџРѕР»».
  /(?:[РС][\u0080-\u00bfЂЃѓЉЊЌЋЏђљњќћџЎўЈҐЁЄЇІіґёєјЅѕї‚„…†‡€‰‹‘’“”•–—™›№]){3,}/u,
  // UTF-8 read as Latin-1 or Windows-1252: «ÐŸÐ¾Ð»».
  /(?:[ÐÑ][\u0080-\u00bfŸŽžŠšŒœƒˆ˜‚„…†‡€‰‹‘’“”•–—™›]){3,}/u,
  // Windows-1251 read as Latin-1 or Windows-1252: «Ïîëóäåíü».
  /[À-ÿ]{4,}/u,
  /\ufffd{3,}/u,
];
const longestSample = 30;

/** Passes text on and throws `FeedFault` at the first word that only a wrong encoding makes. */
export async function* withoutMisread(text: AsyncIterable<string>, encoding: string): AsyncGenerator<string> {
  let tail = '';
  let line = 1;
  for await (const piece of text) {
    const all = tail + piece;
    for (const pattern of misread) {
      const found = pattern.exec(all);
      if (!found) continue;
      const at = line + (all.slice(0, found.index).match(/\n/g)?.length ?? 0);
      const sample = /^[^\s<>"=;,]*/.exec(all.slice(found.index, found.index + longestSample))?.[0] ?? '';
      throw fault(
        'encoding',
        `Line ${at} reads “${sample}”: the feed is not written in ${encoding.toUpperCase()}, in which it was read.`,
        at,
      );
    }
    yield piece;
    const rest = all.slice(-8);
    line += all.slice(0, all.length - rest.length).match(/\n/g)?.length ?? 0;
    tail = rest;
  }
}
