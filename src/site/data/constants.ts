/** Timings and widths of the specification; milliseconds and CSS pixels. */
export const timings = {
  /** §2 menu: toggling is locked while the menu moves. */
  menuLock: 1200,
  /** §2 navigation: wait before the page goes to its top. */
  scrollDelay: 200,
  /** The overlay appears only when a navigation is still running after this. */
  overlayAppears: 100,
  /** §2 navigation: the overlay stays this long after the end. */
  overlayHides: 300,
  /** §4 §9 favourites: a removed card stays in the displayed list this long. */
  favouriteStays: 200,
  /** §9 default fetch minimum delay: a loading indicator that appeared stays at least this long. */
  indicatorShown: 200,
  /** §4 cookie notice: it appears this long after hydration, slides in and out. */
  cookieNoticeDelay: 1800,
  cookieSlideIn: 1200,
  cookieSlideOut: 800,
  /** §2 navigation: call tracking looks for numbers this long after a change of the page, */
  callTrackingRefresh: 100,
  /** and numbers are looked at again so often and so many times. */
  phoneRecheck: 2000,
  phoneRechecks: 20,
  /** How long the words stand that the connection is back. */
  backOnlineShown: 3000,
  unreachedShown: 6000,
  /** §4 preloader: the drawing of the line. */
  preloaderDraw: 1800,
  /** §8 chunk-load failure: at most one reload within this time. */
  chunkReloadGuard: 60_000,
  /** How often an open flat page without an event stream polls the status of the flat (§7 get-apartment-status). */
  bookingPollMs: 5000,
  /** An open booking asks this often how its deal stands, and this often while the bank is asked. */
  dealPollMs: 15_000,
  paymentPollMs: 3000,
  /** And this often for the whole flat: a sale changes no booking. */
  flatPollMs: 60_000,
  /** Pages that get the same event refetch within this time, each at a random moment. */
  askedApart: 500,
} as const;

export const widths = {
  /** §2 header and error page: picture that follows the mouse. Stylesheets have no constants and repeat it in pixels. */
  hover: 1440,
} as const;

/** The browser's frame takes the colour of the ink ground. */
export const themeColour = '#0e0e0e';

/** The event that the window gets when a page could not be opened and the one before it stays. */
export const pageUnreached = 'page-unreached';
