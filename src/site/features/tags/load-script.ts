/** Adds a script of another host to the page; `onLoad` is not called when it does not come. */
export function loadScript(address: string, onLoad?: () => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  if (onLoad) script.addEventListener('load', onLoad);
  document.head.append(script);
}
