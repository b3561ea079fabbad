import type { FitFacts, ProductFit } from './facts.ts';

/** What is known of the chosen variant: its own facts replace the product's, part by part. */
export function factsOf(
  { fit }: { readonly fit?: ProductFit | undefined },
  label?: string | undefined,
): FitFacts {
  const { variants, ...facts } = fit ?? {};
  return label === undefined ? facts : { ...facts, ...variants?.[label] };
}
