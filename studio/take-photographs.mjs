// @ts-check
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, say } from '../tools/steps.mjs';
import { bundleStudio, familyFiles, soundFamilies } from './tools/bundle.mjs';
import { printContactSheet } from './tools/contact-sheet.mjs';
import { cpuSeconds, launchBrowser, openStudioPage } from './tools/darkroom.mjs';
import { takeFilms, wantedFilms } from './tools/films.mjs';
import { lookOf } from './tools/looks.mjs';
import { hashOfAll, Made } from './tools/made.mjs';
import { publishModel } from './tools/models.mjs';
import { Progress } from './tools/progress.mjs';
import { addressOf, publish, withdraw } from './tools/publish.mjs';
import { settingsFor } from './tools/settings.mjs';

/**
 * `npm run photographs`: takes the pictures that changed, and prints the contact sheet.
 *   --only 21,combo-1   these products (`categories` and `hero` are the shop's own pictures)
 *   --family collars    the products of this file
 *   --shot front        these pictures of them
 *   --models            the models for the 3D view instead
 *   --films             the turning films of the categories instead
 *   --list              only say what would be done
 *   --accept            what is there is still right: note it without taking it again
 *   --draft --out /tmp  quick small pictures into a folder, nothing published
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    shot: { type: 'string' },
    family: { type: 'string' },
    models: { type: 'boolean', default: false },
    films: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    size: { type: 'string' },
    out: { type: 'string' },
  },
});
/** The pictures of the shop itself, which are nobody's models. */
const SHOP_PICTURES = ['categories', 'hero'];
const only = values.only?.split(',');
const shots = values.shot?.split(',');
const size = values.size === undefined ? undefined : Number(values.size);
const isPublishing = values.models || values.films || (!values.draft && values.out === undefined);
if (!values.draft) setPriority(Math.max(10, getPriority()));

const families = await soundFamilies({ only: values.films ? undefined : only, family: values.family }, say);
const browser = await launchBrowser();
try {
  const page = await openStudioPage(browser, await bundleStudio(families.map(({ file }) => file)));
  const made = new Made();
  const hashes = new Map(families.map(({ name, hash }) => [name, hash]));
  const wanted = (await page.evaluate(() => window.studio.list()))
    .filter(
      ({ id, name }) => (!only || values.films || only.includes(id)) && (!shots || shots.includes(name)),
    )
    .map((picture) => {
      const settings = settingsFor(picture, { isDraft: values.draft, size });
      const address = addressOf(picture, settings);
      const hash = hashOfAll(hashes.get(picture.family), settings);
      return { ...picture, settings, address, file: `${address}.webp`, hash };
    });
  for (const id of (!values.films && only) || [])
    if (!wanted.some((picture) => picture.id === id)) say(`no family file has a subject ${id}`);

  const isProduct = ({ id = '' }) => !SHOP_PICTURES.includes(id);
  if (values.films) {
    const products = new Map(
      wanted.filter(isProduct).map(({ id, family }) => [id, hashes.get(family) ?? '']),
    );
    await make(wantedFilms(products, only), made, (films) => takeFilms(page, films, made));
  } else if (values.models) {
    const models = (await page.evaluate(() => window.studio.models()))
      .filter((model) => isProduct(model) && (!only || only.includes(model.id)))
      .map((model) => ({
        ...model,
        file: `models/${model.id}.glb`,
        hash: hashOfAll('model', hashes.get(model.family), ...model.variants.map(({ label }) => label)),
      }));
    await make(models, made, (changed) => makeModels(page, changed, made));
  } else {
    await make(wanted, made, (pictures) => takePictures(page, pictures, made));
    if (isPublishing && !values.list) {
      const isWhole = !only && !shots && !values.family && families.length === familyFiles().length;
      if (isWhole) withdraw(made.purgePicturesBut(new Set(wanted.map(({ file }) => file))));
      await printContactSheet();
    }
  }
} finally {
  await browser.close();
}

