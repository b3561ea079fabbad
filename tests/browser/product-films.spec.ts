import { ask, open, openOnce } from '../support/browser/product-page.ts';
import { expect, test } from '../support/browser/watched-page.ts';

test('films run by in thirty seconds, the logos of clients in twenty, and both stand still under the mouse; a promo film and feature blocks are beside [2.home.7] [2.home.8] [2.product.24] [2.product.25] [9.limits.9]', {
  tag: '@journey',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const films = {
    videoUrl: 'https://www.youtube.com/watch?v=promo',
    demoVideoId: 'demo',
    productInsights: ['Put up in an hour', 'Every joint', 'Loaded'].map((title) => ({
      title,
      videoId: title.slice(0, 4),
    })),
  };
  const [before] = await ask(`select details from products where id = '25'`);
  await ask(`update products set details = details || $1 where id = '25'`, [JSON.stringify(films)]);
  try {
    await openOnce(page, '/product/25', 'Put up in an hour');
  } finally {
    await ask(`update products set details = $1 where id = '25'`, [JSON.stringify(before?.details)]);
  }
  const strip = page.getByRole('region', { name: 'Videos' });
  const round = strip.locator('.marquee-round').first();
  await strip.scrollIntoViewIfNeeded();
  await expect(round).toHaveCSS('animation-duration', '30s');
  await page.mouse.move(0, 0);
  await expect(round).toHaveCSS('animation-play-state', 'running');
  await strip.hover();
  await expect(round).toHaveCSS('animation-play-state', 'paused');
  await expect(round.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Video', exact: true }).getByRole('link')).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=promo',
  );
  await expect(page.getByRole('link', { name: /^Watch a demo/ })).toHaveAttribute('href', /watch\?v=demo$/);
  await expect(
    page.getByRole('region', { name: 'Features' }).getByRole('heading', { level: 3 }).first(),
  ).toBeVisible();

  await open(page, '/');
  const logos = page.getByRole('region', { name: 'Our clients' });
  const logosRound = logos.locator('.marquee-round').first();
  await expect(logosRound.getByRole('img')).toHaveCount(5);
  await expect(logosRound).toHaveCSS('animation-duration', '20s');
  await expect(logosRound).toHaveCSS('animation-iteration-count', 'infinite');
  await expect(logosRound).toHaveCSS('animation-play-state', 'running');
  await logos.hover();
  await expect(logosRound).toHaveCSS('animation-play-state', 'paused');
  await page.getByRole('button', { name: 'Next categories' }).click();
  await expect
    .poll(() =>
      page.getByRole('list', { name: 'Categories' }).evaluate((list) => Math.round(list.scrollLeft)),
    )
    .toBe(320);
});
