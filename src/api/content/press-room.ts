import { kyivDay } from '../../base/kyiv-time.ts';
import type { MediaFile, WirePressAnswer } from '../../contract/content/press.ts';
import type { Picture } from '../../contract/pictures.ts';
import type { LocalEntry } from '../../domain/content/content.ts';
import type { Handler } from '../handler.ts';

const formatOf = (src: string): string => src.slice(src.lastIndexOf('.') + 1);

/** Every format of a picture in its largest size. */
const largest = ({ src, sources }: Picture): string[] => {
  const others = sources.flatMap(({ srcset }) => srcset.split(', ').at(-1)?.split(' ')[0] ?? []);
  return [...new Set([src, ...others])];
};

function filesOf({ file, picture }: LocalEntry<'media_file'>): MediaFile['files'] {
  const addresses = [...(file === null ? [] : [file]), ...(picture ? largest(picture) : [])];
  return addresses.map((src) => ({ src, format: formatOf(src) }));
}

/** `GET /api/{locale}/press-room`: files for newsrooms, and our releases, the newest first. */
export const handle: Handler<'GET /api/{locale}/press-room'> = ({ content }) => {
  return ({ locale, reply }) => {
    const { media_file, publication } = content.current()[locale].entries;
    const answer: WirePressAnswer = {
      media_kit: media_file.map((entry) => ({
        id: entry.slug,
        kind: entry.group,
        title: entry.title,
        note: entry.note,
        ground: entry.ground,
        picture: entry.picture,
        files: filesOf(entry),
      })),
      publications: publication
        .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from))
        .map(({ from, title, note, news }) => ({ date: kyivDay(new Date(from)), title, note, slug: news })),
    };
    return reply(answer);
  };
};
