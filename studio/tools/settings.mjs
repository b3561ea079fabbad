// @ts-check

/** @typedef {{ width: number, height: number, frames: number, lights: number, reflections: number, shadowMap: number }} Settings */

const SIZE = 1000;

/** @type {Settings} */
const PICTURE = { width: SIZE, height: SIZE, frames: 9, lights: 4, reflections: 4, shadowMap: 1024 };

/** A macro's background is as smooth as it has frames. @type {Settings} */
const MACRO = { ...PICTURE, frames: 12, lights: 3, reflections: 6, shadowMap: 1024 };

/** Walls show every light whose shadow falls on them. @type {Settings} */
const ROOM = { ...PICTURE, frames: 12 };

/** Enough to judge a model by, in seconds. @type {Settings} */
const DRAFT = { ...PICTURE, width: 500, height: 500, frames: 4, reflections: 2 };

/** @type {Settings} */
export const FILM = { ...PICTURE, width: 640, height: 640, frames: 3, reflections: 2 };

/** The home page's pictures. @type {Readonly<Record<string, { width: number, height: number }>>} */
const LARGER = { hero: { width: 1200, height: 1200 }, 'hero-wide': { width: 1600, height: 1000 } };

/**
 * @param {{ id: string, name: string, view: string }} picture
 * @param {{ isDraft: boolean, size?: number | undefined }} options
 * @returns {Settings}
 */
export function settingsFor({ name, view }, { isDraft, size }) {
  const settings = isDraft ? DRAFT : view === 'macro' ? MACRO : view === 'room' ? ROOM : PICTURE;
  if (size !== undefined) return { ...settings, width: size, height: size };
  if (isDraft) return settings;
  return { ...settings, ...LARGER[name] };
}
