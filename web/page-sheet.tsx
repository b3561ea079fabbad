import { createContext, use, useEffect } from 'react';

/** The text of `app.css`. It travels inside every page, so that the first paint waits for nothing but the page. */
export const SheetContext = createContext('');

const ID = 'sheet';

export function PageSheet() {
  const sheet = use(SheetContext);
  // A page of the admin has brought none: whoever comes from there by a link gets the page anew, with its sheet.
  useEffect(() => {
    if (sheet === '') window.location.reload();
  }, [sheet]);
  return sheet === '' ? null : <style id={ID}>{sheet}</style>;
}

/** In the browser the sheet is taken from the page that it came in, and so is in no script. */
export const sheetOfPage = (): string => document.getElementById(ID)?.textContent ?? '';
