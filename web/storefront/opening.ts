import type { MouseEvent, SyntheticEvent } from 'react';
import type { NavigateFunction } from 'react-router';
import { create } from 'zustand';
import type { Product } from '../../domain/catalogue/product.ts';
import { knownProduct } from './catalogue/catalogue-calls.ts';
import type { CardProduct } from './catalogue/product-card.tsx';

/** A product on its way onto the screen: what is known of it before its page is there. */
export interface Opening {
  readonly product: CardProduct & Partial<Pick<Product, 'shortDescription' | 'bestSeller' | 'isNew'>>;
  /** The card's own picture, which the browser has already. */
  readonly picture: string;
  /** Where it stood when the card was clicked; null as long as the card is only pointed at. */
  readonly from: DOMRect | null;
}

export const useOpening = create<{ readonly opening: Opening | null }>(() => ({ opening: null }));

export const endOpening = () => useOpening.setState({ opening: null });

/** As long as the browser waits before it fetches the page of a link that is pointed at. */
const INTENT_MS = 100;
let intent: ReturnType<typeof setTimeout> | undefined;

/** A card that is pointed at has its first sight made ready, unseen, so that a click has only to uncover it. */
export function awaitOpening({ currentTarget }: SyntheticEvent<HTMLElement>, product: CardProduct): void {
  clearTimeout(intent);
  intent = setTimeout(() => {
    if (currentTarget.isConnected && !isUnderWay()) show(currentTarget, product, null);
  }, INTENT_MS);
}

export function forgetOpening(): void {
  clearTimeout(intent);
  if (!isUnderWay()) endOpening();
}

/**
 * A click on a card shows at once what the card knows, and only then sets about the product's page, which takes a slow
 * phone a third of a second to make. A click that is meant for another tab stays the browser's.
 */
export function openProduct(
  event: MouseEvent<HTMLElement>,
  product: CardProduct,
  navigate: NavigateFunction,
): void {
  const isForAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || isForAnotherTab || event.defaultPrevented) return;
  event.preventDefault();
  clearTimeout(intent);
  const picture = pictureOf(event.currentTarget);
  show(event.currentTarget, product, picture?.getBoundingClientRect() ?? new DOMRect());
  afterNextPaint(() => void navigate(`/product/${product.slug}`, { viewTransition: true }));
}

const isUnderWay = () => (useOpening.getState().opening?.from ?? null) !== null;

const pictureOf = (link: Element) => link.closest('.product-card')?.querySelector('img');

function show(link: Element, product: CardProduct, from: DOMRect | null): void {
  const picture = pictureOf(link)?.currentSrc ?? '';
  // The catalogue adds its words; the price stays the one that was clicked.
  useOpening.setState({ opening: { product: { ...knownProduct(product.id), ...product }, picture, from } });
}

function afterNextPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
