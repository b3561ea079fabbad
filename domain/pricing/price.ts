import type {
  ColorVariant,
  SoldProduct,
  VariantType,
  WeightOption,
  WeightVariant,
} from '../catalogue/product.ts';
import { maxPaise, type Paise, RUPEE, rupees, scale, subtract, wholePercent, ZERO } from './money.ts';

/** What the shopper picked: a weight or a colour, and the second choice of a weight, an option or a colour. */
export interface Selection {
  variant?: string | undefined;
  variantType?: VariantType | undefined;
  option?: string | undefined;
}

export type Variant = WeightVariant | ColorVariant;

/**
 * Cart items and orders name one variant, so a second choice is written into its name: weight '10 kg set' with option
 * 'Chrome' is '10 kg set / Chrome', size 'M' in brown is 'M / Brown'. Every function here reads both forms.
 */
export function variantName(selection: Selection): string | undefined {
  if (selection.option === undefined || selection.variant === undefined) return selection.variant;
  return `${selection.variant} / ${selection.option}`;
}

/** Without a type the colours are searched first. */
export function findVariant(
  product: SoldProduct,
  variant: string | undefined,
  variantType?: VariantType | undefined,
): Variant | undefined {
  const color = product.colorVariants?.find((candidate) => candidate.color === variant);
  if (variantType === 'color' || (variantType === undefined && color)) return color;
  return product.weightVariants?.find(
    (candidate) => candidate.weight === variant || findOption(product, candidate, { variant }) !== undefined,
  );
}

/**
 * The second choices of a weight: its options, which must be chosen, else the product's colours. What a colour costs
 * counts only where the weight has no price of its own.
 */
export function secondChoices(product: SoldProduct, variant: WeightVariant): readonly WeightOption[] {
  if (variant.weightOptions?.length) return variant.weightOptions;
  const { price, salePrice = price } = variant;
  return (product.colorVariants ?? []).map(({ color, ...colour }) =>
    salePrice === undefined ? { ...colour, weight: color } : { weight: color, inStock: colour.inStock },
  );
}

function findOption(product: SoldProduct, variant: Variant, selection: Selection): WeightOption | undefined {
  if (!('weight' in variant)) return undefined;
  const name = variantName(selection);
  return secondChoices(product, variant).find(
    ({ weight }) => variantName({ variant: variant.weight, option: weight }) === name,
  );
}

/** From the most particular to the most general: option, variant, product. */
function chosen(product: SoldProduct, selection: Selection) {
  const variant = findVariant(product, selection.variant, selection.variantType);
  return { variant, option: variant && findOption(product, variant, selection) };
}

/** The variant's sale price, else its price, else the product's sale price, else its price. */
export function effectivePrice(product: SoldProduct, selection: Selection = {}): Paise {
  const { variant, option } = chosen(product, selection);
  const own = option?.salePrice ?? option?.price ?? variant?.salePrice ?? variant?.price;
  return rupees(own ?? product.salePrice ?? product.price);
}

/** The price that is struck through beside a lower effective price. */
export function listPrice(product: SoldProduct, selection: Selection = {}): Paise {
  const { variant, option } = chosen(product, selection);
  return rupees(option?.price ?? variant?.price ?? product.price);
}

/** What the list price is above the price that is paid; nothing where it is not above. The combo saves ₹4,401. */
export function savingOf(product: SoldProduct, selection: Selection = {}): Paise {
  return maxPaise(ZERO, subtract(listPrice(product, selection), effectivePrice(product, selection)));
}

/** Whole percent; a thing that still costs something is never 100 % off. ₹9,399 to ₹6,800 is 28. */
export function percentOff(list: Paise, sale: Paise): number {
  if (sale >= list) return 0;
  const percent = wholePercent(subtract(list, sale), list);
  return sale > 0 ? Math.min(percent, 99) : percent;
}

export const EMI_MONTHS = 6;

/** To the nearest rupee. Example: ₹66,825 is ₹11,138 a month (11,137.50). */
export function monthlyInstalment(price: Paise): Paise {
  return scale(price, 1, EMI_MONTHS, RUPEE);
}

/** Everything of the product that can be put into a cart: each weight, with each second choice, or each colour. */
export function selections(product: SoldProduct): [Selection, ...Selection[]] {
  const variantType = variantAxis(product);
  const colors = (product.colorVariants ?? []).map(
    ({ color }): Selection => ({ variant: color, variantType }),
  );
  const weights = (product.weightVariants ?? []).flatMap((variant): Selection[] => {
    const selection = { variant: variant.weight, variantType };
    const choices = secondChoices(product, variant);
    if (choices.length === 0) return [selection];
    return choices.map((option) => ({ ...selection, option: option.weight }));
  });
  const [first = {}, ...others] = variantType === 'weight' ? weights : colors;
  return [first, ...others];
}

/** Those that are in stock, or all of them if none is. */
export function offered(product: SoldProduct): [Selection, ...Selection[]] {
  const all = selections(product);
  const [first, ...others] = all.filter((selection) => isBuyable(product, selection));
  return first === undefined ? all : [first, ...others];
}

/** The cheapest that can be bought: lists and cards show its price, and a card's button adds it. */
export function cheapestSelection(product: SoldProduct): Selection {
  return offered(product).reduce((best, each) =>
    effectivePrice(product, each) < effectivePrice(product, best) ? each : best,
  );
}

/** A cart item names one variant: the weight where there are weights, else the colour. */
export function variantAxis(product: SoldProduct): VariantType | undefined {
  if (product.weightVariants?.length) return 'weight';
  return product.colorVariants?.length ? 'color' : undefined;
}

/** The first variant in stock; none for a product without variants, or with none in stock. */
export function defaultVariant(product: SoldProduct): Selection | undefined {
  if (variantAxis(product) === 'weight') {
    const weight = product.weightVariants?.find(({ inStock }) => inStock)?.weight;
    return weight === undefined ? undefined : { variant: weight, variantType: 'weight' };
  }
  const color = product.colorVariants?.find(({ inStock }) => inStock)?.color;
  return color === undefined ? undefined : { variant: color, variantType: 'color' };
}

/**
 * Every required choice is made and exists: a variant where there are variants, an option where the variant has
 * options; beside a weight the colour may be left open. A name that the product does not have is no choice, so nobody gets a set at a single pair's price.
 */
function completeChoice(product: SoldProduct, selection: Selection) {
  const axis = variantAxis(product);
  if (axis === undefined) return selection.variant === undefined ? {} : undefined;
  const { variant, option } = chosen(product, { ...selection, variantType: selection.variantType ?? axis });
  if (variant === undefined || !(axis in variant)) return undefined;
  const hasOptions = 'weight' in variant && (variant.weightOptions?.length ?? 0) > 0;
  if (option === undefined && (hasOptions || selection.option !== undefined)) return undefined;
  return { variant, option };
}

/** The selection names something of the product that has a price of its own, in stock or not. */
export function isComplete(product: SoldProduct, selection: Selection = {}): boolean {
  return completeChoice(product, selection) !== undefined;
}

/** In stock in every part, and every required choice made. */
export function isBuyable(product: SoldProduct, selection: Selection = {}): boolean {
  const choice = completeChoice(product, selection);
  if (choice === undefined) return false;
  return [product, choice.variant, choice.option].every((part) => part?.inStock !== false);
}

/** A product with no variant left is out of stock. */
export function canBeBought(product: SoldProduct): boolean {
  return isBuyable(product, cheapestSelection(product));
}
