import type { StaticPages } from '../../../contract/content.ts';
import { Link } from '../../../ui/link.tsx';

type Props = { links: StaticPages['footer']['social_media_blocks']; className?: string | undefined };

export const SocialLinks = ({ links, className }: Props) => (
  <ul className={className}>
    {links.map(({ link, title }) => (
      <li key={link}>
        <Link href={link} target="_blank" rel="noreferrer">
          {title}
        </Link>
      </li>
    ))}
  </ul>
);
