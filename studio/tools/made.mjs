// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/steps.mjs';

const FILE = join(root, 'catalogue/published-files.json');

/** @returns {Record<string, string>} */
const read = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/** What every published file was made of, so that only what changed is made again. */
export class Made {
  #hashes = read();

  /**
   * @param {string} file under public/
   * @param {string} hash
   */
  has(file, hash) {
    return this.#hashes[file] === hash && existsSync(join(root, 'public', file));
  }

  /**
   * Written at once, so that an interrupted run goes on where it stopped.
   * @param {string} file
   * @param {string} hash
   */
  note(file, hash) {
    this.#write({ ...read(), [file]: hash });
  }

  /**
   * Pictures that nobody wants any more; returns them.
   * @param {Set<string>} wanted
   */
  purgePicturesBut(wanted) {
    const known = Object.entries(read());
    const isUnwanted = (/** @type {string} */ file) => file.startsWith('images/') && !wanted.has(file);
    this.#write(Object.fromEntries(known.filter(([file]) => !isUnwanted(file))));
    return known.map(([file]) => file).filter(isUnwanted);
  }

  /** @param {Record<string, string>} hashes */
  #write(hashes) {
    this.#hashes = hashes;
    const sorted = Object.fromEntries(
      Object.entries(this.#hashes).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
    );
    const draft = `${FILE}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(sorted, null, 2)}\n`);
    renameSync(draft, FILE);
  }
}

/** @param {unknown[]} parts */
export const hashOfAll = (...parts) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
