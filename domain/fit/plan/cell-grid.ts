import { GRID, type PlanRoom } from './plan.ts';
import type { Rect } from './rects.ts';

/** A rectangle that ends on a line of the grid does not reach into the next cell. */
const EDGE = 0.25;

/**
 * A floor in cells of the grid, some of them taken. How many of a rectangle's cells are taken is four look-ups in a table of
 * sums, whatever its size; a cell that is taken in part is taken.
 */
export class CellGrid {
  readonly #columns: number;
  readonly #rows: number;
  readonly #taken: Uint8Array;
  readonly #sums: Int32Array;
  #isStale = false;

  constructor({ width, depth }: PlanRoom) {
    this.#columns = Math.ceil(width / GRID);
    this.#rows = Math.ceil(depth / GRID);
    this.#taken = new Uint8Array(this.#columns * this.#rows);
    this.#sums = new Int32Array((this.#columns + 1) * (this.#rows + 1));
  }

  take({ x, y, width, depth }: Rect): void {
    const left = Math.max(0, first(x));
    const right = Math.min(this.#columns, behind(x + width));
    const front = Math.min(this.#rows, behind(y + depth));
    for (let row = Math.max(0, first(y)); row < front; row += 1)
      this.#taken.fill(1, row * this.#columns + left, row * this.#columns + right);
    this.#isStale = true;
  }

  /** How many cells of a rectangle inside the room are taken, if it is moved by (x, y). */
  countIn(rect: Rect, x: number, y: number): number {
    if (this.#isStale) this.#sum();
    const wide = this.#columns + 1;
    const left = first(rect.x + x);
    const right = behind(rect.x + x + rect.width);
    const back = first(rect.y + y) * wide;
    const front = behind(rect.y + y + rect.depth) * wide;
    const sums = this.#sums;
    return (
      (sums[front + right] ?? 0) -
      (sums[front + left] ?? 0) -
      (sums[back + right] ?? 0) +
      (sums[back + left] ?? 0)
    );
  }

  #sum(): void {
    const wide = this.#columns + 1;
    for (let row = 0; row < this.#rows; row += 1) {
      let inRow = 0;
      for (let column = 0; column < this.#columns; column += 1) {
        inRow += this.#taken[row * this.#columns + column] ?? 0;
        this.#sums[(row + 1) * wide + column + 1] = inRow + (this.#sums[row * wide + column + 1] ?? 0);
      }
    }
    this.#isStale = false;
  }
}

/** The cell in which something begins, and the one behind that in which it ends. */
const first = (at: number) => Math.floor((at + EDGE) / GRID);
const behind = (at: number) => Math.floor((at - EDGE) / GRID) + 1;
