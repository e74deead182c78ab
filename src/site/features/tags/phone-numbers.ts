import { telephone } from '../../format/telephone.ts';

/** The replacements that call tracking shows, by our own numbers. */
const replaced = new Map<string, string>();
/** The class by which Binotel finds a number. */
const marked = 'binct-phone-number-1';
const number = /^\+?[\d\s()-]{5,}$/;
const phoneInText = /\+?[\d(][\d\s()-]{4,24}\d/;

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-phone]')];
const ours = (link: HTMLAnchorElement): string => link.dataset.phone ?? '';

/** The text of a link that is its number; a link of an icon alone has none. */
function textOf(link: HTMLAnchorElement): Text | null {
  const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (number.test(texts.currentNode.nodeValue?.trim() ?? '')) return texts.currentNode as Text;
  return null;
}

/** Scripts replace the text, the `tel:` address, or both. */
function foundAt(link: HTMLAnchorElement): string | undefined {
  const read = textOf(link)?.nodeValue?.trim();
  if (read && read !== ours(link)) return read;
  const dialled = link.getAttribute('href') ?? '';
  return dialled.startsWith('tel:') && dialled !== telephone(ours(link)) ? decodeURIComponent(dialled.slice(4)) : undefined;
}

/** Only texts and attributes change: an element that React made stays where React knows it to be. */
function show(link: HTMLAnchorElement, shown: string): void {
  const text = textOf(link);
  if (text && text.nodeValue?.trim() !== shown) text.nodeValue = shown;
  if (link.getAttribute('href') !== telephone(shown)) link.href = telephone(shown);
  const label = link.getAttribute('aria-label');
  const renamed = label?.replace(phoneInText, shown);
  if (renamed && renamed !== label) link.setAttribute('aria-label', renamed);
}

/** Where call tracking replaced a number, every place of that number shows, dials and says the new one. */
export function recheckNumbers(): void {
  // A place that still shows the earlier number must not win over one that shows a newer number.
  const known = new Map(replaced);
  for (const link of links()) {
    const found = foundAt(link);
    if (found !== undefined && found !== known.get(ours(link))) replaced.set(ours(link), found);
  }
  for (const link of links()) {
    const shown = replaced.get(ours(link));
    if (shown !== undefined) show(link, shown);
  }
}

/** Numbers that appear later, such as those of the menu, are marked for the scripts and get the known replacements. */
export function followNumbers(): void {
  const mark = () => {
    for (const link of links()) textOf(link)?.parentElement?.classList.add(marked);
  };
  mark();
  new MutationObserver((changes) => {
    const hasCome = ({ addedNodes }: MutationRecord) =>
      [...addedNodes].some((node) => node instanceof Element && (node.matches('a[data-phone]') || node.querySelector('a[data-phone]')));
    if (!changes.some(hasCome)) return;
    mark();
    recheckNumbers();
  }).observe(document.documentElement, { childList: true, subtree: true });
}
