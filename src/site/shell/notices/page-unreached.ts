/** The event that the window gets when a page could not be opened and the one before it stays. */
export const pageUnreached = 'page-unreached';
