/** A part of a page by its role and name. A text is the whole name; spaces of any width are one. */
export type Part = {
  role?: 'button' | 'link' | 'textbox' | 'checkbox' | 'radio' | 'slider' | 'heading' | 'dialog' | 'table' | 'group';
  css?: string;
  name?: string | RegExp;
  /** The content of the part. */
  text?: string | RegExp;
  within?: Part;
  /** Which of them, from 0; -1 is the last. */
  nth?: number;
};

type Pattern = { source: string; flags: string };
export type WirePart = { css: string; name?: Pattern; text?: Pattern; within?: WirePart; nth?: number };

const selectors: Record<NonNullable<Part['role']>, string> = {
  button: 'button, [role="button"], summary',
  link: 'a[href]',
  textbox: 'textarea, input:not([type]), input:is([type="text"], [type="tel"], [type="email"], [type="search"])',
  checkbox: 'input[type="checkbox"]',
  radio: 'input[type="radio"]',
  slider: 'input[type="range"]',
  heading: 'h1, h2, h3, h4',
  dialog: 'dialog[open], [role="dialog"]',
  table: 'table',
  group: 'fieldset, [role="group"]',
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
const pattern = (wanted: string | RegExp, isWhole: boolean): Pattern =>
  typeof wanted === 'string'
    ? { source: isWhole ? `^\\s*${escaped(wanted.trim())}\\s*$` : escaped(wanted), flags: '' }
    : { source: wanted.source, flags: wanted.flags };

export const toWire = ({ role, css, name, text, within, nth }: Part): WirePart => ({
  css: role ? (css ? `:is(${selectors[role]}):is(${css})` : selectors[role]) : (css ?? '*'),
  ...(name !== undefined && { name: pattern(name, true) }),
  ...(text !== undefined && { text: pattern(text, false) }),
  ...(within && { within: toWire(within) }),
  ...(nth !== undefined && { nth }),
});

export type Found = {
  /** How many there are. */
  count: number;
  /** Of the first one. */
  text: string;
  value: string;
  checked: boolean;
  focused: boolean;
  attributes: Record<string, string>;
  /** Its middle, brought into sight, where nothing lies over it and it stands still; else why it cannot be touched. */
  at?: { x: number; y: number } | string;
};

type Deed = 'look' | 'touch' | 'focus' | 'select' | { choose: string };

/** Runs in the page, and therefore names nothing outside itself. */
export async function findInPage(part: WirePart, deed: Deed): Promise<Found> {
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby');
    if (ids)
      return ids
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const { labels } = element as HTMLInputElement;
    const words = (label: Element) => [...label.childNodes].map((node) => (node.contains(element) ? '' : node.textContent)).join(' ');
    if (labels?.length) return [...labels].map(words).join(' ');
    return element.querySelector(':scope > legend')?.textContent ?? element.getAttribute('alt') ?? element.textContent ?? '';
  };
  const locate = (wanted: WirePart): Element[] => {
    const roots = wanted.within ? locate(wanted.within) : [document];
    const fits = (said: string, by: Pattern | undefined) => !by || new RegExp(by.source, by.flags).test(said);
    const found = [...new Set(roots.flatMap((root) => [...root.querySelectorAll(wanted.css)]))].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        fits(nameOf(element), wanted.name) &&
        fits(element.textContent ?? '', wanted.text),
    );
    return wanted.nth === undefined ? found : [found.at(wanted.nth)].filter((one) => one !== undefined);
  };
  /** Firefox scrolls to a drawing, but to no part of it. */
  const bringIntoSight = (drawn: SVGElement) => {
    const { left, top, width, height } = drawn.getBoundingClientRect();
    for (let box = drawn.parentElement; box; box = box.parentElement)
      if (box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX !== 'visible')
        box.scrollLeft += left + width / 2 - innerWidth / 2;
    scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' });
  };
  const found = locate(part);
  const [element] = found;
  const input = element as HTMLInputElement | undefined;
  const answer: Found = {
    count: found.length,
    text: element?.textContent ?? '',
    value: input?.value ?? '',
    checked: input?.checked ?? false,
    focused: element !== undefined && element === document.activeElement,
    attributes: Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value])),
  };
  if (!element || deed === 'look') return answer;
  if (deed === 'focus') (element as HTMLElement).focus();
  else if (deed === 'select') {
    input?.focus();
    input?.select();
  } else if (deed === 'touch') {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    if (element instanceof SVGElement) bringIntoSight(element);
    const frame = () => new Promise((resolve) => setTimeout(resolve, 100));
    // A link may run over two lines: its first one is touched.
    const place = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
    const before = place();
    await frame();
    const { left, top, width, height } = place();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    const label = hit?.closest('label');
    const isReached = hit !== null && (element.contains(hit) || label?.contains(element) || label?.control === element);
    if (before.left !== left || before.top !== top) answer.at = 'it moves';
    else if (!isReached) answer.at = `${hit?.outerHTML.slice(0, 200)} lies over it`;
    else answer.at = { x, y };
  } else {
    const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;
    set?.call(element, deed.choose);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }
  return answer;
}
