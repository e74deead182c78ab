import { classNames } from '../../../ui/class-names.ts';
import { CaptionedPicture } from '../../../ui/pictures/captioned-picture.tsx';
import { Prose } from '../../../ui/text/prose.tsx';
import { StoryHead } from '../../../ui/text/story-head.tsx';
import typography from '../../../ui/text/typography.module.css';
import wholeLink from '../../../ui/text/whole-link.module.css';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { SubscriptionForm } from '../subscription/subscription-form.tsx';
import type { NewsItem } from './load-news-item.ts';
import styles from './news-item-page.module.css';
import { NewsTopline, type Tags } from './news-topline.tsx';
import { ShareLinks } from './share-links.tsx';

type Props = { item: NewsItem; tags: Tags; url: string };

/** The headline stands on the horizon, its picture hangs below; then the text in one column, with related content in the margin. */
export function NewsItemPage({ item, tags, url }: Props) {
  const path = usePath();
  const { picture, gallery } = item;
  return (
    <div data-ground="light">
      <article>
        <StoryHead title={item.title}>
          <NewsTopline item={item} tags={tags} withLinks />
        </StoryHead>
        <div className={styles.opening}>
          <p className={styles.lead}>{item.lead}</p>
          {picture && (
            <CaptionedPicture
              picture={picture}
              sizes="(width < 64em) 100vw, 66vw"
              priority
              className={styles.photo}
              pictureClass={styles.picture}
            />
          )}
        </div>
        <div className={styles.body}>
          <div className={styles.margin}>
            <ShareLinks url={url} title={item.title} />
          </div>
          <Prose html={item.html} />
        </div>
        {gallery.length > 0 && (
          <ul className={styles.gallery} aria-label={m.news_gallery()}>
            {gallery.map((one) => (
              <li key={one.src}>
                <CaptionedPicture picture={one} sizes="(width < 64em) 100vw, 50vw" reveal />
              </li>
            ))}
          </ul>
        )}
      </article>
      <ProjectLine id={item.projectId} />
      {item.related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related" className={classNames(typography.name, styles.relatedTitle)}>
            {m.news_related()}
          </h2>
          <ul className={styles.relatedList}>
            {item.related.map((one) => (
              <li key={one.slug} className={styles.relatedItem}>
                <NewsTopline item={one} tags={tags} />
                <h3 className={styles.relatedName}>
                  <a href={path(`news/${one.slug}`)} className={wholeLink.whole}>
                    {one.title}
                  </a>
                </h3>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SubscriptionForm kind="news" />
    </div>
  );
}

function ProjectLine({ id }: { id: string | null }) {
  const path = usePath();
  const project = useStaticPages().projects.find((one) => one.id === id);
  if (!project) return null;
  return (
    <aside className={styles.project} data-accent={project.prime ? 'prime' : undefined}>
      <p className={typography.note}>{m.news_about_project()}</p>
      <p className={styles.projectName}>
        <a href={path(`projects/${project.slug}`)} className={wholeLink.whole}>
          {project.name}
        </a>
      </p>
    </aside>
  );
}
