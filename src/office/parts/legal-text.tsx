import type { LegalVersionAnswer } from '../../contract/office/releases/legal.ts';
import styles from './legal-text.module.css';

/** A version of a legal text in both languages, side by side where there is room. */
export const LegalText = ({ chapters }: Pick<LegalVersionAnswer, 'chapters'>) => (
  <div className={styles.text}>
    {chapters.map((chapter) => (
      <div key={chapter.slug} className={styles.chapter}>
        {(['uk', 'en'] as const).map((language) => (
          <article key={language} lang={language}>
            <h3>{chapter[language].title}</h3>
            {chapter[language].paragraphs.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text of a version never changes.
              <p key={at}>{text}</p>
            ))}
          </article>
        ))}
      </div>
    ))}
  </div>
);
