import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { transliterate } from '../../domain/text/transliterate.ts';
import { unpackWoff } from './unpack-woff.ts';

/** An A4 page for documents: our own typeface with the rupee sign, and text that wraps and never overlaps. */
export interface TextStyle {
  readonly size?: number;
  readonly weight?: 'normal' | 'bold';
  readonly align?: 'left' | 'right';
  readonly color?: string;
}

interface Face {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** A web font is split by characters; the second file has ₹ and the accents. */
const FACES = {
  normal: ['latin-400', 'latin-ext-400'],
  bold: ['latin-700', 'latin-ext-700'],
} as const;

const require = createRequire(import.meta.url);
const opened = new Map<string, Buffer>();

/** Read once for all documents. */
function faceBytes(name: string): Buffer {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const file = require.resolve(`@fontsource/archivo/files/archivo-${name}-normal.woff`);
  const bytes = unpackWoff(readFileSync(file));
  opened.set(name, bytes);
  return bytes;
}

const UNKNOWN = '?';
const LINE = 1.32;

export const PAGE = { width: 595.28, height: 841.89, margin: 40 } as const;
/** Between the margins. */
export const INNER = PAGE.width - 2 * PAGE.margin;

export class Sheet {
  readonly pdf: InstanceType<typeof PDFDocument>;
  readonly #faces = new Map<string, Face>();

  constructor(info: { title: string; author: string; created: Date }) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'en-IN',
      displayTitle: true,
      info: { Title: info.title, Author: info.author, CreationDate: info.created },
    });
    for (const name of Object.values(FACES).flat()) this.pdf.registerFont(name, faceBytes(name));
  }

  /** Draws text into a column and returns its height. */
  write(text: string, at: { x: number; y: number; width: number }, style: TextStyle = {}): number {
    const { size = 9, align = 'left', color = '#14171c' } = style;
    const lines = this.#wrapped(text, at.width, style);
    for (const [index, line] of lines.entries()) {
      const indent = align === 'right' ? at.width - this.#widthOf(line, style) : 0;
      this.#writeLine(line, at.x + indent, at.y + index * size * LINE, { ...style, color });
    }
    return lines.length * size * LINE;
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.#wrapped(text, width, style).length * (style.size ?? 9) * LINE;
  }

  rule(y: number, color = '#d7dae0'): void {
    this.pdf
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.width - PAGE.margin, y)
      .lineWidth(0.6)
      .stroke(color);
  }

  async bytes(): Promise<Buffer> {
    const parts: Buffer[] = [];
    this.pdf.on('data', (part: Buffer) => parts.push(part));
    const ended = new Promise<void>((resolve, reject) => {
      this.pdf.once('end', resolve);
      this.pdf.once('error', reject);
    });
    this.pdf.end();
    await ended;
    return Buffer.concat(parts);
  }

  #writeLine(line: string, x: number, y: number, { size = 9, weight = 'normal', color }: TextStyle): void {
    let left = x;
    for (const { face, text } of this.#runs(line, weight)) {
      this.pdf
        .font(face)
        .fontSize(size)
        .fillColor(color ?? '#14171c');
      this.pdf.text(text, left, y, { lineBreak: false });
      left += this.pdf.widthOfString(text);
    }
  }

  #widthOf(line: string, { size = 9, weight = 'normal' }: TextStyle): number {
    return this.#runs(line, weight).reduce(
      (width, { face, text }) => width + this.pdf.font(face).fontSize(size).widthOfString(text),
      0,
    );
  }

  /** At spaces, and inside a word only if it alone is wider than the column. */
  #wrapped(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    for (const paragraph of this.#printable(text, style).split('\n')) {
      let line = '';
      for (const word of paragraph.split(' ').flatMap((each) => this.#fitting(each, width, style))) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line !== '' && this.#widthOf(longer, style) > width) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      lines.push(line);
    }
    return lines;
  }

  /** Replaces each run of characters that the typeface lacks, and a text of nothing but emoji, with a question mark. */
  #printable(text: string, { weight = 'normal' }: TextStyle): string {
    let printed = '';
    let isKnown = true;
    for (const character of transliterate(text)) {
      const wasKnown = isKnown;
      isKnown = character === '\n' || FACES[weight].some((name) => this.#has(name, character));
      if (isKnown) printed += character;
      else if (wasKnown) printed += UNKNOWN;
    }
    return printed === '' && text !== '' ? UNKNOWN : printed;
  }

  #fitting(word: string, width: number, style: TextStyle): string[] {
    if (this.#widthOf(word, style) <= width) return [word];
    const pieces: string[] = [];
    let piece = '';
    for (const character of word) {
      if (piece !== '' && this.#widthOf(piece + character, style) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += character;
    }
    return [...pieces, piece];
  }

  /** Splits text into runs that one file of the typeface can print. */
  #runs(text: string, weight: 'normal' | 'bold'): { face: string; text: string }[] {
    const runs: { face: string; text: string }[] = [];
    for (const character of text) {
      const face = FACES[weight].find((name) => this.#has(name, character)) ?? FACES[weight][0];
      const last = runs.at(-1);
      if (last?.face === face) last.text += character;
      else runs.push({ face, text: character });
    }
    return runs;
  }

  #has(name: string, character: string): boolean {
    const face = this.#faces.get(name) ?? this.#openFace(name);
    return face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  }

  #openFace(name: string): Face {
    const face = faceOf(this.pdf.font(name));
    this.#faces.set(name, face);
    return face;
  }
}

/** The PDF library does not publish the parsed typeface. */
function faceOf(pdf: object): Face {
  const parsed: unknown = Reflect.get(Object(Reflect.get(pdf, '_font')), 'font');
  if (!isFace(parsed)) throw new Error('The PDF library has no face to ask');
  return parsed;
}

function isFace(value: unknown): value is Face {
  return typeof value === 'object' && value !== null && 'hasGlyphForCodePoint' in value;
}
