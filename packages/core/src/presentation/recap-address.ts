import { readOwnAddress } from '../links/own-address.ts';
import { formatOverlayStack, parseOverlayStack } from '../overlays/overlay-stack.ts';
import { storyOverlaysIn } from '../stories/stop-address.ts';
import { payloadId } from '../world/ids.ts';
import type { StoryStop } from '../world/story.ts';
import { MAX_RECAP_STOPS } from './recap.ts';
import type { RecapStop } from './recap.ts';
import type { Showing } from './showing.ts';

/** The name of the parameter that the page of a recap has for each stop. */
export const RECAP_PARAMETER = 'recap';

/** The name of its parameter for the language in which the stops were shown: files have other numbers in another one. */
const LANGUAGE_PARAMETER = 'from';

/** Characters; longer than the address of any stop. */
const MAX_ADDRESS_LENGTH = 200;

/** A stop of a recap as the address of its page names it. */
export interface NamedStop extends Pick<StoryStop, 'location' | 'open'> {
  readonly address: string;
}

/**
 * What a presentation shows, in no language: a location, and what is open there but for panels, whichever page or
 * picture of it.
 */
export function recapAddress({ location, open }: Showing): string {
  const named = storyOverlaysIn(open).map((overlay) =>
    overlay.kind === 'compare' ? overlay : { kind: overlay.kind, id: overlay.id },
  );
  return `${location}${formatOverlayStack(named)}`;
}

/**
 * The query of the page of a recap, with its `?`: the page needs nothing but its address, which can be kept and sent.
 *
 * @param locale in which the stops were shown.
 */
export function formatRecapQuery(stops: readonly Pick<RecapStop, 'address'>[], locale: string): string {
  // Longer without need with `%3F` for each `?`, which may stand in a query as it is.
  const parameters = stops.map(({ address }) => {
    const encoded = encodeURIComponent(address).replaceAll('%3F', '?').replaceAll('%3D', '=');
    return `${RECAP_PARAMETER}=${encoded}`;
  });
  return `?${LANGUAGE_PARAMETER}=${encodeURIComponent(locale)}&${parameters.join('&')}`;
}

/** The read access to the query of the page: `URLSearchParams` has it. */
export interface RecapQuery {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
}

/** What {@link formatRecapQuery} wrote; of any other query as much as makes sense. Whether it exists is not looked up. */
export function readRecapQuery(query: RecapQuery): {
  readonly from: string | undefined;
  readonly stops: readonly NamedStop[];
} {
  const addresses = query.getAll(RECAP_PARAMETER).slice(0, MAX_RECAP_STOPS);
  return {
    from: query.get(LANGUAGE_PARAMETER) ?? undefined,
    stops: [...new Set(addresses)].flatMap((address) => stopAt(address) ?? []),
  };
}

function stopAt(address: string): NamedStop | undefined {
  if (address === '' || address.length > MAX_ADDRESS_LENGTH) return undefined;
  const mark = address.indexOf('?');
  const location = mark === -1 ? address : address.slice(0, mark);
  const opened = readOwnAddress(address.slice(location.length));
  const open = opened === undefined ? [] : storyOverlaysIn(parseOverlayStack(opened.query));
  return { address, location: payloadId(location), open };
}
