/** A query as Strapi's HTTP server parses it: `populate[image]=true` is `{ populate: { image: 'true' } }`. */
export interface BracketedQuery {
  [name: string]: string | BracketedQuery;
}

/** Parses a query with bracketed names. A name that is both a value and a branch is a branch. */
export function bracketedQuery(search: string): BracketedQuery {
  const root: BracketedQuery = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const names = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = names.pop();
    if (last === undefined) continue;
    let branch = root;
    for (const part of names) {
      const below = branch[part];
      branch = branch[part] = typeof below === 'object' ? below : {};
    }
    if (typeof branch[last] !== 'object') branch[last] = value;
  }
  return root;
}
