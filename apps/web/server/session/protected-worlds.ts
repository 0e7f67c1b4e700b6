import type { ContentBundle } from '@vitrine/content/bundle';

/**
 * The worlds that an access code opens, by slug, with the code: those that exist, are protected and have one
 * ("A world needs a password only if protect_with_password is true and a non-empty trimmed password is set",
 * specification section 5).
 */
export type WorldCodes = ReadonlyMap<string, string>;

const NO_CODES: WorldCodes = new Map();

function codesOf({ snapshots, defaultLocale, serverOnly }: ContentBundle): WorldCodes {
  return new Map(
    (snapshots[defaultLocale]?.worlds ?? []).flatMap(({ slug, isProtected }) => {
      const codes = serverOnly.accessCodes;
      const code = isProtected && Object.hasOwn(codes, slug) ? codes[slug]?.trim() : undefined;
      return code ? [[slug, code] as const] : [];
    }),
  );
}

/** Reads the access codes of the current content: the same object for as long as that does not change. */
export function createWorldCodes(current: () => ContentBundle | undefined) {
  const known = new WeakMap<ContentBundle, WorldCodes>();
  return (): WorldCodes => {
    const bundle = current();
    if (bundle === undefined) return NO_CODES;
    const codes = known.get(bundle) ?? codesOf(bundle);
    known.set(bundle, codes);
    return codes;
  };
}
