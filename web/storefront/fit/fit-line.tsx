import type { CartFit } from './use-fit.tsx';

interface FitLineProps {
  readonly fit: CartFit;
  /** Where the whole verdict stands; without such a place the reason is given here. */
  readonly to?: string | undefined;
  /** In a drawer, which then closes. */
  readonly onFollow?: (() => void) | undefined;
}

export function FitLine({ fit: { judged, parts, isPending }, ...where }: FitLineProps) {
  if (judged && parts) return <parts.VerdictLine judged={judged} {...where} />;
  return isPending ? <div className="h-11" /> : null;
}
