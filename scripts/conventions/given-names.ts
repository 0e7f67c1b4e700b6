/** A name with an unused word that is not ours to choose: a format or a wire names it so. */
export interface GivenName {
  readonly name: string;
  /** The files and folders that may use it, from the root of the repository. */
  readonly paths: readonly string[];
  readonly reason: string;
}

export const GIVEN_NAMES: readonly GivenName[] = [
  {
    name: 'hotSpots',
    paths: ['packages/tours/src/', 'apps/cms/tests/transfer.all.test.ts', 'e2e/editors/zz-transfer.spec.ts'],
    reason: 'Pannellum calls the hotspots of a scene so in its tour files.',
  },
  {
    name: 'stay',
    paths: [
      'packages/content/src/node/',
      'apps/cms/src/plugins/showroom/server/preview/',
      'apps/cms/tests/preview.test.ts',
      'apps/web/server/preview/',
      'e2e/security/previews.test.ts',
    ],
    reason:
      'The id of a preview session in the signed claims, which browsers keep as a cookie over an upgrade, and in the address that the web server asks the CMS for.',
  },
];

/** Whether a name of a file is a given one. */
export function isGiven(given: readonly GivenName[], name: string, path: string): boolean {
  return given.some((entry) => entry.name === name && entry.paths.some((start) => path.startsWith(start)));
}

/** The given names, each with one of its paths, that no file uses any more. */
export function unusedGivenNames(
  given: readonly GivenName[],
  uses: readonly { readonly name: string; readonly path: string }[],
): readonly string[] {
  return given.flatMap(({ name, paths }) =>
    paths
      .filter((start) => !uses.some((use) => use.name === name && use.path.startsWith(start)))
      .map((start) => `${start} has no name "${name}": take it off the given names`),
  );
}
