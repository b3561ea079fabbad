import { type FocusEvent, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { TextButton } from './text-link.tsx';

type ToastKind = 'success' | 'error' | 'info';

interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** One thing to do about it, such as Undo; it closes the toast. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
}

interface ToastState {
  readonly toasts: readonly Toast[];
  /** Where toasts can show. The last one does: below an open dialog they would be dimmed, inert and unheard. */
  readonly places: readonly string[];
}

const TOASTS_MAX = 4;
const SHOWN_MS = { success: 5000, info: 5000, error: 8000 };
const TICK_MS = 250;
const ICONS = { success: 'check', error: 'warning', info: 'info' } as const;

const NOTHING: ToastState = { toasts: [], places: [] };
let state = NOTHING;
let nextId = 1;
let clock: ReturnType<typeof setInterval> | undefined;
const timeLeft = new Map<number, number>();
const listeners = new Set<() => void>();

function change(part: Partial<ToastState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

/** What is said already is said once more in its place, unless there is something to do about it. */
export function showToast({ kind, text, action }: Omit<Toast, 'id'>): void {
  const id = nextId++;
  timeLeft.set(id, SHOWN_MS[kind]);
  const others = state.toasts.filter((toast) => toast.text !== text || toast.action !== undefined);
  change({ toasts: [...others, { id, kind, text, action }].slice(-TOASTS_MAX) });
  clock ??= setInterval(expireToasts, TICK_MS);
}

const CARRIED = 'toasts';

/** From the shop to the admin or back: each has a sheet of its own. What is being said when this page goes is said on that one. */
export function leaveAppTo(path: string): void {
  addEventListener('pagehide', carryToasts, { once: true });
  window.location.replace(path);
}

function carryToasts(): void {
  const carried = state.toasts.map(({ kind, text }) => ({ kind, text }));
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify(carried));
  } catch {
    // A browser that keeps nothing: the page is what matters.
  }
}

function showCarried(): void {
  try {
    const carried: unknown = JSON.parse(sessionStorage.getItem(CARRIED) ?? '[]');
    sessionStorage.removeItem(CARRIED);
    for (const toast of Array.isArray(carried) ? carried : [])
      if (Object.hasOwn(SHOWN_MS, toast?.kind) && typeof toast.text === 'string') showToast(toast);
  } catch {
    // Nothing came along that can be read.
  }
}

/** Such as the error of a try when the next one begins. */
export function dismissToasts(isMeant: (toast: Toast) => boolean): void {
  change({ toasts: state.toasts.filter((toast) => !isMeant(toast)) });
}

function dismiss(id: number): void {
  timeLeft.delete(id);
  dismissToasts((toast) => toast.id === id);
}

/** Time stands still for whoever points at a toast or has the focus in one. */
function expireToasts(): void {
  if (document.querySelector('.toast:is(:hover, :focus-within)') !== null) return;
  for (const [id, left] of timeLeft)
    if (left > TICK_MS) timeLeft.set(id, left - TICK_MS);
    else dismiss(id);
  if (timeLeft.size > 0) return;
  clearInterval(clock);
  clock = undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const EDGES = { success: 'border-green-bright', error: 'border-red-bright', info: 'border-orange' };

interface ToastBoxProps extends Pick<Toast, 'kind' | 'text' | 'action'> {
  readonly onDismiss?: (() => void) | undefined;
  readonly onFocus?: ((event: FocusEvent) => void) | undefined;
}

export function ToastBox({ kind, text, action, onDismiss, onFocus }: ToastBoxProps) {
  return (
    <div
      className={`toast toast-${kind} on-ink pointer-events-auto flex min-h-14 animate-come items-center gap-3 rounded-md border-l-6 bg-ink py-1.5 pr-1.5 pl-3.5 text-base leading-snug text-paper shadow-raised **:focus-visible:shadow-none **:focus-visible:-outline-offset-3 ${EDGES[kind]}`}
    >
      <Icon name={ICONS[kind]} />
      <span className="flex-1 text-balance wrap-anywhere">{text}</span>
      {action && (
        <TextButton className="flex-none" onFocus={onFocus} onClick={action.onAction}>
          {action.label}
        </TextButton>
      )}
      {onDismiss && (
        <IconButton icon="close" iconSize="small" label="Dismiss" onFocus={onFocus} onClick={onDismiss} />
      )}
    </div>
  );
}

/** The frame of the shop has one; a modal dialog brings its own, which lies above. */
export function Toasts({ isAbove = false }: { readonly isAbove?: boolean | undefined }) {
  const place = useId();
  const cameFrom = useRef<EventTarget>(null);
  const { toasts, places } = useSyncExternalStore(
    subscribe,
    () => state,
    () => NOTHING,
  );

  // A toast of the page before lies in the tab's storage.
  useEffect(showCarried, []);

  // The last dialog that opened shows the toasts, until it closes.
  useEffect(() => {
    change({ places: isAbove ? [...state.places, place] : [place, ...state.places] });
    return () => change({ places: state.places.filter((other) => other !== place) });
  }, [isAbove, place]);

  function remember({ relatedTarget }: FocusEvent) {
    if (!relatedTarget?.closest('.toast')) cameFrom.current = relatedTarget;
  }

  function close(id: number) {
    dismiss(id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  const shown = places.at(-1) === place ? toasts : [];
  const list = (isError: boolean) =>
    shown
      .filter(({ kind }) => (kind === 'error') === isError)
      // In front is the newest with something to do about it.
      .sort((one, other) => Number(one.action !== undefined) - Number(other.action !== undefined))
      .map(({ id, kind, text, action }) => (
        <ToastBox
          key={id}
          kind={kind}
          text={text}
          action={
            action && {
              label: action.label,
              onAction: () => {
                close(id);
                action.onAction();
              },
            }
          }
          onDismiss={() => close(id)}
          onFocus={remember}
        />
      ));

  return (
    <div className="toasts pointer-events-none fixed top-[calc(var(--header)+12px)] right-(--gutter) z-70 grid w-[min(400px,100vw-2*var(--gutter))] print:hidden">
      <div className="grid gap-2.5 not-empty:mb-2.5" role="alert" aria-atomic="false">
        {list(true)}
      </div>
      <div className="grid gap-2.5" role="status" aria-atomic="false">
        {list(false)}
      </div>
    </div>
  );
}
