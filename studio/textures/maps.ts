/** Textures from functions. Their repeat is in metres, as the models' texture coordinates are: `tile` is the size of one tile. */
import * as THREE from 'three';
import { clamp01, type Height, wrap } from './noise.ts';

export type Tile = number | [number, number];
export type Rgb = [number, number, number];

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

function texture({ width, height, data }: Pixels, tile: Tile, mipmaps = true) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  const made = new THREE.CanvasTexture(canvas);
  made.flipY = false; // as glTF wants it
  made.wrapS = THREE.RepeatWrapping;
  made.wrapT = THREE.RepeatWrapping;
  const [across, along] = typeof tile === 'number' ? [tile, tile] : tile;
  made.repeat.set(1 / across, 1 / along);
  made.minFilter = mipmaps ? THREE.LinearMipmapLinearFilter : THREE.LinearFilter;
  made.generateMipmaps = mipmaps;
  made.anisotropy = 4;
  return made;
}

/** Tangent-space normal map of a height function; `relief` = height range in tiles × 2n. */
export function normalMap(n: number, height: Height, relief: number, tile: Tile, mipmaps = true) {
  const heights = new Float32Array(n * n);
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) heights[y * n + x] = height((x + 0.5) / n, (y + 0.5) / n);
  const heightAt = (x: number, y: number) => heights[wrap(y, n) * n + wrap(x, n)] ?? 0;
  const data = new Uint8ClampedArray(n * n * 4);
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      const dx = (heightAt(x + 1, y) - heightAt(x - 1, y)) * relief;
      const dy = (heightAt(x, y + 1) - heightAt(x, y - 1)) * relief;
      const length = Math.hypot(dx, dy, 1);
      data.set(
        [
          255 * (0.5 - (0.5 * dx) / length),
          255 * (0.5 - (0.5 * dy) / length),
          255 * (0.5 + 0.5 / length),
          255,
        ],
        (y * n + x) * 4,
      );
    }
  return texture({ width: n, height: n, data }, tile, mipmaps);
}

/** sRGB colour map; `colour` returns 0..255 components. */
export function colourMap(width: number, height: number, colour: (u: number, v: number) => Rgb, tile: Tile) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data.set([...colour((x + 0.5) / width, (y + 0.5) / height), 255], (y * width + x) * 4);
  const made = texture({ width, height, data }, tile);
  made.colorSpace = THREE.SRGBColorSpace;
  return made;
}

/** Grey albedo from a height: dark in the recesses. */
export const shadeMap = (n: number, height: Height, low: number, high: number, tile: Tile) =>
  colourMap(
    n,
    n,
    (u, v) => {
      const grey = low + (high - low) * clamp01(height(u, v));
      return [grey, grey, grey];
    },
    tile,
  );
