import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A page whose query only keeps what a visitor typed is not loaded anew for it. */
export const onOtherPage = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === undefined && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
