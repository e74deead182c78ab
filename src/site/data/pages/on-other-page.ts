import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A page whose query only stores the visitor's input is not loaded again when it changes. */
export const onOtherPage = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === undefined && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
