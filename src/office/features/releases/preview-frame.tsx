import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { ReleaseRow } from '../../../contract/office/releases/releases.ts';
import { Button } from '../../../ui/controls/button.tsx';
import textButton from '../../../ui/controls/text-button.module.css';
import { ask } from '../../data/ask.ts';
import { readMoment, typedMoment } from '../../data/typed/typed-moment.ts';
import { useLocale } from '../../data/use-locale.ts';
import * as m from '../../paraglide/messages.js';
import { isPhone } from '../../parts/is-phone.ts';
import { QueryState } from '../../parts/query-state.tsx';
import { type Found, FoundTexts } from './found-texts.tsx';
import { LaidReleases } from './laid-releases.tsx';
import styles from './releases.module.css';
import { useFrameMessages } from './use-frame-messages.ts';

type Props = {
  release: ReleaseRow;
  /** The page that shows what is edited beside it. */
  opens: string | null;
  onFound: (found: Found) => void;
};

const devices = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 1000 } } as const;
const inLanguage = (path: string, locale: Locale): string => `${locale === 'en' ? '/en' : ''}${path.replace(/^\/en(?=\/|$)/, '') || '/'}`;

/** How much a page of this width has to be drawn smaller to fit the window. */
function useScale(width: number) {
  const [free, setFree] = useState(width);
  const window = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!window.current) return;
    const observer = new ResizeObserver(([entry]) => setFree(entry?.contentRect.width ?? 0));
    observer.observe(window.current);
    return () => observer.disconnect();
  });
  return [window, Math.min(1, Math.max(0.1, free / width))] as const;
}

/** The page that the frame shows, by its own word, and where its next drawing begins: that page, one that is opened, or one in another language. */
function usePlace(opens: string | null, url: string | undefined, language: Locale) {
  const [path, setPath] = useState(() => inLanguage('/', language));
  const [target, setTarget] = useState<{ path: string; url: string | undefined }>({ path, url: undefined });
  const [opened, setOpened] = useState<string | null>(null);
  const isOpening = opens !== null && opens !== opened;
  const here = isOpening ? inLanguage(opens, language) : path;
  const go = (to: string) => {
    setPath(to);
    setTarget({ path: to, url });
  };
  if (isOpening) setOpened(opens);
  // A new address may come before the frame has said where it is.
  if (isOpening || url !== target.url) go(here);
  return { path, setPath, target: target.path, go };
}

/** The site with the release laid over it. It is drawn anew after each change of the release, at the page that it shows. */
export function PreviewFrame({ release: { number, version, publishAt }, opens, onFound }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  // A scheduled release is shown at its own instant, until another one is asked for.
  const at = typed ?? (publishAt ? typedMoment(new Date(publishAt)) : '');
  const [device, setDevice] = useState<keyof typeof devices>(() => (isPhone() ? 'phone' : 'desktop'));
  const [isEditing, setEditing] = useState(true);
  const language = useLocale();
  const [found, setFound] = useState<Found[] | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, height } = devices[device];
  const [window, scale] = useScale(width);
  const instant = readMoment(at)?.toISOString();
  const query = useQuery({
    // What lies under it is asked anew with each drawing.
    queryKey: ['preview', number, instant, version],
    queryFn: ({ signal }) =>
      ask('GET /office/api/release/preview', { query: { number: String(number), ...(instant && { at: instant }) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const url = query.data?.url;
  const { path, setPath, target, go } = usePlace(opens, url, language);
  const origin = url === undefined ? null : new URL(url).origin;
  const post = (editing: boolean) => origin && frame.current?.contentWindow?.postMessage({ editing }, origin);

  const findClicked = async (text: string) => {
    const answer = await ask('GET /office/api/content/find', { query: { release: String(number), text } }).catch(() => null);
    const hits = answer?.found ?? [];
    const only = hits.length === 1 ? hits[0] : undefined;
    setFound(only ? null : hits);
    if (only) onFound(only);
  };
  useFrameMessages(frame, {
    origin,
    onPath: (to) => {
      setPath(to);
      post(isEditing);
    },
    onClicked: (text) => void findClicked(text),
  });

  if (!url) return <QueryState query={query} />;
  // Each version of the release has another address, and so another drawing.
  const source = `${url}&to=${encodeURIComponent(target)}`;
  const locale: Locale = path === '/en' || path.startsWith('/en/') ? 'en' : 'uk';
  const toggle = (label: string, isOn: boolean, onClick: () => void) => (
    <button type="button" aria-pressed={isOn} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <section className={styles.preview} aria-label={m.releases_page()}>
      <div className={styles.tools}>
        {toggle('Укр', locale === 'uk', () => go(inLanguage(path, 'uk')))}
        {toggle('Eng', locale === 'en', () => go(inLanguage(path, 'en')))}
        {toggle(m.releases_phone(), device === 'phone', () => setDevice('phone'))}
        {toggle(m.releases_desktop(), device === 'desktop', () => setDevice('desktop'))}
        {toggle(m.releases_click_to_edit(), isEditing, () => {
          setEditing(!isEditing);
          post(!isEditing);
        })}
        <label className={styles.asOf}>
          <span>{m.releases_as_of()}</span>
          <input type="datetime-local" value={at} onChange={(event) => setTyped(event.target.value)} />
        </label>
        <Button
          kind="plain"
          arrow={false}
          className={textButton.button}
          href={`${url}&to=${encodeURIComponent(path)}`}
          target="_blank"
          rel="noreferrer"
        >
          {m.releases_open_tab()}
        </Button>
      </div>
      {query.data && <LaidReleases {...query.data} />}
      {found && (
        <FoundTexts
          found={found}
          onChoose={(one) => {
            setFound(null);
            onFound(one);
          }}
        />
      )}
      <div ref={window} className={styles.fitted} style={{ height: height * scale }}>
        <iframe
          ref={frame}
          key={source}
          src={source}
          title={m.releases_page()}
          className={styles.window}
          style={{ width, height, scale: String(scale) }}
        />
      </div>
    </section>
  );
}
