import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { getPath } from '../../api/response.ts';

/** With what was opened from its list: the step back closes it. */
const OVER_LIST = { isOverList: true };

/** A dialog with an address of its own, `/admin/orders/RR-88`; the filters of the list behind it stay. */
export function useOpenedAt(list: string) {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  // A second click on Close must not leave the list as well.
  const closed = useRef<string>(null);
  const linkTo = (name: string) => ({
    to: { pathname: `${list}/${encodeURIComponent(name)}`, search },
    state: OVER_LIST,
  });
  return {
    linkTo,
    open(name: string) {
      void navigate(linkTo(name).to, { state: OVER_LIST, preventScrollReset: true });
    },
    /** In place of the open one, so that a step back still closes it. */
    replace(name: string) {
      void navigate(linkTo(name).to, { state, replace: true, preventScrollReset: true });
    },
    close() {
      if (closed.current === key) return;
      closed.current = key;
      if (getPath(state, 'isOverList') === true) void navigate(-1);
      else void navigate({ pathname: list, search }, { replace: true, preventScrollReset: true });
    },
  };
}
