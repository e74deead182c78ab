import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type MediaPictureAnswer, mediaLimits } from '../../../contract/office/media/media.ts';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { useLocale } from '../../data/use-locale.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../query-state.tsx';
import record from '../record.module.css';
import styles from './media.module.css';
import { isDescribed, Thumbnail } from './thumbnail.tsx';

export type PictureFilter = { q: string; only: '' | 'undescribed' | 'stale' | 'unused' };

/** The pictures that a filter leaves, a page at a time. */
export function usePictures({ q, only }: PictureFilter) {
  const list = useInfiniteQuery({
    queryKey: ['media', q, only],
    queryFn: ({ pageParam: from, signal }) =>
      ask('GET /office/api/media', { query: { ...(q && { q }), ...(only && { only }), from: String(from) }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _all, last) => (last + mediaLimits.pageRows < total ? last + mediaLimits.pageRows : null),
    placeholderData: (before) => before,
  });
  return { list, total: list.data?.pages[0]?.total, pictures: list.data?.pages.flatMap((page) => page.pictures) ?? [] };
}

type Props = ReturnType<typeof usePictures> & {
  /** What a card is: a link to the picture, or a choice of it. */
  card: (picture: MediaPictureAnswer, content: ReactNode) => ReactNode;
};

/** Pictures with what they show and how often they are used. */
export function PictureGrid({ list, total, pictures, card }: Props) {
  const locale = useLocale();
  return (
    <>
      <QueryState query={list} />
      {total === 0 && <p className={typography.quiet}>{m.media_nothing()}</p>}
      <ul className={styles.grid}>
        {pictures.map((picture) => (
          <li key={picture.name}>
            {card(
              picture,
              <>
                <Thumbnail picture={picture} className={styles.thumb} alt="" />
                <span className={styles.caption}>{picture.alt[locale] || picture.name}</span>
                <span className={isDescribed(picture) && !picture.isStale ? record.quiet : `${record.quiet} ${record.late}`}>
                  {!isDescribed(picture)
                    ? m.media_undescribed()
                    : picture.isStale
                      ? m.media_stale_short()
                      : m.media_uses({ count: picture.uses })}
                </span>
              </>,
            )}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button kind="quiet" arrow={false} disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {m.media_more()}
        </Button>
      )}
    </>
  );
}
