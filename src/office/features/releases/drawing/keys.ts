import type { KeyboardEvent } from 'react';

type Pressed = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean };

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far an arrow moves a thing: by one, with Shift by ten; null of any other key. */
export function arrowStep({ key, shiftKey, ctrlKey, metaKey }: Pressed): [number, number] | null {
  const way = ctrlKey || metaKey ? undefined : ways[key];
  const far = shiftKey ? 10 : 1;
  return way ? [way[0] * far, way[1] * far] : null;
}

/** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z, on any keyboard layout. */
export function historyKey({ code, shiftKey, ctrlKey, metaKey }: Omit<Pressed, 'key'> & { code: string }): 'undo' | 'redo' | null {
  if (!ctrlKey && !metaKey) return null;
  if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo';
  return code === 'KeyY' ? 'redo' : null;
}

type Pressable = {
  drawing: { isDrawing: boolean; setDrawing: (is: boolean) => void };
  history: { undo: () => void; redo: () => void };
  takeBack: () => void;
};

/** The keys of a whole editor: steps back and forth, and the end of an outline that is drawn; `takeBack` removes its last corner. */
export function pressKey(event: KeyboardEvent, { drawing, history, takeBack }: Pressable): void {
  const { target, key } = event;
  const isTyped = target instanceof HTMLInputElement && target.type !== 'checkbox';
  const way = isTyped ? null : historyKey(event);
  const isEnd = key === 'Escape' || (key === 'Enter' && !isTyped && !(target instanceof HTMLButtonElement));
  if (way) history[way]();
  else if (drawing.isDrawing && isEnd) drawing.setDrawing(false);
  else if (drawing.isDrawing && !isTyped && key === 'Backspace') takeBack();
  else return;
  event.preventDefault();
}
