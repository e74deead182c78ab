import { type PointerEvent, useRef } from 'react';
import type { MediaPictureAnswer } from '../../../contract/office/media/media.ts';
import * as m from '../../paraglide/messages.js';
import styles from './media.module.css';
import { Thumbnail } from './thumbnail.tsx';

export type Focus = { x: number; y: number };
type Props = { picture: MediaPictureAnswer; focus: Focus; onChange: (focus: Focus) => void };

/** The shapes in which the site crops pictures. */
const shapes = ['16 / 9', '3 / 2', '4 / 3', '3 / 4'] as const;
const within = (value: number): number => Math.round(Math.min(100, Math.max(0, value)));

/** The point of a picture to keep in view: dragged on the picture, or moved by two sliders, with what each crop then shows. */
export function FocusField({ picture, focus, onChange }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const follow = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    if (!box || (event.type === 'pointermove' && event.buttons === 0)) return;
    onChange({ x: within(((event.clientX - box.left) / box.width) * 100), y: within(((event.clientY - box.top) / box.height) * 100) });
  };
  return (
    <fieldset className={styles.focus}>
      <legend>{m.media_focus()}</legend>
      <div
        ref={area}
        className={styles.focusArea}
        style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={follow}
      >
        <Thumbnail picture={picture} sizes="40rem" alt="" />
        <span className={styles.point} style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }} />
      </div>
      <div className={styles.sliders}>
        <label>
          {m.media_focus_x()}
          <input
            type="range"
            name="focus-x"
            min={0}
            max={100}
            value={focus.x}
            onChange={({ target }) => onChange({ ...focus, x: Number(target.value) })}
          />
        </label>
        <label>
          {m.media_focus_y()}
          <input
            type="range"
            name="focus-y"
            min={0}
            max={100}
            value={focus.y}
            onChange={({ target }) => onChange({ ...focus, y: Number(target.value) })}
          />
        </label>
      </div>
      <ul className={styles.crops} aria-label={m.media_crops()}>
        {shapes.map((shape) => (
          <li key={shape}>
            <div style={{ aspectRatio: shape }}>
              <Thumbnail picture={picture} focus={focus} sizes="12rem" alt="" />
            </div>
            <span>{shape.replaceAll(' ', '').replace('/', ' : ')}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