/**
 * Makes what changed, or says what that is, or notes that it is right as it is.
 * @template {{ file: string, hash: string }} Wanted
 * @param {Wanted[]} wanted
 * @param {Made} made
 * @param {(changed: Wanted[]) => Promise<void>} work
 */
async function make(wanted, made, work) {
  const changed = isPublishing ? wanted.filter(({ file, hash }) => !made.has(file, hash)) : wanted;
  if (values.accept) {
    for (const { file, hash } of changed) if (existsSync(join(root, 'public', file))) made.note(file, hash);
  } else if (values.list) {
    for (const { file } of changed) say(file);
    say(`${changed.length} of ${wanted.length} would be made`);
  } else await work(changed);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {{ id: string, name: string, settings: import('./tools/settings.mjs').Settings, address: string, hash: string }[]} pictures
 * @param {Made} made
 */
async function takePictures(page, pictures, made) {
  const progress = new Progress(pictures.length);
  let publishing = Promise.resolve();
  for (const { id, name, settings, address, hash } of pictures) {
    const cpu = cpuSeconds();
    try {
      const taken = await page.evaluate(
        ([i, n, s]) => window.studio.take(i, n, s),
        /** @type {const} */ ([id, name, settings]),
      );
      const png = Buffer.from(taken.png, 'base64');
      await publishing;
      if (isPublishing)
        publishing = publish(png, address, settings.width).then(() => made.note(`${address}.webp`, hash));
      else {
        mkdirSync(values.out ?? '/tmp', { recursive: true });
        writeFileSync(join(values.out ?? '/tmp', `${id}-${name}.png`), png);
      }
      const details = isPublishing ? '' : ` ${taken.triangles} triangles ${JSON.stringify(taken.timing)}`;
      progress.done(`${id}/${name} ${cpuSeconds() - cpu} CPU s${details}`);
    } catch (error) {
      say(`${id}/${name} failed: ${error instanceof Error ? error.message.slice(0, 800) : error}`);
      process.exitCode = 1;
      if (page.isClosed()) break;
    }
  }
  await publishing;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {(import('./studio-page.ts').ModelToMake & { hash: string })[]} models
 * @param {Made} made
 */
async function makeModels(page, models, made) {
  const progress = new Progress(models.length);
  for (const { id, variants, hash } of models) {
    try {
      progress.done(await makeModel(page, id, variants, (file) => made.note(file, hash)));
    } catch (error) {
      say(`model ${id} failed: ${error instanceof Error ? error.message.slice(0, 800) : error}`);
      process.exitCode = 1;
    }
  }
}

/**
 * A variant that differs in colour alone is a look of its product's model; any other has a model of its own.
 * @param {import('@playwright/test').Page} page
 * @param {string} id
 * @param {import('./studio-page.ts').ModelToMake['variants']} variants
 * @param {(file: string) => void} note
 */
async function makeModel(page, id, variants, note) {
  const build = async (/** @type {string | undefined} */ variant) => {
    const built = await page.evaluate(
      ([i, v]) => window.studio.model(i, v),
      /** @type {const} */ ([id, variant]),
    );
    return { glb: Buffer.from(built.glb, 'base64'), triangles: built.triangles };
  };
  const own = await build(undefined);
  /** @type {Record<string, import('./tools/looks.mjs').Look>} */
  const looks = {};
  for (const { label, name } of variants) {
    const other = await build(label);
    const look = await lookOf(own.glb, other.glb);
    const file = `models/${name}.glb`;
    if (look !== null) looks[label] = look;
    else {
      await publishModel(other.glb, file);
      note(file);
    }
  }
  const bytes = await publishModel(own.glb, `models/${id}.glb`, looks);
  note(`models/${id}.glb`);
  return `${id}: ${own.triangles} triangles, ${Math.round(bytes / 1000)} kB, looks ${Object.keys(looks).join(', ') || 'one'}`;
}
