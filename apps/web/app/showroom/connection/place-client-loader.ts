import { pageCache } from '../walking/browser-showroom.ts';
import { keepingPlace } from './keep-place.ts';

/**
 * The client loader of the route that shows locations: a page fetched during the walk is there on arrival.
 * The router's own prefetch and its navigation both come through here.
 */
export function loadPlace<Content>({
  request,
  serverLoader,
}: {
  readonly request: Request;
  readonly serverLoader: () => Promise<Content>;
}): Promise<Content> {
  const { pathname, search } = new URL(request.url);
  // A failed prefetch answers `null`, to a fetcher that nobody reads.
  return keepingPlace(
    'place',
    request,
    () => pageCache.load(pathname + search, serverLoader) as Promise<Content>,
  );
}
