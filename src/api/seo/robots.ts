/** The rules for crawlers; everything is disallowed while the site stands behind an access code. */
export const robots = ({ open, sitemap }: { open: boolean; sitemap: string | null }): string =>
  open ? `User-agent: *\nDisallow: /api/\nAllow: /\n${sitemap === null ? '' : `\nSitemap: ${sitemap}\n`}` : 'User-agent: *\nDisallow: /\n';
