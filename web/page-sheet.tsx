import { createContext, use } from 'react';

/** The text of `app.css`. It travels inside every page, so that the first paint waits for nothing but the page. */
export const SheetContext = createContext('');

const ID = 'sheet';

export function PageSheet() {
  return <style id={ID}>{use(SheetContext)}</style>;
}

/** In the browser the sheet is taken from the page that it came in, and so is in no script. */
export const sheetOfPage = (): string => document.getElementById(ID)?.textContent ?? '';
