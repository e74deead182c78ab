/** Cookies of ours that a script can see. */
const ours = ['premium-brand'];

/** After consent is withdrawn: deletes the cookies of third-party tags, and reloads the page to stop their scripts. */
export function forgetTags(): void {
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, at) => `; domain=${parts.slice(at).join('.')}`)];
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (name === '' || ours.includes(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
  location.reload();
}
