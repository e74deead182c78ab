const storageKey = 'viewport-width';

/**
 * Specification §9: the window's width is stored, and one percent of its height and width are units for stylesheets. The boot script
 * has set them already; each change makes the browser style the whole page anew.
 */
export function followViewport(): void {
  const { style } = document.documentElement;
  const set = (unit: string, pixels: number) => {
    const value = `${pixels / 100}px`;
    if (style.getPropertyValue(unit) !== value) style.setProperty(unit, value);
  };
  const measure = () => {
    set('--vh', window.innerHeight);
    set('--vw', document.documentElement.clientWidth);
    try {
      localStorage.setItem(storageKey, String(window.innerWidth));
    } catch {
      // Without storage the width is simply not stored.
    }
  };
  measure();
  window.addEventListener('resize', measure);
}
