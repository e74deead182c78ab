import { createBrowserRouter } from 'react-router';
import { Entrance } from './shell/entrance.tsx';
import { FailedScreen } from './shell/failed-screen.tsx';
import { UnknownScreen } from './shell/unknown-screen.tsx';

/** Every screen of the office; each is loaded when it is opened. */
export const router = createBrowserRouter(
  [
    {
      ErrorBoundary: FailedScreen,
      HydrateFallback: () => null,
      children: [
        {
          path: 'invitation',
          lazy: async () => ({ Component: (await import('./features/login/invitation-page.tsx')).InvitationPage }),
        },
        {
          Component: Entrance,
          children: [
            {
              ErrorBoundary: FailedScreen,
              children: [
                { path: 'deals', lazy: async () => ({ Component: (await import('./features/deals/deals-page.tsx')).DealsPage }) },
                { path: 'deals/:number', lazy: async () => ({ Component: (await import('./features/deals/deal-page.tsx')).DealPage }) },
                {
                  path: 'waitlists',
                  lazy: async () => ({ Component: (await import('./features/waitlists/waitlists-page.tsx')).WaitlistsPage }),
                },
                {
                  path: 'waitlists/:slug',
                  lazy: async () => ({ Component: (await import('./features/waitlists/waitlist-page.tsx')).WaitlistPage }),
                },
                { index: true, lazy: async () => ({ Component: (await import('./features/today/today-page.tsx')).TodayPage }) },
                {
                  path: 'operations',
                  lazy: async () => ({ Component: (await import('./features/operations/operations-page.tsx')).OperationsPage }),
                },
                { path: 'flats/:slug', lazy: async () => ({ Component: (await import('./features/flat/flat-page.tsx')).FlatPage }) },
                { path: 'inbox', lazy: async () => ({ Component: (await import('./features/inbox/inbox-page.tsx')).InboxPage }) },
                { path: 'inbox/:id', lazy: async () => ({ Component: (await import('./features/inbox/request-page.tsx')).RequestPage }) },
                {
                  path: 'templates',
                  lazy: async () => ({ Component: (await import('./features/templates/templates-page.tsx')).TemplatesPage }),
                },
                { path: 'resumes', lazy: async () => ({ Component: (await import('./features/resumes/resumes-page.tsx')).ResumesPage }) },
                {
                  path: 'releases',
                  lazy: async () => ({ Component: (await import('./features/releases/releases-page.tsx')).ReleasesPage }),
                },
                {
                  path: 'releases/translations',
                  lazy: async () => ({ Component: (await import('./features/releases/translations-page.tsx')).TranslationsPage }),
                },
                {
                  path: 'releases/legal',
                  lazy: async () => ({ Component: (await import('./features/releases/legal-page.tsx')).LegalPage }),
                },
                {
                  path: 'releases/:number',
                  lazy: async () => ({ Component: (await import('./features/releases/release-page.tsx')).ReleasePage }),
                },
                { path: 'prices', lazy: async () => ({ Component: (await import('./features/prices/prices-page.tsx')).PricesPage }) },
                {
                  path: 'prices/overrides',
                  lazy: async () => ({ Component: (await import('./features/prices/overrides-page.tsx')).OverridesPage }),
                },
                {
                  path: 'projects',
                  lazy: async () => ({ Component: (await import('./features/projects/projects-page.tsx')).ProjectsPage }),
                },
                { path: 'reports', lazy: async () => ({ Component: (await import('./features/reports/reports-page.tsx')).ReportsPage }) },
                {
                  path: 'reports/:project',
                  lazy: async () => ({ Component: (await import('./features/reports/report-page.tsx')).ReportPage }),
                },
                { path: 'media', lazy: async () => ({ Component: (await import('./features/media/media-page.tsx')).MediaPage }) },
                { path: 'media/*', lazy: async () => ({ Component: (await import('./features/media/picture-page.tsx')).PicturePage }) },
                { path: 'imports', lazy: async () => ({ Component: (await import('./features/imports/imports-page.tsx')).ImportsPage }) },
                {
                  path: 'imports/:number',
                  lazy: async () => ({ Component: (await import('./features/imports/import-page.tsx')).ImportPage }),
                },
                { path: 'people', lazy: async () => ({ Component: (await import('./features/people/people-page.tsx')).PeoplePage }) },
                { path: 'audit', lazy: async () => ({ Component: (await import('./features/audit/audit-page.tsx')).AuditPage }) },
                { path: 'access', lazy: async () => ({ Component: (await import('./features/access/access-page.tsx')).AccessPage }) },
                { path: '*', Component: UnknownScreen },
              ],
            },
          ],
        },
      ],
    },
  ],
  { basename: '/office' },
);
