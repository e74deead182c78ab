import '../ui/tokens.css';
import '../ui/fonts/fonts.css';
import '../ui/base.css';
import './office.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { queries } from './data/queries.ts';
import { useLocale } from './data/use-locale.ts';
import { router } from './router.tsx';

/** Another language draws every screen anew; what was fetched in the first one is asked again. */
function Office() {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
    void queries.invalidateQueries();
  }, [locale]);
  return <RouterProvider key={locale} router={router} />;
}

const root = document.getElementById('office');
if (!root) throw new Error('The page has no place for the office.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Office />
    </QueryClientProvider>
  </StrictMode>,
);
