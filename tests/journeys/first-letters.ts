import type { Page } from '@playwright/test';

/** The buttons in sight, and links that look like them, whose first letter's ink leaves the box that clips it. */
export const cutFirstLetters = (page: Page): Promise<{ checked: number; cut: string[] }> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('There is no canvas.');
    const tolerance = 0.5;

    const firstLetter = (button: Element) => {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const start = node.nodeValue?.search(/\S/) ?? -1;
        const parent = node.parentElement;
        // Words for screen readers alone are clipped on purpose.
        if (start < 0 || !parent?.checkVisibility({ visibilityProperty: true }) || parent.clientHeight === 1) continue;
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + 1);
        const box = range.getBoundingClientRect();
        if (box.width > 0) return { parent, box, letter: range.toString() };
      }
      return null;
    };

    /** Where the letter is painted: some letters begin before the place that the line gives them. */
    const inkOf = ({ parent, box, letter }: { parent: Element; box: DOMRect; letter: string }) => {
      const { font, textTransform } = getComputedStyle(parent);
      pen.font = font;
      const drawn = textTransform === 'uppercase' ? letter.toUpperCase() : textTransform === 'lowercase' ? letter.toLowerCase() : letter;
      const size = pen.measureText(drawn);
      const baseline = box.top + size.fontBoundingBoxAscent;
      return {
        left: box.left - size.actualBoundingBoxLeft,
        right: box.left + size.actualBoundingBoxRight,
        top: baseline - size.actualBoundingBoxAscent,
        bottom: baseline + size.actualBoundingBoxDescent,
      };
    };

    const cut: string[] = [];
    let checked = 0;
    for (const button of document.querySelectorAll('button, summary, a[class*="_button"]')) {
      const found = button.checkVisibility({ visibilityProperty: true }) ? firstLetter(button) : null;
      if (!found) continue;
      checked++;
      const ink = inkOf(found);
      const own = button.getBoundingClientRect();
      for (let one: Element | null = found.parent; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        const isAround = !button.contains(one);
        // A button that is scrolled out of its row is not a cut one.
        if (isAround && (own.left < box.left || own.right > box.right || own.top < box.top || own.bottom > box.bottom)) break;
        const clips = clipPath !== 'none';
        const over = [
          (clips || overflowX !== 'visible') && ink.left < box.left + one.clientLeft - tolerance && 'left',
          (clips || overflowX !== 'visible') && ink.right > box.right - one.clientLeft + tolerance && 'right',
          (clips || overflowY !== 'visible') && ink.top < box.top + one.clientTop - tolerance && 'top',
          (clips || overflowY !== 'visible') && ink.bottom > box.bottom - one.clientTop + tolerance && 'bottom',
        ].filter(Boolean);
        if (over.length)
          cut.push(`${button.textContent?.trim().slice(0, 40)}: ${over.join(', ')} of ${one.tagName} ${one.getAttribute('class')}`);
      }
    }
    return { checked, cut };
  });
