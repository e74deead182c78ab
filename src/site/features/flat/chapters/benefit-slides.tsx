import type { Apartment } from '../../../../contract/catalogue/apartments.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import styles from './benefit-slides.module.css';

/** The benefits of the flat, as cards to leaf through; with a keyboard the strip is scrolled like any region. */
export function BenefitSlides({ slides }: { slides: Apartment['benefitSlides'] }) {
  return (
    <ul className={styles.strip}>
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
