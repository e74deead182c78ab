/** In one place, because each import of it would carry the list of all its files. */
export const loadDeferredShell = () => import('./deferred-shell.tsx');
