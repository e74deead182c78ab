import type { StaticPages } from '../../contract/content/static-pages.ts';
import { Link } from '../../ui/text/link.tsx';
import styles from './social-links.module.css';

type Props = { links: StaticPages['footer']['socialMedia']; className?: string | undefined };

/** The editor names one of these; a link with another icon has its title alone. */
const icons: Record<string, string> = {
  instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm1.4-5.4h.2',
  facebook:
    'M14.5 21v-7.5h2.7l.5-3.2h-3.2V8.4c0-1 .4-1.7 1.8-1.7h1.6V3.9C17.4 3.7 16.7 3.6 15.8 3.600c-2.8 0-4.6 1.6-4.6 4.500v2.200H8.500v3.200h2.700V21',
  youtube: 'M6 5.500h12a3.5 3.5 0 0 1 3.5 3.500v6a3.5 3.5 0 0 1-3.5 3.500H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.500Zm4 3.500v6l5-3Z',
  telegram: 'm2.5 11.6 18.5-7.6-3 16-5.5-4-3 3-1-5.500Zm6 1.900L21 4l-8.5 12',
};

export const SocialLinks = ({ links, className }: Props) => (
  <ul className={className}>
    {links.map(({ link, icon, title }) => (
      <li key={link}>
        <Link href={link} target="_blank" rel="noreferrer" className={styles.social}>
          {Object.hasOwn(icons, icon) && (
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
              <path d={icons[icon]} />
            </svg>
          )}
          {title}
        </Link>
      </li>
    ))}
  </ul>
);
