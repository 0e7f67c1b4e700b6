import { scriptJson } from '@vitrine/core/text/script-json';

/**
 * What a page carries for the browser: the data of its loaders. The router would encode them value by value and give
 * them to a script; JSON is written and read by the engine itself, and is smaller when it is packed (decision 0115).
 */
export type CarriedData = Map<CarriedRoute, object>;

/** The routes whose data a page carries; all addresses of content have the same one. */
export type CarriedRoute = 'root' | 'page';

/** Stands for them in the router's own data. */
export const CARRIED = 'carried';
export type Carried = typeof CARRIED;

/** The `id` of the script that holds them. Content may have it, too, but no script. */
export const CARRIED_ID = 'page-data';

/**
 * What a loader returns for its route.
 *
 * @param content of what JSON can say: a property that is undefined is not there for the browser.
 * @param carried of a request for a page; undefined for the router's requests for data.
 */
export function carry<Content extends object>(
  carried: CarriedData | undefined,
  route: CarriedRoute,
  content: Content,
): Content | Carried {
  if (carried === undefined) return content;
  carried.set(route, content);
  return CARRIED;
}

/** The loaders' data as components see them while the server renders. */
export function withCarried<Data extends Readonly<Record<string, unknown>>>(
  loaderData: Data,
  carried: CarriedData,
): Data {
  return Object.fromEntries(
    Object.entries(loaderData).map(([id, content]) => [
      id,
      content === CARRIED ? carried.get(id === 'root' ? 'root' : 'page') : content,
    ]),
  ) as Data;
}

/** As the text of a script that is data. */
export function writeCarried(carried: CarriedData): string {
  return scriptJson(Object.fromEntries(carried));
}

let read: Readonly<Partial<Record<CarriedRoute, object>>> | undefined;

/**
 * The data of a route, wherever they came from. Always the same object for the page that the server sent.
 *
 * @throws Error if the page does not carry what its route says it does.
 */
export function readCarried<Content extends object>(route: CarriedRoute, data: Content | Carried): Content;
export function readCarried<Content extends object>(
  route: CarriedRoute,
  data: Content | Carried | undefined,
): Content | undefined;
export function readCarried<Content extends object>(
  route: CarriedRoute,
  data: Content | Carried | undefined,
): Content | undefined {
  if (data !== CARRIED) return data;
  read ??= JSON.parse(document.querySelector(`script#${CARRIED_ID}`)?.textContent ?? '{}') as NonNullable<
    typeof read
  >;
  const content = read[route];
  if (content === undefined) throw new Error(`The page carries no data of its route ${route}.`);
  return content as Content;
}
