import { useRouteLoaderData } from 'react-router';
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
