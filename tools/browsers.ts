/** Browsers of the last three years; older ones still get the public pages, without the script. */
export const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];
