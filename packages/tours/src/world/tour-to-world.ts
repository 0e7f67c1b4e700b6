import type { WorldFile, WorldFileEntry } from '@vitrine/world-file';
import type { PictureCodec } from '../pictures/codec.ts';
import { boundedLookUps } from '../pictures/bounded-look-ups.ts';
import { withDataFiles } from '../pictures/data-files.ts';
import type { LookUp } from '../pictures/open-panorama.ts';
import { linkNamed, tourNameOf } from '../tour.ts';
import type { Arrival, LinkHotspot, Scene, Tour } from '../tour.ts';
import { TourError } from '../tour-error.ts';
import { Findings } from '../tour-finding.ts';
import type { TourFinding } from '../tour-finding.ts';
import { drawScene } from './draw-scene.ts';
import type { DrawnScene } from './draw-scene.ts';
import { infoArticle } from './info-entry.ts';
import { MediaShelf } from './media-shelf.ts';
import type { MediaStore } from './media-shelf.ts';
import { sceneSlugs, worldSlugOf } from './names.ts';
import { locationOf } from './scene-entries.ts';
import { arrivalViewOf } from './start-view.ts';
import { wordingOf } from './wording.ts';

/** The data that a tour lacks. */
export interface TourToWorldOptions {
  /** The files beside the tour. */
  readonly lookUp: LookUp;
  readonly codec: PictureCodec;
  /** The language that the tour is written in. */
  readonly locale: string;
  /** Overrides the tour's own title. */
  readonly name?: string | undefined;
  /** The name of the archive or folder that it came in: a name for a tour without one. */
  readonly archive?: string | undefined;
  /** Overrides the slug derived from the name. */
  readonly slug?: string | undefined;
  /** Called after each scene, to report progress. */
  readonly onScene?: (done: number, of: number) => void;
}

/** A tour as a world without the bytes of its media, and what could not be imported. */
interface ConvertedTour {
  readonly worldFile: WorldFile;
  readonly findings: readonly TourFinding[];
}

/** A tour as a world: the input of `writeWorldArchive`. */
export interface TourWorld extends ConvertedTour {
  /** The bytes of the media, by their `file`. */
  readonly media: ReadonlyMap<string, Uint8Array>;
}

/** Makes a world of a tour as {@link convertTour} does, with its media in memory. */
export async function tourToWorld(tour: Tour, options: TourToWorldOptions): Promise<TourWorld> {
  const media = new Map<string, Uint8Array>();
  return { ...(await convertTour(tour, media, options)), media };
}

/**
 * Makes a world of a tour: a room to look around in for each scene, with the view that it begins with as its picture and
 * its hotspots where they were, and a transition for each link (docs/decisions/0099-tours-as-rooms.md). One scene is in
 * memory at a time: its pictures go into the store before the next one is opened.
 *
 * @throws TourError `nothingLeft` when no scene has a picture that can be shown; `tooLarge` and `tooMany` when the
 *   pictures are more than a world may hold, or are read more often than any tour needs.
 */
export async function convertTour(
  tour: Tour,
  store: MediaStore,
  options: TourToWorldOptions,
): Promise<ConvertedTour> {
  const findings = new Findings();
  const shelf = new MediaShelf(store);
  const name = options.name ?? tourNameOf(tour, options.archive);
  const world = worldSlugOf(options.slug ?? name);
  const wording = wordingOf(options.locale);
  const slugs = sceneSlugs(tour.scenes);
  const drawn = new Map<string, DrawnScene>();
  const lookUp = boundedLookUps(withDataFiles(options.lookUp));
  const shown = new Map<string, boolean>();
  for (const [index, scene] of tour.scenes.entries()) {
    const slug = slugs.get(scene.id) ?? scene.id;
    const done = await drawScene(scene, {
      ...options,
      lookUp,
      world,
      slug,
      wording,
      shelf,
      findings,
      shown,
    });
    if (done !== undefined) drawn.set(scene.id, done);
    options.onScene?.(index + 1, tour.scenes.length);
  }
  const start = startOf(tour, drawn, findings);
  const titles = new Map(tour.scenes.map(({ id, title }) => [id, title]));
  const kept = [...drawn.values()].map((done) => withLinksAmong(drawn, titles, done, findings));
  for (const done of kept) reportArrivals(done, titles, findings);
  const made = { kept, drawn, world, name, start: start.names.payloadId, options };
  return {
    worldFile: {
      format: 'vitrine-world',
      version: 1,
      locales: [options.locale],
      entries: entriesOf(made),
      media: shelf.media(),
    },
    findings: [...tour.findings, ...findings.all()],
  };
}

