import { expect, it } from 'vitest';
import { filmsOfProduct } from './product-films.server.ts';

const bench = { name: 'Bench', images: ['/images/bench.webp'] };

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
  expect(films.promo).toEqual({ title: 'The bench', poster: '/images/bench.webp', src: '/videos/bench.mp4' });
  expect(films.demo).toMatchObject({ href: 'https://www.youtube.com/watch?v=a%20b' });
  expect(films.strip).toEqual([
    { title: 'The bench', poster: '/images/bench.webp', href: 'https://www.youtube.com/watch?v=bench' },
  ]);
});

it.each(['javascript:alert(1)', '//evil.example/x.mp4', 'data:text/html,x'])('never links %s', (videoUrl) => {
  expect(filmsOfProduct({ ...bench, videoUrl }).promo).toBeNull();
});
