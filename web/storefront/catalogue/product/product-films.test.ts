import { expect, it } from 'vitest';
import { filmsOfProduct } from './product-films.server.ts';

const bench = { id: '31', name: 'Bench', shortDescription: 'Flat.', images: ['/images/bench.webp'] };

it('shows no film where there is none', () => {
  expect(filmsOfProduct(bench)).toEqual({ promo: null, demo: null, strip: [] });
});

it('links what is elsewhere and plays what is ours', () => {
  const films = filmsOfProduct({
    ...bench,
    videoUrl: '/videos/bench.mp4',
    demoVideoId: 'a b',
    productInsights: [{ title: 'The bench', videoId: 'bench' }],
  });
  expect(films.promo).toEqual({
    title: 'The bench',
    about: 'Flat.',
    poster: '/images/bench.webp',
    src: '/videos/bench.mp4',
  });
  expect(films.demo).toMatchObject({ href: 'https://www.youtube.com/watch?v=a%20b' });
  expect(films.strip).toEqual([
    { title: 'The bench', poster: '/images/bench.webp', href: 'https://www.youtube.com/watch?v=bench' },
  ]);
});

it('calls a film a demo of the product that it shows, and of no other of its category', () => {
  const films = { videoUrl: '/videos/benches.mp4', demoVideoId: 'benches' };
  const title = 'Adjustable bench, 360° view';
  const own = filmsOfProduct({ ...bench, ...films, id: '30' });
  expect(own.demo).toMatchObject({ title: 'Bench, a short demo', src: '/videos/benches.mp4' });
  expect(own.promo).toMatchObject({ title, about: 'Flat.' });
  const other = filmsOfProduct({ ...bench, ...films });
  expect(other.demo).toBeNull();
  expect(other.promo).toMatchObject({
    title,
    about: 'Another product from this category in a 360° view.',
  });
});

it.each(['javascript:alert(1)', '//evil.example/x.mp4', 'data:text/html,x'])('never links %s', (videoUrl) => {
  expect(filmsOfProduct({ ...bench, videoUrl }).promo).toBeNull();
});
