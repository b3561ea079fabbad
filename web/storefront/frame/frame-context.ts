import { useRouteLoaderData } from 'react-router';
import type { StoreSettings } from '../../../domain/settings.ts';
import type { loader } from '../../root.tsx';

export interface FrameCategory {
  readonly id: string;
  readonly name: string;
  readonly productCount: number;
}

/** The categories that header and footer show: all but `others`. */
export function useMenuCategories(): readonly FrameCategory[] {
  const frame = useRouteLoaderData<typeof loader>('root');
  return (frame?.categories ?? []).filter(({ id }) => id !== 'others');
}

/** Who sells here, as the administrator has entered it. */
export type Store = Pick<
  StoreSettings,
  'storeName' | 'storeEmail' | 'storePhone' | 'storeAddress' | 'taxRate'
>;

/** Null only where the frame's own data could not be had. */
export function useStore(): Store | null {
  return useRouteLoaderData<typeof loader>('root')?.store ?? null;
}
