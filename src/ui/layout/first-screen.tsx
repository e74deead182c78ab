import type { ReactNode } from 'react';

type Props = { className: string | undefined; 'data-ground'?: 'dark'; children: ReactNode };

/**
 * A first screen whose picture gives room to the words below: it is painted when all of them have arrived, else it jumps with each line.
 * The browser waits for the element that ends it; for a section it would wait until that begins.
 */
export const FirstScreen = ({ children, ...section }: Props) => (
  <section {...section}>
    <link rel="expect" href="#first-screen" blocking="render" />
    {children}
    <template id="first-screen" />
  </section>
);
