import type { CSSProperties, InputHTMLAttributes } from 'react';
import styles from './range-slider.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'style'> & {
  min: number;
  max: number;
  value: number;
  /** The selected side of the thumb, drawn stronger: up to it, or from it on. */
  asks: 'up-to' | 'from';
};

/** One line with one thumb: a native range input that looks the same in every browser. */
export function SliderLine({ asks, ...input }: Props) {
  const { min, max, value } = input;
  const share = max > min ? (value - min) / (max - min) : asks === 'up-to' ? 1 : 0;
  const line = (asks === 'up-to' ? { '--from': 0, '--to': share } : { '--from': share, '--to': 1 }) as CSSProperties;
  return (
    <span className={styles.line} style={line}>
      <input {...input} type="range" className={styles.thumb} />
    </span>
  );
}
