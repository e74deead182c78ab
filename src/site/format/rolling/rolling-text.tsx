import { useState } from 'react';
import { hasFallen, rollingParts } from './rolling-parts.ts';
import styles from './rolling-text.module.css';

/** A text with a number that changes while it is looked at: the digits that change roll over. It stays one text to read and to copy. */
export function RollingText({ text }: { text: string }) {
  const [shown, setShown] = useState({ text, before: text });
  if (shown.text !== text) setShown({ text, before: shown.text });
  const parts = rollingParts(text, shown.text === text ? shown.before : shown.text);
  if (parts.length === 1 && parts[0]?.was === null) return text;
  const way = hasFallen(text, shown.before) ? 'down' : 'up';
  return parts.map((part, at) =>
    part.was === null ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place in the text
      <span key={`${text} ${at}`} className={styles.place}>
        <span className={styles.digit} data-was={part.was} data-way={way}>
          {part.text}
        </span>
      </span>
    ),
  );
}