interface Made {
  readonly kept: readonly DrawnScene[];
  readonly drawn: ReadonlyMap<string, DrawnScene>;
  readonly world: string;
  readonly name: string;
  readonly start: string;
  readonly options: TourToWorldOptions;
}

function startOf(tour: Tour, drawn: ReadonlyMap<string, DrawnScene>, findings: Findings): DrawnScene {
  const [first] = drawn.values();
  if (first === undefined) {
    const why = [...tour.findings, ...findings.all()].find(({ severity }) => severity === 'warning');
    throw new TourError(
      'nothingLeft',
      `None of the ${tour.scenes.length} scenes has a picture that can be shown. ${why?.sentence ?? ''}`.trim(),
    );
  }
  const start = drawn.get(tour.start);
  if (start === undefined) {
    findings.warn(
      'startScene',
      `The scene that the tour starts in was left out: it starts in “${first.scene.title}”.`,
    );
  }
  return start ?? first;
}

/** The views that links of a scene to another one arrive at. */
function arrivalsOf({ links }: Scene, to: string): readonly Arrival[] {
  return links.flatMap(({ target, arrival }) => (target === to && arrival ? [arrival] : []));
}

/** A transition has one arrival view: of links to one scene, the first that has a view of its own counts. */
function reportArrivals(
  { scene }: DrawnScene,
  titles: ReadonlyMap<string, string>,
  findings: Findings,
): void {
  for (const to of targetsOnce(scene)) {
    const views = new Set(arrivalsOf(scene, to).map((arrival) => JSON.stringify(arrival)));
    if (views.size < 2) continue;
    findings.note(
      'arrivalView',
      `Links of “${scene.title}” to “${titles.get(to) ?? to}” arrive at ${views.size} different views: all of them arrive at the first.`,
      scene.id,
    );
  }
}

/** Links to scenes that were left out are dropped, too; the scenes have findings of their own. */
function withLinksAmong(
  drawn: ReadonlyMap<string, DrawnScene>,
  titles: ReadonlyMap<string, string>,
  done: DrawnScene,
  findings: Findings,
): DrawnScene {
  const { scene } = done;
  const links = scene.links.filter(({ target }) => drawn.has(target));
  for (const link of scene.links) {
    const { target } = link;
    if (drawn.has(target)) continue;
    findings.warn(
      'danglingLink',
      `${linkNamed(link, scene.title)} leads to “${titles.get(target) ?? target}”, which was left out; it was left out as well.`,
      scene.id,
    );
  }
  return { ...done, scene: { ...scene, links } };
}

function entriesOf({ kept, drawn, world, name, start, options }: Made): WorldFile['entries'] {
  const { locale } = options;
  const stations = `${world}-places`;
  const articles: Record<string, WorldFileEntry> = {};
  const locations: Record<string, WorldFileEntry> = {};
  const transitions: Record<string, WorldFileEntry> = {};
  const sceneOf = (id: string) => {
    // Links were kept among the drawn scenes alone.
    const { scene, names } = drawn.get(id) as DrawnScene;
    return { title: scene.title, payloadId: names.payloadId };
  };
  for (const [index, { scene, names, start: view, targets }] of kept.entries()) {
    const parts = {
      scene,
      names,
      targets,
      world,
      stations,
      index,
      locale,
      wording: wordingOf(locale),
      start: view,
      sceneOf,
    };
    locations[names.payloadId] = locationOf(parts);
    for (const [hotspot, target] of targets) {
      if (target.kind === 'article') {
        articles[target.key] = infoArticle(hotspot, target.parts, locale);
      }
    }
    for (const to of targetsOnce(scene)) {
      const payloadId = `${names.payloadId}--${sceneOf(to).payloadId}`;
      const arrival = arrivalsOf(scene, to)[0];
      transitions[payloadId] = {
        payloadId,
        world,
        from: names.payloadId,
        to: sceneOf(to).payloadId,
        ...(arrival && { arrival_view: arrivalViewOf(arrival, (drawn.get(to) as DrawnScene).scene.view) }),
      };
    }
  }
  return {
    'station-categories': { [stations]: { title: { [locale]: name }, priority: 0 } },
    articles,
    worlds: {
      [world]: {
        slug: world,
        name: { [locale]: name },
        start_location_id: start,
        header: [{ name: 'breadcrumb' }],
      },
    },
    locations,
    transitions,
  };
}

/** Two links to one scene are one transition. */
function targetsOnce({ links }: Scene): ReadonlySet<LinkHotspot['target']> {
  return new Set(links.map(({ target }) => target));
}
