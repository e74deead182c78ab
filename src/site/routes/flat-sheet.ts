import { type LoaderFunctionArgs, redirect } from 'react-router';
import { withMessageLocale } from '../data/message-locale.server.ts';
import { clientContext, documentContext } from '../data/pages/context.ts';
import { loadStaticPages } from '../data/pages/load-static-pages.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { inLocale, localeOf } from '../data/paths.ts';
import { flatSheet } from '../features/flat/sheet/flat-sheet.ts';
import { loadInstalments } from '../features/instalments/instalment-input.ts';

/** A flat as a PDF, in the words and the numbers of its page. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const { origin, pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const client = context.get(clientContext)(locale);
  const { slug = '' } = params;
  const code = searchParams.get('quote');
  try {
    const [{ apartment }, instalments, quote, outlook, { header }] = await Promise.all([
      client('GET /api/{locale}/apartment/{slug}', { slug }),
      loadInstalments(client, searchParams, { apartment: slug }),
      code ? client('GET /api/{locale}/quote/{code}', { code }).then((answer) => answer.quote) : null,
      // The sheet is of use without it.
      client('GET /api/{locale}/apartment/{slug}/outlook', { slug }).then(
        (answer) => answer.outlook,
        () => null,
      ),
      loadStaticPages(context, locale),
    ]);
    if (quote && quote.apartment.slug !== slug) throw new Response(null, { status: 404 });
    const { invalid = [] } = instalments ?? {};
    if (invalid.length > 0) throw redirect(withoutFields(request.url, invalid));
    const { draw, today } = context.get(documentContext);
    const url = `${origin}${inLocale(locale, quote ? `/quote/${quote.code}/` : `/apartments/${slug}/`, '')}`;
    const facts = {
      apartment,
      instalments: instalments?.plan ?? null,
      quote,
      outlook,
      locale,
      brand: header.logo,
      phone: header.phone,
      url,
      today: today(),
    };
    const pdf = await draw(
      withMessageLocale(locale, () => flatSheet(facts)),
      { signal: request.signal },
    );
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${slug}.pdf"`,
        'x-robots-tag': 'noindex',
        ...(quote && { 'cache-control': 'no-store' }),
      },
    });
  } catch (fault) {
    if (fault instanceof Response) throw fault;
    missingOr503(fault);
  }
}

/** The page of the flat names a field that it cannot read; a document has no place for that, so its address says what it was drawn from. */
function withoutFields(address: string, names: readonly string[]): string {
  const { pathname, searchParams } = new URL(address);
  for (const name of names) searchParams.delete(name);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`;
}
