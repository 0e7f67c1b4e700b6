import { LIMITS } from '../limits.ts';
import { plainTextOf, titleOf } from '../plain-text.ts';
import { linkNamed } from '../tour.ts';
import type { LinkHotspot, Scene, Tour } from '../tour.ts';
import { TourError } from '../tour-error.ts';
import type { Findings } from '../tour-finding.ts';
import { duplicate } from './tour-data.ts';

/** A tour as a reader found it: links may lead anywhere, ids may occur twice. */
export interface DraftTour {
  readonly format: Tour['format'];
  /** The path of the file that describes it. */
  readonly at: string;
  /** How sentences name the file. */
  readonly what: string;
  readonly title: string;
  readonly scenes: readonly Scene[];
  /** The id that the tour names; the first scene otherwise. */
  readonly start: string | undefined;
}

/**
 * The guarantees for every format: unique ids, links that lead to another scene of the tour, a start.
 *
 * @throws TourError
 */
export function settleTour(draft: DraftTour, findings: Findings): Tour {
  const { format, at, what, scenes } = draft;
  const [first] = scenes;
  if (first === undefined) throw new TourError('notATour', `${what} has no scenes.`);
  checkCount(scenes.length, what);
  const ids = new Set<string>();
  for (const { id } of scenes) {
    if (ids.has(id)) throw duplicate(what, id);
    ids.add(id);
  }
  const settled = scenes.map((scene) =>
    withLinks(
      scene,
      scene.links.filter((link) => leadsSomewhere(scene, link, ids, findings)),
    ),
  );
  return {
    format,
    at,
    title: titleOf(draft.title),
    scenes: settled,
    start: startOf(draft, ids, first.id, findings),
    findings: findings.all(),
  };
}

function withLinks(scene: Scene, links: readonly LinkHotspot[]): Scene {
  return { ...scene, links };
}

/** @throws TourError when there are more scenes than are read. */
export function checkCount(count: number, what: string): void {
  if (count <= LIMITS.scenes) return;
  throw new TourError('tooMany', `${what} has ${count} scenes; ${LIMITS.scenes} are read at most.`);
}

/** @throws TourError when a scene has more hotspots than are read. */
export function checkHotspots(count: number, scene: string): void {
  if (count <= LIMITS.hotspots) return;
  throw new TourError(
    'tooMany',
    `The scene “${named(scene)}” has ${count} hotspots; ${LIMITS.hotspots} are read at most.`,
  );
}

/** A text of the tour as plain text; a finding where it was too long. */
export function textOf(
  source: string | undefined,
  scene: { readonly id: string; readonly title: string; readonly findings: Findings },
): string {
  const text = source ?? '';
  if (text.length > LIMITS.text) {
    scene.findings.warn(
      'textCut',
      `A text of “${scene.title}” has ${text.length} characters; it was cut after ${LIMITS.text}.`,
      scene.id,
    );
  }
  return plainTextOf(text);
}

/** A name of the tour, short and without tags, as sentences may show it. */
export function named(text: string): string {
  return titleOf(text).slice(0, 80);
}

function leadsSomewhere(
  { id, title }: Scene,
  link: LinkHotspot,
  ids: ReadonlySet<string>,
  findings: Findings,
): boolean {
  const { target } = link;
  if (target === id) {
    findings.note('selfLink', `${linkNamed(link, title)} leads to itself and was left out.`, id);
    return false;
  }
  if (ids.has(target)) return true;
  findings.warn(
    'danglingLink',
    `${linkNamed(link, title)} leads to “${named(target)}”, which is no scene of the tour; it was left out.`,
    id,
  );
  return false;
}

function startOf(
  { start, what }: DraftTour,
  ids: ReadonlySet<string>,
  first: string,
  findings: Findings,
): string {
  if (start === undefined || ids.has(start)) return start ?? first;
  findings.warn(
    'startScene',
    `${what} starts in “${named(start)}”, which is no scene of the tour: it starts in the first one instead.`,
  );
  return first;
}
