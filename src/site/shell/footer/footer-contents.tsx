import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import type { MenuEntry } from '../../../contract/content/static-pages.ts';
import { CachedPart } from '../../../ui/cached-part.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { Prose } from '../../../ui/text/prose.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { markHydrated, telephone } from '../../format/telephone.ts';
import * as m from '../../paraglide/messages.js';
import { SocialLinks } from '../social-links.tsx';
import { usePageTraits } from '../use-page-traits.ts';
import styles from './footer.module.css';

export function FooterContents() {
  const { footer } = useStaticPages();
  const { page } = usePageTraits();
  const locale = useLocale();
  const path = usePath();
  return (
    <>
      <div className={styles.lead}>
        <p className={styles.description}>{footer.description}</p>
        {footer.phone && (
          <a className={styles.phone} href={telephone(footer.phone)} ref={markHydrated} data-phone={footer.phone}>
            {footer.phone}
          </a>
        )}
      </div>
      <CachedPart of={footer} name={locale}>
        {() => <Menus />}
      </CachedPart>
      {page && page.seoTexts.length > 0 && (
        <section className={styles.seo}>
          {page.seoTexts.map(({ title, html }) => (
            <div key={title}>
              <h2 className={styles.seoTitle}>{title}</h2>
              <Prose html={html} className={styles.seoText} />
            </div>
          ))}
        </section>
      )}
      <a
        className={styles.wordmark}
        href={path()}
        aria-label={m.shell_to_home({ brand: footer.logo })}
        style={{ '--letters': footer.logo.length } as CSSProperties}
      >
        {footer.logo}
      </a>
      <div className={styles.end}>
        <SocialLinks links={footer.socialMedia} className={styles.row} />
        <ul className={styles.row}>
          {footer.otherPages.map(({ name, page: slug }) => (
            <li key={slug}>
              <Link href={path(slug)}>{name}</Link>
            </li>
          ))}
        </ul>
        <p className={typography.quiet}>{footer.developerCredit}</p>
      </div>
    </>
  );
}

const company = 'company';
const projectPage = (page: string) => (page.includes('/') ? page : `projects/${page}`);

/** Below 1440 px the two long groups fold; one at a time is open, and a click anywhere else closes it. */
function Menus() {
  const { allProjects: projects, projectPages, firstMenu, secondMenu } = useStaticPages().footer;
  const path = usePath();
  const [openGroup, setOpenGroup] = useState<string | null>(null);
  useEffect(() => {
    if (!openGroup) return;
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (!target?.closest(`.${styles.list} a`) && !target?.closest(`.${styles.toggle}`)) setOpenGroup(null);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [openGroup]);

  const pages = [...firstMenu, ...secondMenu];
  const companyEntry = secondMenu.find(({ page }) => page === company) ?? firstMenu.find(({ page }) => page === company);
  const ofCompany = secondMenu.filter(({ page }) => page !== company);
  const rest = pages.filter((entry) => entry !== companyEntry && !ofCompany.includes(entry) && entry.page !== projects.page);
  const toggle = (name: string) => setOpenGroup(openGroup === name ? null : name);
  return (
    <nav className={styles.menus} aria-label={m.shell_footer_navigation()}>
      <Group name={projects.name} href={path(projects.page)} open={openGroup === 'projects'} onToggle={() => toggle('projects')} columns>
        {projectPages.map((entry) => (
          <Entry key={entry.page} entry={{ name: entry.name, page: projectPage(entry.page) }} />
        ))}
        <li>
          <Link href={path(projects.page)} className={styles.seeAll}>
            {m.shell_see_all()}
          </Link>
        </li>
      </Group>
      <ul className={styles.plain}>
        {rest.map((entry) => (
          <Entry key={entry.page} entry={entry} />
        ))}
      </ul>
      {companyEntry && (
        <Group
          name={companyEntry.name}
          mobileName={m.shell_about_us()}
          href={path(companyEntry.page)}
          open={openGroup === company}
          onToggle={() => toggle(company)}
        >
          {ofCompany.map((entry) => (
            <Entry key={entry.page} entry={entry} />
          ))}
          <Entry entry={companyEntry} className={styles.onlyMobile} />
        </Group>
      )}
    </nav>
  );
}

function Entry({ entry, className }: { entry: MenuEntry; className?: string }) {
  const path = usePath();
  return (
    <li className={className}>
      <Link href={path(entry.page)}>{entry.name}</Link>
    </li>
  );
}

type GroupProps = {
  name: string;
  mobileName?: string;
  href: string;
  open: boolean;
  onToggle: () => void;
  columns?: boolean;
  children: ReactNode;
};

function Group({ name, mobileName = name, href, open, onToggle, columns = false, children }: GroupProps) {
  return (
    <div className={styles.group}>
      <Link href={href} className={styles.heading}>
        {name}
      </Link>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={onToggle}>
        <span className={styles.onlyDesktop}>{name}</span>
        <span className={styles.onlyMobile}>{mobileName}</span>
        <Icon name="chevron" className={styles.chevron} />
      </button>
      <ul className={styles.list} data-open={open || undefined} data-columns={columns || undefined}>
        {children}
      </ul>
    </div>
  );
}
