/** Whether the window is narrower than a tablet's, as in the stylesheets (48em). */
export const isPhone = (): boolean => window.innerWidth < 768;
