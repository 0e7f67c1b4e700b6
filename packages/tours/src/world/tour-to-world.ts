import type { WorldFile, WorldFileEntry } from '@vitrine/world-file';
import type { PictureCodec } from '../pictures/codec.ts';
import { boundedLookUps } from '../pictures/bounded-look-ups.ts';
import { withDataFiles } from '../pictures/data-files.ts';
import type { LookUp } from '../pictures/open-panorama.ts';
import { linkNamed, tourNameOf } from '../tour.ts';
import type { LinkHotspot, Scene, Tour } from '../tour.ts';
import { TourError } from '../tour-error.ts';
import { Findings } from '../tour-finding.ts';
import type { TourFinding } from '../tour-finding.ts';
import { drawScene } from './draw-scene.ts';
import type { DrawnScene } from './draw-scene.ts';
import { infoArticle } from './info-entry.ts';
import { MediaShelf } from './media-shelf.ts';
import { sceneSlugs, worldSlugOf } from './names.ts';
import { locationOf } from './scene-entries.ts';
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

/** A tour as a world: the input of `writeWorldArchive`, and what could not be imported. */
export interface TourWorld {
  readonly worldFile: WorldFile;
  /** The bytes of the media, by their `file`. */
  readonly media: ReadonlyMap<string, Uint8Array>;
  readonly findings: readonly TourFinding[];
}

/**
 * Makes a world of a tour: a room to look around in for each scene, with the view that it begins with as its picture and
 * its hotspots where they were, and a transition for each link (docs/decisions/0099-tours-as-rooms.md).
 *
 * @throws TourError `nothingLeft` when no scene has a picture that can be shown; `tooLarge` and `tooMany` when the
 *   pictures are more than a world may hold, or are read more often than any tour needs.
 */
export async function tourToWorld(tour: Tour, options: TourToWorldOptions): Promise<TourWorld> {
  const findings = new Findings();
  const shelf = new MediaShelf();
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
  const made = { kept, drawn, world, name, start: start.names.payloadId, options };
  return {
    worldFile: {
      format: 'vitrine-world',
      version: 1,
      locales: [options.locale],
      entries: entriesOf(made),
      media: shelf.media(),
    },
    media: shelf.bytes(),
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
      transitions[payloadId] = { payloadId, world, from: names.payloadId, to: sceneOf(to).payloadId };
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
