/**
 * Runs in each page of a preview. In the office's frame it says which page is shown and, while the office edits, what was clicked; in a
 * window of its own it says that this is a preview.
 */
const { office = '', notice = '', leave = '' } = document.querySelector<HTMLScriptElement>('script[data-preview]')?.dataset ?? {};
const isFramed = window.parent !== window;

/** Undefined until the office has said it. */
let isEditing: boolean | undefined;
/** What was clicked before that. */
let early: string | undefined;
let marked: HTMLElement | undefined;

const say = (message: object) => window.parent.postMessage({ preview: true, ...message }, office);

const hasTextAt = (element: Element, x: number, y: number): boolean =>
  [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
  });

/** The picture or the text under the pointer: a link may cover a whole card, and type stands on pictures. */
const partAt = ({ clientX: x, clientY: y }: MouseEvent): Element | undefined =>
  document.elementsFromPoint(x, y).find((element) => element instanceof HTMLImageElement || hasTextAt(element, x, y));

/** The text of a part, or the address of its picture. */
function saidBy(part: Element): string {
  const image = part.closest('img') ?? part.querySelector<HTMLImageElement>(':scope > picture > img, :scope > img');
  if (image) return image.currentSrc || image.src;
  return (part as HTMLElement).innerText ?? part.textContent ?? '';
}

function mark(part: Element | undefined): void {
  if (part === marked) return;
  if (marked) Object.assign(marked.style, { outline: '', outlineOffset: '' });
  marked = isEditing && part instanceof HTMLElement ? part : undefined;
  // Inside: the frame of a picture would cut it off.
  if (marked) Object.assign(marked.style, { outline: '2px solid #2f6fed', outlineOffset: '-2px' });
}

function onClick(event: MouseEvent): void {
  if (isEditing === false || !(event.target instanceof Element)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // A click by a key has no place.
  const part = event.detail === 0 ? undefined : partAt(event);
  const clicked = saidBy(part ?? event.target)
    .trim()
    .slice(0, 2_000);
  if (isEditing) say({ clicked });
  else early = clicked;
}

let shown = '';
function follow(): void {
  const { pathname, search } = window.location;
  if (shown === `${pathname}${search}`) return;
  shown = `${pathname}${search}`;
  say({ path: shown });
}

function showNotice(): void {
  const bar = document.createElement('p');
  bar.setAttribute('role', 'status');
  bar.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:2147483647;margin:0;padding:12px 16px;display:flex;gap:16px;justify-content:center;background:#fff;color:#0e0e0e;border-top:3px solid #e8845c;font:15px/1.4 system-ui,sans-serif';
  const link = document.createElement('a');
  link.href = '/preview/leave';
  link.textContent = leave;
  link.style.color = 'inherit';
  bar.append(notice, link);
  document.documentElement.append(bar);
}

/** A page that is drawn anew after a change stands where it stood. */
const scrolledAt = `preview scroll ${window.location.pathname}`;
window.addEventListener('pagehide', () => sessionStorage.setItem(scrolledAt, String(window.scrollY)));
window.addEventListener('load', () => {
  // Who has moved on before its last picture came stays there.
  if (window.scrollY === 0) window.scrollTo(0, Number(sessionStorage.getItem(scrolledAt) ?? 0));
});

if (isFramed && office) {
  window.addEventListener('message', ({ origin, data }: MessageEvent<{ editing?: boolean } | null>) => {
    if (origin !== office || typeof data?.editing !== 'boolean') return;
    isEditing = data.editing;
    if (isEditing && early) say({ clicked: early });
    early = undefined;
    document.documentElement.style.cursor = isEditing ? 'crosshair' : '';
    mark(undefined);
  });
  document.addEventListener('click', onClick, true);
  document.addEventListener('mousemove', (event) => isEditing && mark(partAt(event)));
  // The site moves between its pages without a new document.
  window.setInterval(follow, 300);
  follow();
} else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showNotice);
else showNotice();
