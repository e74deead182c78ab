/**
 * A page without its mark, and the texts of the inline scripts that had it. The mark is the nonce that our code and the router give their
 * scripts while one page is rendered. The author of a text on the page did not know it.
 */
export function takeMarked(html: string, mark: string): { html: string; scripts: string[] } {
  const scripts: string[] = [];
  const pieces = html.split(` nonce="${mark}"`);
  for (const [at, piece] of pieces.entries()) {
    const opening = (pieces[at - 1] ?? '').slice(-8);
    const start = piece.indexOf('>') + 1;
    const end = piece.indexOf('</script>', start);
    if (opening.endsWith('<script') && end >= 0 && !piece.slice(0, start).includes(' src=')) scripts.push(piece.slice(start, end));
  }
  return { html: pieces.join(''), scripts };
}
