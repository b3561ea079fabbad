import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Another filter is no other page: it is answered from the catalogue in the browser. */
export function revalidateOnPathChange({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
