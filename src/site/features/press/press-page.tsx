import type { PageTexts } from '../../../contract/content/page-contents.ts';
import type { MediaFile, PressAnswer } from '../../../contract/content/press.ts';
import type { PageContent } from '../../../contract/content/static-pages.ts';
import { classNames } from '../../../ui/class-names.ts';
import zigzag from '../../../ui/layout/zigzag.module.css';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { numberedPairs } from '../../data/pages/numbered-texts.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatDay } from '../../format/format-date.ts';
import { telephone } from '../../format/telephone.ts';
import * as m from '../../paraglide/messages.js';
import styles from './press-page.module.css';

type Props = { page: PageContent<'press-room'> | null; press: PressAnswer };

/** Figures and a contact first, then all downloads, then the releases. */
export function PressPage({ page, press }: Props) {
  const texts: Texts = page?.blocks ?? {};
  const logos = press.mediaKit.filter(({ kind }) => kind === 'logo');
  const photos = press.mediaKit.filter(({ kind }) => kind === 'photo');
  return (
    <div data-ground="light">
      <header className={styles.head}>
        <h1 className={styles.title} data-horizon="">
          {texts.title || m.press_title()}
        </h1>
        <div className={styles.under}>
          <p className={styles.lead}>{texts.lead || m.press_lead()}</p>
          <Contact texts={texts} />
        </div>
      </header>
      <Facts texts={texts} />
      {logos.length > 0 && (
        <section className={styles.part} aria-labelledby="logos">
          <h2 id="logos" className={typography.title}>
            {m.press_logos()}
          </h2>
          <ul className={styles.logos}>
            {logos.map((logo) => (
              <li key={logo.id}>
                <div className={styles.logo} data-ground={logo.ground === 'paper' ? 'light' : 'dark'}>
                  <img src={logo.files[0]?.src} alt={logo.title} loading="lazy" />
                </div>
                <Files file={logo} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {photos.length > 0 && (
        <section className={styles.part} aria-labelledby="photos">
          <h2 id="photos" className={typography.title}>
            {m.press_photos()}
          </h2>
          <ul className={zigzag.zigzag}>
            {photos.map((photo) => (
              <li key={photo.id}>
                {photo.picture && <Picture picture={photo.picture} sizes="(width < 48em) 92vw, 40vw" className={styles.photo} />}
                <Files file={photo} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Releases publications={press.publications} />
    </div>
  );
}

type Texts = PageTexts<'press-room'>;

function Contact({ texts }: { texts: Texts }) {
  const { header } = useStaticPages();
  if (!texts.contact_email) return null;
  return (
    <div className={styles.contact}>
      <p className={typography.note}>{m.press_contact()}</p>
      <p className={styles.email}>
        <Link href={`mailto:${texts.contact_email}`} alone>
          {texts.contact_email}
        </Link>
      </p>
      <p>
        {texts.contact_name}
        {header.phone && (
          <>
            {', '}
            <a href={telephone(header.phone)} className={styles.phone}>
              {header.phone}
            </a>
          </>
        )}
      </p>
      <p className={typography.note}>{texts.contact_text}</p>
    </div>
  );
}

function Facts({ texts }: { texts: Texts }) {
  return (
    <section className={styles.facts} aria-label={m.press_facts()}>
      <dl className={styles.factList}>
        {numberedPairs(texts, 'fact_N', 'fact_N_text').map(({ title, text }) => (
          <div key={text} className={styles.fact}>
            <dt className={styles.figure}>{title}</dt>
            <dd className={typography.note}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A file's description, and its formats as download links. */
const Files = ({ file }: { file: MediaFile }) => (
  <div className={styles.caption}>
    <p>
      {file.title}
      <span className={classNames(typography.note, styles.note)}>{file.note}</span>
    </p>
    <p className={styles.formats}>
      {file.files.map(({ src, format }) => (
        <a
          key={src}
          href={src}
          download=""
          className={styles.format}
          aria-label={m.press_download_named({ format: format.toUpperCase(), name: file.title })}
        >
          {m.press_download({ format: format.toUpperCase() })}
        </a>
      ))}
    </p>
  </div>
);

function Releases({ publications }: Pick<PressAnswer, 'publications'>) {
  const path = usePath();
  const locale = useLocale();
  return (
    <section className={styles.part} aria-labelledby="releases">
      <h2 id="releases" className={typography.title}>
        {m.press_releases()}
      </h2>
      <ul className={styles.releases}>
        {publications.map(({ slug, date, title, note }) => (
          <li key={slug} className={styles.release}>
            <time dateTime={date} className={typography.note}>
              {formatDay(date, locale)}
            </time>
            <div>
              <h3 className={styles.releaseTitle}>
                <Link href={path(`news/${slug}`)}>{title}</Link>
              </h3>
              <p className={typography.note}>{note}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link href={path('news')} alone>
          {m.press_all_news()}
        </Link>
      </p>
    </section>
  );
}
