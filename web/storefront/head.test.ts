import { describe, expect, it } from 'vitest';
import { head } from './head.ts';

const page = {
  location: { pathname: '/about/' },
  matches: [
    {
      id: 'root',
      loaderData: { publicUrl: 'https://shop.example', store: { storeName: 'Rack & Rep' } },
    },
    undefined,
  ],
};
const about = { title: 'About Us', description: 'Who we are.' };

describe('the head of a page', () => {
  it('names the page and the shop, and says where the page has its one address', () => {
    const lines = head(page, about);
    expect(lines).toContainEqual({ title: 'About Us · Rack & Rep' });
    expect(lines).toContainEqual({ name: 'description', content: 'Who we are.' });
    expect(lines).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://shop.example/about' });
    expect(lines).toContainEqual({ property: 'og:url', content: 'https://shop.example/about' });
  });

  it('takes the address of the product for one that was opened by its id', () => {
    const lines = head(page, { ...about, path: '/product/bar' });
    expect(lines).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://shop.example/product/bar',
    });
  });

  it('names the shop once', () => {
    expect(head(page, { title: 'Rack & Rep: steel' })).toContainEqual({ title: 'Rack & Rep: steel' });
  });

  it('shows its own picture when it is shared, else that of the shop', () => {
    const own = { src: '/images/bar-1000x1000.webp', alt: 'A bar' };
    expect(head(page, { ...about, picture: own })).toContainEqual({
      property: 'og:image',
      content: 'https://shop.example/images/bar-1000x1000.webp',
    });
    expect(head(page, about)).toContainEqual({
      property: 'og:image',
      content: 'https://shop.example/images/share-1200x630.jpg',
    });
  });

  it('keeps a private page out of search engines, and says nothing else about it', () => {
    expect(head(page, { ...about, isPrivate: true })).toEqual([
      { title: 'About Us · Rack & Rep' },
      { name: 'robots', content: 'noindex' },
    ]);
  });

  it('carries what machines read', () => {
    expect(head(page, { ...about, data: [{ '@type': 'FAQPage' }] })).toContainEqual({
      'script:ld+json': { '@context': 'https://schema.org', '@type': 'FAQPage' },
    });
  });

  it('has a title even where the frame failed', () => {
    expect(head({ ...page, matches: [] }, about)).toContainEqual({ title: 'About Us · Rack & Rep' });
  });
});
