import { assertNever } from '../assert-never.ts';
import type { Availability, Price, Product, ProductVariant } from '../world/product.ts';

/** What is said of a product outside of its own fields. */
export interface ProductSetting {
  readonly name: string;
  readonly description: string;
  /** Of the page that shows it. */
  readonly url: string;
  readonly picture?: string;
  readonly brand?: string;
  /** The address of a variant's picture. */
  readonly pictureOf: (variant: ProductVariant) => string | undefined;
}

/** Data of schema.org, as JSON. */
export type StructuredData = { readonly [name: string]: StructuredValue };
type StructuredValue = string | boolean | StructuredData | readonly StructuredData[];

/**
 * A product in the terms of schema.org (`Product`, `Offer`, `ProductGroup`), or undefined where its data are not whole:
 * where a part of them could not be used, nothing names it by a number, or it has no price that this visitor may see.
 * Search engines take an offer without a price as a fault of the shop.
 *
 * @param product as the visitor may see it.
 */
export function structuredProduct(product: Product, setting: ProductSetting): StructuredData | undefined {
  if (product.isFaulty === true) return undefined;
  const variants = product.variants.flatMap((variant) => structuredVariant(product, variant, setting));
  const numbers = numbersOf(product);
  const isWhole = product.price !== undefined && numbers !== undefined;
  if (!isWhole && variants.length === 0) return undefined;
  return {
    '@type': variants.length === 0 ? 'Product' : 'ProductGroup',
    name: setting.name,
    ...(setting.description !== '' && { description: setting.description }),
    url: setting.url,
    ...(setting.picture !== undefined && { image: setting.picture }),
    ...(setting.brand !== undefined && { brand: { '@type': 'Brand', name: setting.brand } }),
    ...numbers,
    ...(product.sku !== undefined && variants.length > 0 && { productGroupID: product.sku }),
    ...(isWhole && product.price && { offers: offerOf(product.price, product.availability, setting) }),
    ...(variants.length > 0 && { hasVariant: variants }),
  };
}

/** A variant without a number or a price of its own is left out: the product's own are not its own. */
function structuredVariant(
  { availability }: Product,
  variant: ProductVariant,
  setting: ProductSetting,
): readonly StructuredData[] {
  const numbers = numbersOf(variant);
  if (numbers === undefined || variant.price === undefined) return [];
  const picture = setting.pictureOf(variant);
  return [
    {
      '@type': 'Product',
      name: `${setting.name}, ${variant.name}`,
      ...numbers,
      ...(picture !== undefined && { image: picture }),
      offers: offerOf(variant.price, availability, setting),
    },
  ];
}

function numbersOf({ sku, gtin }: Pick<Product, 'sku' | 'gtin'>): StructuredData | undefined {
  if (sku === undefined && gtin === undefined) return undefined;
  return { ...(sku !== undefined && { sku }), ...(gtin !== undefined && { gtin }) };
}

function offerOf(
  { amount, currency, vat }: Price,
  availability: Availability | undefined,
  { url }: ProductSetting,
): StructuredData {
  const price = amount.toFixed(2);
  return {
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    url,
    ...(vat !== undefined && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: currency,
        valueAddedTaxIncluded: vat === 'included',
      },
    }),
    ...(availability !== undefined && { availability: `https://schema.org/${termOf(availability)}` }),
  };
}

function termOf(availability: Availability): string {
  switch (availability) {
    case 'in_stock':
      return 'InStock';
    case 'limited':
      return 'LimitedAvailability';
    case 'made_to_order':
      return 'MadeToOrder';
    case 'pre_order':
      return 'PreOrder';
    case 'pre_sale':
      return 'PreSale';
    case 'back_order':
      return 'BackOrder';
    case 'reserved':
      return 'Reserved';
    case 'in_store_only':
      return 'InStoreOnly';
    case 'online_only':
      return 'OnlineOnly';
    case 'out_of_stock':
      return 'OutOfStock';
    case 'sold_out':
      return 'SoldOut';
    case 'discontinued':
      return 'Discontinued';
    default:
      return assertNever(availability);
  }
}
