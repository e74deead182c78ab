import { transliterate } from '../../base/transliterate.ts';

/** Types that a browser may show; any other file is a download. */
const shown = ['application/pdf', 'image/jpeg', 'image/png'];

/** RFC 5987: the characters that `encodeURIComponent` leaves but the header must escape. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The headers of a file with a foreign name. The name is given twice: in plain ASCII, and in full by RFC 5987. */
export function documentHeaders({ name, mediaType }: { name: string; mediaType: string }): Record<string, string> {
  const isShown = shown.includes(mediaType);
  const given = name.replaceAll(/[\p{Cc}\p{Cf}\\/]/gu, '').trim() || 'paper';
  const plain = transliterate(given).replaceAll(/[^\w.-]+/g, '-');
  return {
    'content-type': isShown ? mediaType : 'application/octet-stream',
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded(given)}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
}
