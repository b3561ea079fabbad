import type { MetaDescriptor } from 'react-router';
import { isObject } from '../api/response.ts';
import type { Store } from './frame/frame-context.ts';

/** What a page says about itself to search engines, and to whoever shares its address. */
export interface PageHead {
  /** Without the shop's name, which is added. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Where this page has its one address, if that is not the present one: '/product/{slug}' for '/product/{id}'. */
  readonly path?: string | undefined;
  /** An address of ours; without it the shop's own picture. */
  readonly picture?: Picture | undefined;
  readonly kind?: 'website' | 'product' | undefined;
  /** For one visitor only, or not there: search engines leave it out. */
  readonly isPrivate?: boolean | undefined;
  /** What machines read (structured-data.ts). */
  readonly data?: readonly object[] | undefined;
}

interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** The part of a route's meta arguments that is needed here. */
interface MetaArguments {
  readonly matches: readonly (object | undefined)[];
  readonly location: { readonly pathname: string };
}

/** What root.server.ts reads, as far as heads need it. */
interface Frame {
  readonly publicUrl: string;
  readonly storeName: string;
  readonly store: Store | null;
}

const SHARED_PICTURE: Picture = {
  src: '/images/share-1200x630.jpg',
  alt: 'A power rack with a bench, bumper plates, kettlebells and a plyo box',
};

/** `export const meta: Route.MetaFunction = (page) => head(page, { title: 'About Us', description: '…' })` */
export function head(page: MetaArguments, about: PageHead): MetaDescriptor[] {
  const { publicUrl, storeName } = readFrame(page.matches);
  const { title, description, isPrivate = false, kind = 'website' } = about;
  const whole = title.includes(storeName) ? title : `${title} · ${storeName}`;
  if (isPrivate) return [{ title: whole }, { name: 'robots', content: 'noindex' }];
  const address = publicUrl + withoutSlash(about.path ?? page.location.pathname);
  const picture = about.picture ?? SHARED_PICTURE;
  return [
    { title: whole },
    ...(description === undefined
      ? []
      : [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]),
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: storeName },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: whole },
    { property: 'og:url', content: address },
    { property: 'og:image', content: publicUrl + picture.src },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(about.data ?? []).map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ];
}

/** The shop's own address, and who sells here, from the frame's data; a page that failed early has neither. */
export function readFrame(matches: MetaArguments['matches']): Frame {
  const root = matches.find((match) => isObject(match) && match.id === 'root');
  const frame = isObject(root) ? root.loaderData : undefined;
  if (!isObject(frame) || typeof frame.publicUrl !== 'string' || !isStore(frame.store))
    return { publicUrl: '', storeName: 'Rack & Rep', store: null };
  return { publicUrl: frame.publicUrl, storeName: frame.store.storeName, store: frame.store };
}

function isStore(store: unknown): store is Store {
  return isObject(store) && typeof store.storeName === 'string';
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
