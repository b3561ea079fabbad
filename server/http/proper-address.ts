import { FIXED_PAGES, type KnownAddresses } from './page-key.ts';

/**
 * Where somebody wanted to go who has written a page's address otherwise than the shop does: `/Shop?q=A` → `/shop?q=A`,
 * `/%73hop//` → `/shop`, `/Order-Success/GUEST-aB` → `/order-success/GUEST-aB`. Null where there is nothing to mend.
 * The browser reads such an address as the page that was meant, so the server may not answer it with another one.
 */
export function properAddress(url: string, known: KnownAddresses): string | null {
  const [, address = '', data = '', query = ''] = /^([^?]*?)(\.data)?(\?.*)?$/s.exec(url) ?? [];
  const path = properPath(address.replace(/\/+$/, ''), known);
  return path === null || path === address || `${path}/` === address ? null : path + data + query;
}

function properPath(path: string, { products, categories }: KnownAddresses): string | null {
  const whole = readable(path);
  if (FIXED_PAGES.has(whole)) return whole;
  const cut = path.lastIndexOf('/');
  const name = path.slice(cut + 1);
  switch (readable(path.slice(0, cut))) {
    case '/product':
      return `/product/${properName(name, products)}`;
    case '/category':
      return `/category/${properName(name, categories)}`;
    case '/order-success':
      return `/order-success/${name}`;
    default:
      return null;
  }
}

/** A name that nobody knows stays as it is: the page then says so. */
function properName(name: string, known: ReadonlySet<string>): string {
  return [name, readable(name)].find((spelling) => known.has(spelling)) ?? name;
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return part;
  }
}
