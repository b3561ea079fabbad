import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { transliterate } from '../../domain/text/transliterate.ts';
import regular from './fonts/archivo-400.ttf?inline';
import bold from './fonts/archivo-700.ttf?inline';
import logo from './logo.svg?raw';

/** An A4 page for documents: our own typeface with the rupee sign, and text that wraps and never overlaps. */
export interface TextStyle {
  readonly size?: number;
  readonly weight?: 'normal' | 'bold';
  readonly align?: 'left' | 'right';
  readonly color?: string;
}

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
const FACES = { normal: bytesOf(regular), bold: bytesOf(bold) };
const GLYPHS = { normal: openFace(FACES.normal), bold: openFace(FACES.bold) };

function openFace(bytes: Buffer): Font {
  const face = create(bytes);
  if ('fonts' in face) throw new Error('A file of several faces');
  return face;
}

const LOGO_WIDTH = 299;
const LOGO_HEIGHT = 40;
/** As it is drawn: a letter may stand at a place of its own. */
const LOGO = [
  ...logo.matchAll(/<path[^>]*?(?: transform="translate\(([\d.]+) ([\d.]+)\)")? d="([^"]+)"/g),
].map(([, x = '0', y = '0', d = '']) => ({ x: Number(x), y: Number(y), d }));

const UNKNOWN = '?';
const LINE = 1.32;

export const PAGE = { width: 595.28, height: 841.89, margin: 40 } as const;
/** Between the margins. */
export const INNER = PAGE.width - 2 * PAGE.margin;

export class Sheet {
  readonly pdf: InstanceType<typeof PDFDocument>;

  constructor(info: { title: string; author: string; created: Date }) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'en-IN',
      displayTitle: true,
      info: { Title: info.title, Author: info.author, CreationDate: info.created },
    });
    for (const [weight, bytes] of Object.entries(FACES)) this.pdf.registerFont(weight, bytes);
  }

  /** Draws text into a column and returns its height. */
  write(text: string, at: { x: number; y: number; width: number }, style: TextStyle = {}): number {
    const { size = 9, align = 'left', color = '#14171c' } = style;
    const lines = this.#wrapped(text, at.width, style);
    for (const [index, line] of lines.entries()) {
      const indent = align === 'right' ? at.width - this.#widthOf(line, style) : 0;
      this.#font(style)
        .fillColor(color)
        .text(line, at.x + indent, at.y + index * size * LINE, { lineBreak: false });
    }
    return lines.length * size * LINE;
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.#wrapped(text, width, style).length * (style.size ?? 9) * LINE;
  }

  /** Returns its height. */
  logo(at: { x: number; y: number; width: number }): number {
    const scale = at.width / LOGO_WIDTH;
    for (const { x, y, d } of LOGO)
      this.pdf
        .save()
        .translate(at.x, at.y)
        .scale(scale)
        .translate(x, y)
        .path(d)
        .fill('#15171a', 'even-odd')
        .restore();
    return LOGO_HEIGHT * scale;
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

  #widthOf(line: string, style: TextStyle): number {
    return this.#font(style).widthOfString(line);
  }

  #font({ size = 9, weight = 'normal' }: TextStyle) {
    return this.pdf.font(weight).fontSize(size);
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
      isKnown = character === '\n' || GLYPHS[weight].hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
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
}
