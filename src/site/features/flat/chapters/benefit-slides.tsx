import type { Apartment } from '../../../../contract/catalogue/apartments.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import * as m from '../../../paraglide/messages.js';
import styles from './benefit-slides.module.css';

/** The benefits of the flat, as cards to leaf through; with a keyboard the strip is scrolled like any region. */
export function BenefitSlides({ slides }: { slides: Apartment['benefitSlides'] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keyboard in every browser
    <ul className={styles.strip} tabIndex={0} aria-label={m.flat_benefits()}>
      {slides.map(({ title, text, picture }) => (
        <li key={title} className={styles.slide}>
          {picture && <Picture picture={picture} sizes="(width < 48em) 84vw, 40vw" alt="" className={styles.picture} />}
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
