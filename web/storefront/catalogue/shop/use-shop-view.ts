import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readView, type ShopView, writeView } from '../../../../domain/catalogue/shop-view.ts';

/** So long a hand may rest before its movement counts as done. */
const GLIDE_MS = 250;

export interface ShopViewControl {
  readonly view: ShopView;
  /** One click: one step of the back button. */
  readonly set: (view: ShopView) => void;
  /** While somebody types or draws a slider: shown at once, in the address a moment later, and one step altogether. */
  readonly glide: (view: ShopView) => void;
}

/** What is shown before the address says so. */
interface Draft {
  readonly view: ShopView;
  /** The address at which it was made; at any other one it is void … */
  readonly search: string;
  /** … but at the one that is being written for it. */
  readonly writing?: string | undefined;
}

/** The address says what is shown, so that it can be kept and sent, and the back button takes a change back. */
export function useShopView(categories: readonly { readonly id: string }[]): ShopViewControl {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft | null>(null);
  if (draft !== null && draft.search !== search)
    setDraft(draft.writing === search ? { view: draft.view, search } : null);

  const addressView = useMemo(
    () =>
      readView(
        search,
        categories.map(({ id }) => id),
      ),
    [search, categories],
  );
  const view = draft?.search === search ? draft.view : addressView;

  const current = useRef(search);
  // For callbacks, which see the address as it is when they are called.
  useLayoutEffect(() => {
    current.current = search;
  }, [search]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A timer, which ends with the page.
  useEffect(() => () => clearTimeout(timer.current), []);
  const glidedTo = useRef<string>(undefined);

  const write = useCallback(
    (next: ShopView, isGliding: boolean) => {
      const address = writeView(next);
      const replace = isGliding && glidedTo.current === current.current;
      glidedTo.current = isGliding ? address : undefined;
      if (address === current.current) return;
      setDraft((before) => before && { ...before, writing: address });
      void navigate({ search: address }, { replace, preventScrollReset: true });
    },
    [navigate],
  );
  const show = useCallback((next: ShopView) => {
    clearTimeout(timer.current);
    setDraft((before) => ({ view: next, search: current.current, writing: before?.writing }));
  }, []);
  const set = useCallback(
    (next: ShopView) => {
      show(next);
      write(next, false);
    },
    [show, write],
  );
  const glide = useCallback(
    (next: ShopView) => {
      show(next);
      timer.current = setTimeout(() => write(next, true), GLIDE_MS);
    },
    [show, write],
  );
  return { view, set, glide };
}
