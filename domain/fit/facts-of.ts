import type { FitFacts, ProductFit } from './facts.ts';

export function factsOf(
  { fit }: { readonly fit?: ProductFit | undefined },
  label?: string | undefined,
): FitFacts {
  const { variants, ...facts } = fit ?? {};
  return label === undefined ? facts : { ...facts, ...variants?.[label] };
}
