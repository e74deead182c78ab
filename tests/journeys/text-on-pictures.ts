import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Box = { x: number; y: number; width: number; height: number };
/** A line of text in the window that lies over a picture. */
type Line = Box & { text: string; isLarge: boolean; at: string };
type Colour = [red: number, green: number, blue: number];
type Shot = { data: Buffer; width: number };

/** The lines of text that stand wholly in the window and on a picture, with no filled element between. */
const linesInWindow = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll('img, video, canvas, image')].filter((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      return width > 64 && height > 64 && picture.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    });
    const alphaOf = (color: string) => Number(/rgba\(.*, ([\d.]+)\)/.exec(color)?.[1] ?? 1);
    /** Whether an element between a text and what it shares with a picture has a ground of its own. */
    const hasGround = (text: Element, picture: Element) => {
      for (let one: Element | null = text; one && !one.contains(picture); one = one.parentElement)
        if (alphaOf(getComputedStyle(one).backgroundColor) > 0.95) return true;
      return false;
    };
    const found: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.nodeValue?.trim() || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 2 || height < 6 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) continue;
        const isOver = pictures.some((picture) => {
          const box = picture.getBoundingClientRect();
          const across = Math.min(box.right, x + width) - Math.max(box.left, x);
          const down = Math.min(box.bottom, y + height) - Math.max(box.top, y);
          return across > 0 && down > 0 && across * down > (width * height) / 10 && !hasGround(parent, picture);
        });
        if (!isOver) continue;
        const { fontSize, fontWeight } = getComputedStyle(parent);
        const size = Number.parseFloat(fontSize);
        found.push({
          x,
          y,
          width,
          height,
          text: node.nodeValue.trim().slice(0, 40),
          isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          at: `${parent.tagName.toLowerCase()}.${parent.getAttribute('class') ?? ''}`,
        });
      }
    }
    return found;
  });

const allText = 'html, body, body *, body *::before, body *::after';
const still = `${allText} { transition: none !important; animation: none !important; caret-color: transparent !important; }`;
/** The pictures and what is painted over them, with all text in one colour. */
const painted = (color: string) =>
  `${allText} { color: ${color} !important; -webkit-text-fill-color: ${color} !important; fill-opacity: 1; text-shadow: none !important; }`;

async function shoot(page: Page, css: string): Promise<Shot> {
  // The policy of the page forbids style elements, not sheets that a script makes.
  await page.evaluate(async (text) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)];
  }, still + css);
  const png = await page.screenshot();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

const linear = (channel: number) => (channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Colour) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const colourIn = ({ data }: Shot, at: number): Colour => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];

/** The contrast at each pixel that glyphs of a line cover by more than a half, with the colour of the text as it is without the smoothing of its edge. */
function contrastsOf(
  { x, y, width, height }: Box,
  { shown, behind, white, black }: Record<'shown' | 'behind' | 'white' | 'black', Shot>,
): number[] {
  const found: number[] = [];
  for (let row = Math.floor(y); row < y + height; row += 1)
    for (let column = Math.floor(x); column < x + width; column += 1) {
      const at = (row * white.width + column) * 3;
      const covered = ((white.data[at + 1] ?? 0) - (black.data[at + 1] ?? 0)) / 255;
      if (covered < 0.6) continue;
      const ground = colourIn(behind, at);
      const text = colourIn(shown, at).map((channel, of) => {
        const whole = (channel - (1 - covered) * (ground[of] ?? 0)) / covered;
        return Math.min(255, Math.max(0, whole));
      }) as Colour;
      found.push(contrast(luminance(text), luminance(ground)));
    }
  return found.toSorted((one, other) => one - other);
}

/**
 * The lines of text in the window that stand on a picture and are too weak: WCAG's 4.5 : 1, 3 : 1 for large type, at all but a fiftieth of
 * their pixels, against what is painted behind each.
 */
export async function weakTextsInWindow(page: Page): Promise<{ checked: number; weak: string[] }> {
  const lines = await linesInWindow(page);
  if (lines.length === 0) return { checked: 0, weak: [] };
  const shots = {
    shown: await shoot(page, ''),
    behind: await shoot(page, painted('transparent')),
    white: await shoot(page, painted('#fff')),
    black: await shoot(page, painted('#000')),
  };
  const weak: string[] = [];
  let checked = 0;
  for (const line of lines) {
    const contrasts = contrastsOf(line, shots);
    const least = contrasts[Math.floor(contrasts.length / 50)];
    if (least === undefined) continue;
    checked += 1;
    const asked = line.isLarge ? 3 : 4.5;
    if (least < asked) weak.push(`${least.toFixed(2)} of ${asked}: ${line.text} (${line.at})`);
  }
  return { checked, weak };
}
