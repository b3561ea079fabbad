import { FIXED_PAGES, type KnownAddresses } from './page-key.ts';

/**
 * The canonical address of a page: `/Shop?q=A` → `/shop?q=A`, `/%73hop//` → `/shop`, `/Order-Success/GUEST-aB` →
 * `/order-success/GUEST-aB`. Null if the address is canonical or no page's. The browser's router accepts such spellings, so the
 * server must not answer them with another page.
 */
export function canonicalAddress(url: string, known: KnownAddresses): string | null {
  const [, address = '', data = '', query = ''] = /^([^?]*?)(\.data)?(\?.*)?$/s.exec(url) ?? [];
  const path = canonicalPath(address.replace(/\/+$/, ''), known);
  return path === null || path === address || `${path}/` === address ? null : path + data + query;
}

function canonicalPath(path: string, { products, categories }: KnownAddresses): string | null {
  const whole = normalize(path);
  if (FIXED_PAGES.has(whole)) return whole;
  const cut = path.lastIndexOf('/');
  const name = path.slice(cut + 1);
  switch (normalize(path.slice(0, cut))) {
    case '/product':
      return `/product/${canonicalName(name, products)}`;
    case '/category':
      return `/category/${canonicalName(name, categories)}`;
    case '/order-success':
      return `/order-success/${name}`;
    default:
      return null;
  }
}

/** An unknown name stays as it is; its page says that it was not found. */
function canonicalName(name: string, known: ReadonlySet<string>): string {
  return [name, normalize(name)].find((spelling) => known.has(spelling)) ?? name;
}

function normalize(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return part;
  }
}
