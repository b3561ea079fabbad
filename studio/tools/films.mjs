// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustSucceed, root, run } from '../../tools/steps.mjs';
import { hashOfAll } from './made.mjs';
import { Progress } from './progress.mjs';
import { publish } from './publish.mjs';
import { FILM } from './settings.mjs';

/** What turns in the film of each category; `catalogue/films.ts` tells the shop. */
const STARS = {
  barbells: '6',
  dumbbells: '13',
  racks: '21',
  benches: '30',
  'weight-plates': '40',
  accessories: '45',
  'combo-offers': 'combo-1',
  others: '49',
};

const STEPS = 48;
const STEPS_PER_SECOND = 16;

/**
 * @param {Map<string, string>} hashes of what the products are made of, by their ids
 * @param {string[] | undefined} only categories
 */
export function wantedFilms(hashes, only) {
  return Object.entries(STARS)
    .filter(([category, id]) => hashes.has(id) && (!only || only.includes(category)))
    .map(([category, id]) => ({
      ...{ category, id, file: `videos/${category}.mp4` },
      hash: hashOfAll(hashes.get(id), FILM, STEPS),
    }));
}

/**
 * One turn around a product of each category, muted, with a poster. Needs ffmpeg.
 * @param {import('@playwright/test').Page} page
 * @param {ReturnType<typeof wantedFilms>} films
 * @param {import('./made.mjs').Made} made
 */
export async function takeFilms(page, films, made) {
  const progress = new Progress(films.length * STEPS);
  for (const { category, id, file, hash } of films) {
    const folder = mkdtempSync(join(tmpdir(), 'film-'));
    try {
      for (let step = 0; step < STEPS; step++) {
        const taken = await page.evaluate(
          ([i, share, settings]) => window.studio.turn(i, share, settings),
          /** @type {const} */ ([id, step / STEPS, FILM]),
        );
        const png = Buffer.from(taken.png, 'base64');
        writeFileSync(join(folder, `${String(step).padStart(3, '0')}.png`), png);
        progress.done(`${category} ${step + 1}/${STEPS}`);
      }
      mkdirSync(join(root, 'public/videos'), { recursive: true });
      mustSucceed('ffmpeg', await run('ffmpeg', encoding(folder, join(root, 'public', file))));
      const poster = await page.evaluate(
        ([i, settings]) => window.studio.turn(i, 0, settings),
        /** @type {const} */ ([id, { ...FILM, width: 1000, height: 1000, frames: 12 }]),
      );
      await publish(Buffer.from(poster.png, 'base64'), `videos/${category}-poster-1000x1000`, 1000);
      made.note(file, hash);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/**
 * @param {string} folder
 * @param {string} target
 */
function encoding(folder, target) {
  return [
    ...['-y', '-loglevel', 'error', '-framerate', String(STEPS_PER_SECOND), '-i', join(folder, '%03d.png')],
    ...['-an', '-c:v', 'libx264', '-preset', 'slow', '-crf', '27', '-pix_fmt', 'yuv420p'],
    ...['-movflags', '+faststart', target],
  ];
}
