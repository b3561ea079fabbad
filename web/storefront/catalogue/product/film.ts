/** A film of ours plays in the page; one elsewhere is opened there. */
export type Film = { readonly title: string; readonly poster: string } & (
  | { readonly src: string }
  | { readonly href: string }
);

export interface ProductFilms {
  readonly promo: (Film & { readonly about: string }) | null;
  readonly demo: Film | null;
  readonly strip: readonly Film[];
}
