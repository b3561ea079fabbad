import { useRouteLoaderData } from 'react-router';
import type { StoreSettings } from '../../../contract/settings.ts';
import type { loader } from '../../root.tsx';

export interface FrameCategory {
  readonly id: string;
  readonly name: string;
  readonly productCount: number;
}

type Frame = Awaited<ReturnType<typeof loader>>;

let lastFrame: Frame | undefined;

/** A failed navigation drops the frame's data; in the browser its last state goes on. */
function useFrame(): Frame | undefined {
  const frame = useRouteLoaderData<typeof loader>('root');
  if (typeof window === 'undefined') return frame;
  lastFrame = frame ?? lastFrame;
  return lastFrame;
}

/** The categories that header and footer show: all but `others`. */
export function useMenuCategories(): readonly FrameCategory[] {
  return (useFrame()?.categories ?? []).filter(({ id }) => id !== 'others');
}

/** Who sells here, as the administrator has entered it. */
export type Store = Pick<
  StoreSettings,
  'storeName' | 'storeEmail' | 'storePhone' | 'storeAddress' | 'taxRate'
> & { readonly waysToPay: string; readonly offersOnline: boolean };

/** Null only where the frame's own data could not be had. */
export function useStore(): Store | null {
  return useFrame()?.store ?? null;
}
