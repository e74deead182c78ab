import * as m from '../../paraglide/messages.js';
import { ShareButton } from '../flat/share-button.tsx';
import styles from './share-links.module.css';

const networks = [
  { name: 'Telegram', at: 'https://t.me/share/url', url: 'url', text: 'text' },
  { name: 'Facebook', at: 'https://www.facebook.com/sharer/sharer.php', url: 'u', text: null },
  { name: 'X', at: 'https://x.com/intent/post', url: 'url', text: 'text' },
];

/** The device's own sharing or a copied address, and plain links to networks, which load nothing from them. */
export const ShareLinks = ({ url, title }: { url: string; title: string }) => (
  <div className={styles.share}>
    <ShareButton title={title} />
    <ul className={styles.networks} aria-label={m.news_share_with()}>
      {networks.map((network) => (
        <li key={network.name}>
          <a
            className={styles.network}
            href={`${network.at}?${new URLSearchParams({ [network.url]: url, ...(network.text && { [network.text]: title }) })}`}
            target="_blank"
            rel="noreferrer"
          >
            {network.name}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
