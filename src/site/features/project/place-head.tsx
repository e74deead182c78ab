import { classNames } from '../../../ui/class-names.ts';
import split from '../../../ui/layout/split.module.css';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { usePath } from '../../data/paths.ts';
import styles from './place-head.module.css';

type Props = { project: { slug: string; name: string }; title: string; lead: string };

/** The head of a page that shows one thing of a project: the way back to it, a title and a line. */
export function PlaceHead({ project, title, lead }: Props) {
  const path = usePath();
  return (
    <header className={classNames(split.split, styles.head)}>
      <div>
        <Link alone href={`${path('projects')}${project.slug}/`}>
          {project.name}
        </Link>
        <h1 className={classNames(typography.display, styles.title)}>{title}</h1>
      </div>
      <p className={classNames(typography.quiet, styles.lead)}>{lead}</p>
    </header>
  );
}
