import type { PopulatableSchema } from '../content-model/populate-tree.ts';
import { isLink, isPlatformVideo, isSourceAddress, isStopAddress, isWebAddress } from './addresses.ts';
import { productFault, variantFault } from './product-faults.ts';
import { refusal } from './refusal.ts';
import { whyUnstorable } from '../content-model/storable.ts';

/** A fault of a component, at one of its fields. */
interface Fault {
  readonly field: string;
  readonly sentence: string;
}

type Fields = Readonly<Record<string, unknown>>;
type Check = (component: Fields) => Fault | undefined;

/** An address that was typed and does not pass. Empty ones are unfinished, not wrong. */
function address(field: string, isRight: (typed: string) => boolean, advice: string): Check {
  return (component) => {
    const typed = component[field];
    if (typeof typed !== 'string' || typed.trim() === '' || isRight(typed)) return undefined;
    return { field, sentence: `“${typed.trim()}” cannot be followed: ${advice}` };
  };
}

function link(field: string): Check {
  return address(field, isLink, 'write a web address, or one that begins with mailto: or tel:.');
}

function page(field: string): Check {
  return address(field, isWebAddress, 'write the web address of a page, such as https://example.com.');
}

function video(field: string): Check {
  return address(
    field,
    isPlatformVideo,
    'write the address of a YouTube or Vimeo video, such as https://vimeo.com/76979871.',
  );
}

/** A source of which one half is missing would say nothing. */
const source: Check = (figure) => {
  const fault = address(
    'source_address',
    isSourceAddress,
    'write the whole address of a file, such as https://data.example.com/plant.csv, without a name and a password.',
  )(figure);
  const isTyped = (field: string): boolean => {
    const typed = figure[field];
    return typeof typed === 'string' && typed.trim() !== '';
  };
  if (fault !== undefined || isTyped('source_address') === isTyped('source_field')) return fault;
  return isTyped('source_address')
    ? { field: 'source_field', sentence: 'Name the column or the path of the number behind the address.' }
    : { field: 'source_address', sentence: 'A column or a path needs the address of its file.' };
};

const table: Check = ({ rows }) => {
  const given = typeof rows === 'string' && rows.trim() !== '' ? parsed(rows) : (rows ?? []);
  if (given === '' || (Array.isArray(given) && given.every((row) => Array.isArray(row)))) return undefined;
  return {
    field: 'rows',
    sentence: 'A table is a list of rows, each a list of cells: [["Model", "Payload"], ["NV6", "12 kg"]].',
  };
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ACTION_ADDRESSES: Readonly<Record<string, Check>> = {
  open_link: link('url'),
  open_iframe: page('url'),
  open_video: video('url'),
};

const frameOrLink: Check = (component) =>
  (component['in_frame'] === true ? page('url') : link('url'))(component);

/** An id that becomes part of the address of a Google script. */
function googleId(field: string, pattern: RegExp, what: string): Check {
  return ({ [field]: typed }) =>
    typeof typed !== 'string' || typed.trim() === '' || pattern.test(typed.trim())
      ? undefined
      : { field, sentence: `“${typed.trim()}” is not ${what}.` };
}

const container = googleId(
  'tag_manager_id',
  /^GTM-[A-Z\d]{4,12}$/,
  'the number of a Tag Manager container: it looks like GTM-ABC1234',
);

const measurement = googleId(
  'measurement_id',
  /^G-[A-Z\d]{4,12}$/,
  'a measurement ID of Google Analytics: it looks like G-ABC1234567',
);

/** By component. */
const CHECKS: Readonly<Record<string, Check>> = {
  'actions.action': (action) => ACTION_ADDRESSES[String(action['kind'])]?.(action),
  'article.product': productFault,
  'article.variant': variantFault,
  'article-sections.iframe': page('url'),
  'article-sections.table': table,
  'article-sections.video': video('url'),
  'dashboard.figure': source,
  'hotspots.open-link': frameOrLink,
  'hotspots.custom-open-link': link('url'),
  'hotspots.open-media': video('video_url'),
  'hotspots.custom-open-media': video('video_url'),
  'menu-items.link': link('url'),
  'menu-items.media': video('video_url'),
  'story.stop': address(
    'address',
    isStopAddress,
    'copy the address of a location from the showroom, such as /de/hall/entrance?article=12.',
  ),
  'settings.analytics': (analytics) => container(analytics) ?? measurement(analytics),
};

/**
 * Refuses an entry with faults that the schema cannot detect: an address that leads nowhere, an invalid table, a
 * character that cannot be stored.
 *
 * @throws ValidationError at the first wrong field.
 */
export function refuseBrokenContent(given: {
  readonly data: Fields;
  readonly schema: PopulatableSchema;
  readonly schemaOf: (uid: string) => PopulatableSchema | undefined;
}): void {
  const { schemaOf } = given;
  const look = (fields: Fields, schema: PopulatableSchema, path: readonly string[]): void => {
    for (const [name, attribute] of Object.entries(schema.attributes)) {
      const value = fields[name];
      if (attribute.type === 'relation' || attribute.type === 'media') continue;
      if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') {
        const sentence = whyUnstorable(attribute.type, value);
        if (sentence !== undefined) throw refusal([...path, name], sentence);
        continue;
      }
      const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
      for (const [index, part] of parts.entries()) {
        if (typeof part !== 'object' || part === null) continue;
        const component = part as Fields;
        const uid = attribute.component ?? String(component['__component']);
        const below = [...path, name, ...(Array.isArray(value) ? [String(index)] : [])];
        const fault = CHECKS[uid]?.(component);
        if (fault !== undefined) throw refusal([...below, fault.field], fault.sentence);
        const componentSchema = schemaOf(uid);
        if (componentSchema !== undefined) look(component, componentSchema, below);
      }
    }
  };
  look(given.data, given.schema, []);
}
