import { isCurrency } from '@vitrine/core/products/currencies';
import { readGtin } from '@vitrine/core/products/gtin';
import type { GtinFault } from '@vitrine/core/products/gtin';
import { message } from '@vitrine/core/reports/message';
import type { Message } from '@vitrine/core/reports/message';
import { AVAILABILITIES, VAT_TERMS } from '@vitrine/core/world/product';
import type { Availability, Price, PriceRule, Product, ProductVariant } from '@vitrine/core/world/product';
import type { WireArticle, WireProduct, WireVariant } from '../wire/article.ts';
import { isAbsent, present, textOf } from './present.ts';
import type { Scope } from './scope.ts';

/**
 * What an article says of its product; undefined where it says nothing. What cannot be used is left out and reported,
 * and the rest is shown to people and not to machines.
 *
 * @param priceRule of all languages together.
 */
export function productOf(
  scope: Scope,
  wire: Pick<WireArticle, 'product' | 'variants'>,
  path: string,
  priceRule: PriceRule,
): Product | undefined {
  const given = wire.product ?? {};
  const reader = createReader(scope);
  const at = `${path}.product`;
  const product = {
    ...present({
      sku: textOf(given.sku),
      gtin: reader.gtin(given.gtin, `${at}.gtin`),
      price: reader.price(given.price, given, at),
      availability: reader.availability(given.availability, `${at}.availability`),
      passport: reader.address(given.passport, `${at}.passport`),
    }),
    variants: (wire.variants ?? []).flatMap((variant, index) =>
      variantOf({ scope, reader, wire: variant, given, path: `${path}.variants[${index}]` }),
    ),
  };
  const saysNothing = Object.keys(product).length === 1 && product.variants.length === 0;
  if (saysNothing && !reader.hasFaults()) return undefined;
  return { ...product, priceRule, ...(reader.hasFaults() && { isFaulty: true }) };
}

function variantOf(options: {
  readonly scope: Scope;
  readonly reader: Reader;
  readonly wire: WireVariant;
  readonly given: WireProduct;
  readonly path: string;
}): readonly ProductVariant[] {
  const { scope, reader, wire, given, path } = options;
  const sku = textOf(wire.sku);
  const name = textOf(wire.name) ?? sku;
  if (name === undefined) {
    reader.fault(`${path}.name`, message('report.variantWithoutName'));
    return [];
  }
  return [
    {
      name,
      ...present({
        sku,
        gtin: reader.gtin(wire.gtin, `${path}.gtin`),
        price: reader.price(wire.price, given, path),
        picture: scope.media(wire.picture, `${path}.picture`),
      }),
    },
  ];
}

/** Characters of an address as it is sent: letters beyond ASCII are several. A longer one fits no QR code. */
const MAX_ADDRESS = 2000;

type Reader = ReturnType<typeof createReader>;

function createReader(scope: Scope) {
  let hasFaults = false;
  const fault = (path: string, says: Message): undefined => {
    hasFaults = true;
    scope.report('invalidEntry', path, says);
    return undefined;
  };
  return {
    fault,
    hasFaults: () => hasFaults,

    gtin(typed: string | null | undefined, path: string): string | undefined {
      const text = textOf(typed);
      if (text === undefined) return undefined;
      const read = readGtin(text);
      return 'gtin' in read ? read.gtin : fault(path, gtinMessage(text, read.fault));
    },

    /** @param terms the currency and the tax, which a product and its variants share. */
    price(amount: number | null | undefined, terms: WireProduct, path: string): Price | undefined {
      if (isAbsent(amount)) return undefined;
      if (amount < 0) return fault(`${path}.price`, message('report.negativePrice'));
      const currency = textOf(terms.currency)?.toUpperCase();
      if (currency === undefined) return fault(`${path}.price`, message('report.noCurrency'));
      if (!isCurrency(currency))
        return fault(`${path}.price`, message('report.unknownCurrency', { currency }));
      const vat = VAT_TERMS.find((term) => term === terms.price_vat);
      return { amount, currency, ...present({ vat }) };
    },

    availability(typed: string | null | undefined, path: string): Availability | undefined {
      const text = textOf(typed);
      if (text === undefined) return undefined;
      return (
        AVAILABILITIES.find((each) => each === text) ??
        fault(path, message('report.availability', { value: text }))
      );
    },

    address(typed: string | null | undefined, path: string): string | undefined {
      const text = textOf(typed);
      if (text === undefined) return undefined;
      const url = URL.canParse(text) ? new URL(text) : undefined;
      if (url === undefined || !/^https?:$/.test(url.protocol)) {
        return fault(path, message('report.passport', { url: text }));
      }
      return url.href.length > MAX_ADDRESS ? fault(path, message('report.longPassport')) : url.href;
    },
  };
}

function gtinMessage(gtin: string, fault: GtinFault): Message {
  switch (fault.kind) {
    case 'characters':
      return message('report.gtinCharacters', { gtin });
    case 'length':
      return message('report.gtinLength', { gtin, digits: fault.digits });
    case 'checkDigit':
      return message('report.gtinCheckDigit', { gtin, expected: fault.expected });
    default:
      return fault satisfies never;
  }
}
