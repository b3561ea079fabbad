// @ts-check

/** A bar with the time that is left, or on paper one line for each thing done. */
export class Progress {
  #began = Date.now();
  #done = 0;
  #isTerminal = process.stdout.isTTY === true;

  /** @param {number} total */
  constructor(total) {
    this.total = total;
  }

  /** @param {string} name */
  done(name) {
    this.#done += 1;
    const left = ((Date.now() - this.#began) / this.#done) * (this.total - this.#done);
    const minutes = Math.ceil(left / 60_000);
    const text = `${this.#done}/${this.total}  ${name}  ${minutes > 0 ? `about ${minutes} min left` : 'done'}`;
    if (!this.#isTerminal) {
      process.stdout.write(`${text}\n`);
      return;
    }
    const filled = Math.round((this.#done / this.total) * 24);
    process.stdout.write(`\r\x1b[2K  ${'█'.repeat(filled)}${'░'.repeat(24 - filled)} ${text}`);
    if (this.#done === this.total) process.stdout.write('\n');
  }
}
