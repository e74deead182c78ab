import { minuteMs } from '../../../base/durations.ts';
import type { Locale } from '../../../base/locale.ts';
import { counted } from '../pending-requests.ts';
import { accountTransport } from '../stored/account.ts';

/** Types that a browser opens in a new page; other files are saved. */
const shown = ['application/pdf', 'image/jpeg', 'image/png'];
const storedForMs = minuteMs;

/**
 * Opens a file of the logged-in client, or saves it under `name` where the browser cannot show it or `save` is set: it needs a request with
 * the token, which a link cannot send. Resolves to whether the file was loaded.
 */
export async function openOwnFile(address: string, name: string, locale: Locale, save = false): Promise<boolean> {
  try {
    const { token } = accountTransport(fetch);
    const answer = await counted(fetch(address, { headers: { authorization: `Bearer ${token()}`, 'accept-language': locale } }));
    if (!answer.ok) return false;
    const file = await answer.blob();
    const url = URL.createObjectURL(file);
    const opens = !save && shown.includes(file.type);
    Object.assign(document.createElement('a'), {
      href: url,
      ...(opens ? { target: '_blank', rel: 'noopener' } : { download: name }),
    }).click();
    // The new page reads it a little later.
    setTimeout(() => URL.revokeObjectURL(url), storedForMs);
    return true;
  } catch {
    return false;
  }
}
