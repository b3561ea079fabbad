const CARRIED = 'product-card-carried';

/**
 * The picture of the card that was clicked becomes the picture of its product's page, where the browser can show that.
 * Only one thing may bear the name, so a card on a product's own page goes without.
 */
export function carryPicture(link: Element): void {
  for (const other of document.querySelectorAll(`.${CARRIED}`)) other.classList.remove(CARRIED);
  if (window.location.pathname.startsWith('/product/')) return;
  link.closest('.product-card')?.querySelector('.product-card-picture')?.classList.add(CARRIED);
}
