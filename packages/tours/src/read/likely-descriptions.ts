/** Files that describe a tour, those named as the tools name them first. */
const DESCRIPTIONS = [
  /(?:^|\/)app-files\/data\.js$/i,
  /(?:^|\/)tour\.xml$/i,
  /(?:^|\/)tour\.json$/i,
  /(?:^|\/)data\.js$/i,
  /(?:^|\/)(?:config|pannellum|pano|panorama|krpano)\.(?:json|xml)$/i,
  /(?:^|\/)index\.html?$/i,
  /\.json$/i,
  /\.xml$/i,
  /\.html?$/i,
  /\.m?js$/i,
];

/** Libraries, viewers and what belongs to build tools; no tour is written in them. */
const LIBRARY =
  /(?:^|\/)(?:node_modules|bower_components|vendor)\/|(?:\.min|[-.]bundle)\.js$|(?:^|\/)(?:(?:lib)?pannellum|marzipano|krpano(?:js)?|jquery[^/]*|bowser|screenfull|standalone)(?:-?[\d.]+)?\.(?:js|html?)$|(?:^|\/)package(?:-lock)?\.json$/i;

/** Folders and endings of copies that people, editors and systems keep. */
const BACKUP =
  /(?:^|\/)(?:__MACOSX|\.[^/]+|_?(?:backups?|bak|old|archiv|archive|alt|copy|kopie|trash)(?:[-_ ][^/]*)?|[^/]* (?:- )?(?:copy|kopie)(?: \(?\d+\)?)?)\/|\.(?:bak|old|orig|save|tmp|swp)\d*$|~$|(?:[-_. ](?:bak|backup|old|orig)|(?: - | )(?:copy|kopie)(?: \(?\d+\)?)?)\.[a-z]+$/i;

/** Whether a file is a copy that is kept beside a tour. */
export function isBackup(path: string): boolean {
  return BACKUP.test(path);
}

/** Others are looked at only this often, so that a heap of files that are not tours ends soon. */
const MAX_TRIES = 300;

/** The files that may describe a tour, the likeliest first. */
export function likelyDescriptions(paths: readonly string[]): readonly string[] {
  const own = paths.filter((path) => !isBackup(path) && !LIBRARY.test(path));
  const candidates = DESCRIPTIONS.flatMap((pattern) =>
    own.filter((path) => pattern.test(path)).toSorted((one, other) => depthOf(one) - depthOf(other)),
  );
  return [...new Set(candidates)].slice(0, MAX_TRIES);
}

/** Whether a file is called as the tools call descriptions of tours. */
export function isNamedAsTour(path: string): boolean {
  return DESCRIPTIONS.slice(0, 5).some((pattern) => pattern.test(path));
}

function depthOf(path: string): number {
  return path.split('/').length;
}
