import { createContext } from 'react';

/** The version of the build that made the page: in its markup, so that it stays the same whatever is built meanwhile. */
export const BuildContext = createContext('');

export const buildOfPage = (): string => document.documentElement.dataset.build ?? '';
