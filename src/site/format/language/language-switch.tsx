import { locales } from '../../../base/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { inLocale, useLatestLocation, useLocale } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import styles from './language-switch.module.css';

export const languageNames = { uk: 'Укр', en: 'Eng' } as const;

/** Plain links to the same page, with its path and query: to the one that is on its way, if one is, so that a choice just made is not lost. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname, search } = useLatestLocation();
  const active = useLocale();
  return (
    <ul className={classNames(styles.switch, className)} aria-label={m.shell_language()}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={inLocale(locale, pathname, search)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === active ? 'true' : undefined}
            className={styles.choice}
          >
            {languageNames[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}
