/** Prints the page with `data-printed` on one of its parts; the sheet of styles for print leaves out what is beside it. */
export function printPart(part: Element | null): void {
  part?.setAttribute('data-printed', '');
  window.addEventListener('afterprint', () => part?.removeAttribute('data-printed'), { once: true });
  window.print();
}
