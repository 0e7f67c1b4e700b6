import { toClientMedia } from '@vitrine/core/media/client-media';
import { headPriceOf } from '@vitrine/core/products/head-price';
import type { Availability, Price, Product, ProductVariant } from '@vitrine/core/world/product';
import type { OverlayRequest } from './overlay-definition.server.ts';
import type { AvailabilityTone, ProductView, VariantsView } from './product-view.ts';
import { fitsQrCode, qrCode } from '~/ui/qr-code.ts';

/**
 * A product in the words and numbers of the page's language. Needs the texts of the group `product`.
 *
 * @param product as the visitor may see it.
 */
export function productView(product: Product, request: OverlayRequest): ProductView {
  const { t } = request;
  const head = headPriceOf(product);
  const price = head && priceText(head, request);
  return {
    ...(head &&
      price !== undefined && {
        price: {
          text: head.isLowest ? t('product__from', { price }) : price,
          ...(head.vat !== undefined && { note: t(VAT_TEXTS[head.vat]) }),
        },
      }),
    ...(product.availability && {
      availability: availabilityView(product.availability, request),
    }),
    numbers: [
      ...(product.sku === undefined ? [] : [{ name: t('product__article_number'), value: product.sku }]),
      ...(product.gtin === undefined ? [] : [{ name: t('product__gtin'), value: product.gtin }]),
    ],
    ...(product.variants.length > 0 && { variants: variantsView(product.variants, request) }),
    ...passportView(product, request),
  };
}

const VAT_TEXTS = { included: 'product__vat_included', excluded: 'product__vat_excluded' } as const;

const AVAILABILITIES = {
  in_stock: ['product__in_stock', 'now'],
  in_store_only: ['product__in_store_only', 'now'],
  online_only: ['product__online_only', 'now'],
  limited: ['product__limited', 'later'],
  made_to_order: ['product__made_to_order', 'later'],
  pre_order: ['product__pre_order', 'later'],
  pre_sale: ['product__pre_sale', 'later'],
  back_order: ['product__back_order', 'later'],
  reserved: ['product__reserved', 'later'],
  out_of_stock: ['product__out_of_stock', 'gone'],
  sold_out: ['product__sold_out', 'gone'],
  discontinued: ['product__discontinued', 'gone'],
} as const satisfies Readonly<Record<Availability, readonly [text: string, tone: AvailabilityTone]>>;

function availabilityView(availability: Availability, { t }: OverlayRequest) {
  const [text, tone] = AVAILABILITIES[availability];
  return { text: t(text), tone };
}

/** Whole amounts have no decimals. */
function priceText({ amount, currency }: Price, { snapshot }: OverlayRequest): string {
  return new Intl.NumberFormat(snapshot.locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}

function variantsView(variants: readonly ProductVariant[], request: OverlayRequest): VariantsView {
  const { t } = request;
  const columns = [
    { head: t('product__article_number'), read: ({ sku = '' }: ProductVariant) => sku },
    { head: t('product__gtin'), read: ({ gtin = '' }: ProductVariant) => gtin },
    {
      head: t('product__price'),
      read: ({ price }: ProductVariant) => (price === undefined ? '' : priceText(price, request)),
    },
  ].filter(({ read }) => variants.some((variant) => read(variant) !== ''));
  return {
    heads: [t('product__variant'), ...columns.map(({ head }) => head)],
    rows: variants.map((variant) => ({
      name: variant.name,
      ...(variant.picture && { picture: toClientMedia(variant.picture) }),
      cells: columns.map(({ read }) => read(variant)),
    })),
  };
}

function passportView({ passport }: Product, { link, t }: OverlayRequest): Pick<ProductView, 'passport'> {
  if (passport === undefined) return {};
  const action = link(t('product__passport'), { kind: 'openLink', url: passport, newTab: true });
  if (action === undefined) return {};
  const qr = fitsQrCode(passport) ? { qr: qrCode(passport) } : {};
  return { passport: { link: action, host: new URL(passport).host, ...qr } };
}
