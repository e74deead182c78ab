import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import type { FeatureGroup } from './feature-groups.ts';
import styles from './project-features.module.css';

/** The features of the project, by kind: the kind stands at the left like a margin note. */
export const ProjectFeatures = ({ groups }: { groups: FeatureGroup[] }) => (
  <div>
    {groups.map(({ id, name, features }) => (
      <section key={id} className={styles.group}>
        {name && <h3 className={classNames(typography.note, styles.name)}>{name}</h3>}
        <ul className={styles.features}>
          {features.map(({ title, text }) => (
            <li key={title} className={styles.feature}>
              <p className={typography.name}>{title}</p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
