const storageKey = 'viewport-width';

/** Specification §9: the window's width is stored, and one percent of its height and width are units for style sheets. */
export function followViewport(): void {
  const { style } = document.documentElement;
  const measure = () => {
    style.setProperty('--vh', `${window.innerHeight / 100}px`);
    style.setProperty('--vw', `${document.documentElement.clientWidth / 100}px`);
    try {
      localStorage.setItem(storageKey, String(window.innerWidth));
    } catch {
      // Without storage the width is simply not remembered.
    }
  };
  measure();
  window.addEventListener('resize', measure);
}
