import { type ReactNode, useRef } from 'react';
import type { Picture } from '../../../contract/pictures.ts';
import { deferred } from '../../../ui/deferred.tsx';
import { Sky } from '../../../ui/pictures/sky.tsx';
import type { Light, LitHero } from './light.ts';
import styles from './lights.module.css';

const ThreeLights = deferred(() => import('./three-lights.tsx').then((module) => module.ThreeLights), 'idle');

type Props = {
  picture: Picture | null | undefined;
  lit: LitHero | null;
  /** The page of the project that the picture shows. */
  href: string;
  onLight?: (light: Light) => void;
  children: ReactNode;
};

/** A hero's picture with words on the horizon, and the thumb that moves it along the horizon through three lights where these exist. */
export function LitSky({ picture, lit, href, onLight, children }: Props) {
  const layers = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  if (!lit) return <Sky picture={picture}>{children}</Sky>;
  return (
    <>
      <Sky picture={picture} over={<div ref={layers} className={styles.layers} />}>
        <div ref={words} className={styles.words} aria-live="polite" />
        {children}
      </Sky>
      <ThreeLights lit={lit} href={href} layers={layers} words={words} onLight={onLight} />
    </>
  );
}
