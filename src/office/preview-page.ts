/**
 * Runs in each page of a preview. In the office's frame it says which page is shown and, while the office edits, what was clicked; in a
 * window of its own it says that this is a preview.
 */
const { office = '', notice = '', leave = '' } = document.querySelector<HTMLScriptElement>('script[data-preview]')?.dataset ?? {};
const isFramed = window.parent !== window;

let isEditing = false;
let marked: HTMLElement | SVGElement | null = null;

const say = (message: object) => window.parent.postMessage({ preview: true, ...message }, office);

const hasTextAt = (element: Element, x: number, y: number): boolean =>
  [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
  });

const textOf = (element: Element): string => (element as HTMLElement).innerText ?? element.textContent ?? '';
const addressOf = (image: HTMLImageElement): string => image.currentSrc || image.src;

/** The text or the address of the picture under the pointer: a link may cover a whole card, and type stands on pictures. */
function saidBy({ clientX: x, clientY: y, detail }: MouseEvent, target: Element): string {
  // A click by a key has no place.
  for (const element of detail === 0 ? [] : document.elementsFromPoint(x, y)) {
    if (element instanceof HTMLImageElement) return addressOf(element);
    if (hasTextAt(element, x, y)) return textOf(element);
  }
  const image = target.closest('img') ?? target.querySelector<HTMLImageElement>(':scope > picture > img, :scope > img');
  return image ? addressOf(image) : textOf(target);
}

function mark(target: EventTarget | null): void {
  if (marked) marked.style.outline = '';
  marked = isEditing && target instanceof HTMLElement ? target : null;
  if (marked) marked.style.outline = '2px solid #2f6fed';
}

function onClick(event: MouseEvent): void {
  if (!isEditing || !(event.target instanceof Element)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  say({ clicked: saidBy(event, event.target).trim().slice(0, 2_000) });
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
window.addEventListener('load', () => window.scrollTo(0, Number(sessionStorage.getItem(scrolledAt) ?? 0)));

if (isFramed && office) {
  window.addEventListener('message', ({ origin, data }: MessageEvent<{ editing?: boolean } | null>) => {
    if (origin !== office || typeof data?.editing !== 'boolean') return;
    isEditing = data.editing;
    document.documentElement.style.cursor = isEditing ? 'crosshair' : '';
    mark(null);
  });
  document.addEventListener('click', onClick, true);
  document.addEventListener('mouseover', ({ target }) => mark(target));
  // The site moves between its pages without a new document.
  window.setInterval(follow, 300);
  follow();
} else showNotice();
