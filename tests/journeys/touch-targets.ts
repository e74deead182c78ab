import type { Page } from '@playwright/test';

/**
 * What is touched and is smaller than 44 px, or reaches beyond its room over something else that is touched. A link within a sentence is as
 * tall as its line, and what is drawn has its list.
 */
export const faultyTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const leastPx = 43.5;
    const touched = 'a[href], button, input:not([type=hidden], [tabindex="-1"]), select, textarea, summary, [role=slider]';
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isInSentence = (element: Element) => {
      const around = element.closest('p, li, dd, dt, td, h1, h2, h3, figcaption, label');
      const isInline = getComputedStyle(element).display === 'inline';
      return isInline && (around?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0) + 3;
    };
    /** A box is touched through its label, and a link may cover more than its words. */
    const sizeOf = (target: HTMLElement, { width, height }: DOMRect) => {
      const covers = ['::before', '::after']
        .map((part) => getComputedStyle(target, part))
        .filter(({ position }) => position === 'absolute');
      const most = (own: number, name: 'width' | 'height') => Math.max(own, ...covers.map((cover) => Number.parseFloat(cover[name]) || 0));
      return [most(width, 'width'), most(height, 'height')] as const;
    };
    const targets = [...document.querySelectorAll<HTMLElement>(touched)]
      .filter((element) => isSeen(element) && !element.closest('[inert], svg'))
      .map((element) => {
        const isCovered = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
        const target = (isCovered && element.labels?.[0]) || element;
        return { target, box: target.getBoundingClientRect() };
      })
      .filter(({ target, box }) => box.width > 1 && box.height > 1 && !isInSentence(target));
    const named = (target: HTMLElement) => target.outerHTML.slice(0, 160);

    const small = targets.flatMap(({ target, box }) => {
      const [width, height] = sizeOf(target, box);
      return width < leastPx || height < leastPx ? [`${Math.round(width)} × ${Math.round(height)}: ${named(target)}`] : [];
    });
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const isFixed = (target: Element) => getComputedStyle(target.closest('header, [data-horizon], aside') ?? target).position === 'fixed';
    const reaching = targets.filter(({ target }) => Number.parseFloat(getComputedStyle(target).marginTop) < 0);
    const over = reaching.flatMap(({ target, box }) =>
      targets
        .filter((other) => other.target !== target && !isFixed(other.target) && isOver(box, other.box))
        .map((other) => `${named(target)} reaches over ${named(other.target)}`),
    );
    return [...small, ...over];
  });
