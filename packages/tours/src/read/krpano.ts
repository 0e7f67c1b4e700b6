import { directionOfKrpano, otherFieldOfView } from '../angles.ts';
import { titleOf } from '../plain-text.ts';
import type { Scene, Tour, View } from '../tour.ts';
import { TourError } from '../tour-error.ts';
import { Findings } from '../tour-finding.ts';
import { folderOf } from '../tour-path.ts';
import { numberOf } from './loose.ts';
import { panoramaOfKrpano } from './krpano-image.ts';
import { hotspotsOfKrpano } from './krpano-hotspots.ts';
import type { Styles } from './krpano-hotspots.ts';
import { checkCount, named, settleTour } from './settle.ts';
import type { HotspotScope } from './hotspots.ts';
import { mergedAttributes, parseTourXml } from './xml.ts';
import type { XmlElement } from './xml.ts';

const WHAT = 'The krpano tour';

/** krpano's own (`view.fov`), in degrees. */
const DEFAULT_FIELD_OF_VIEW = 90;

/** The ratio that `MFOV` and `DFOV` are resolved for: krpano's `mfovratio`, and the shape of our first picture. */
const FIELD_OF_VIEW_RATIO = 4 / 3;

/** The id of the scene of a file without scenes. */
const ONLY_SCENE = 'panorama';

/**
 * Reads what a krpano XML declares: scenes, pictures, views, and the hotspots that lead to a scene or open a web
 * page. Actions are never run and files that it includes are not read.
 *
 * @param at The path of the file among the tour's files; pictures are named from its folder.
 * @throws TourError
 */
export function readKrpano(text: string, at = ''): Tour {
  const root = parseTourXml(text, WHAT);
  if (root.name !== 'krpano') {
    throw new TourError('notATour', `${WHAT} begins with <${named(root.name)}> instead of <krpano>.`);
  }
  const findings = new Findings();
  if (root.children.some(({ name }) => name === 'include')) {
    findings.note('include', `${WHAT} includes other files, such as its skin. They were not read.`);
  }
  const styles = stylesOf(root);
  const scenes = childrenOf(root, 'scene');
  checkCount(scenes.length, WHAT);
  const folder = folderOf(at);
  return settleTour(
    {
      format: 'krpano',
      what: WHAT,
      title: root.attributes.get('title') ?? '',
      scenes:
        scenes.length === 0 && childrenOf(root, 'image').length > 0
          ? [sceneOf(root, ONLY_SCENE, { styles, folder, findings })]
          : scenes.map((scene, index) =>
              sceneOf(scene, idOf(scene) ?? `scene ${index + 1}`, { styles, folder, findings }),
            ),
      start: root.attributes.get('startscene')?.trim().toLowerCase(),
    },
    findings,
  );
}

function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

function stylesOf(root: XmlElement): Styles {
  const byName = Map.groupBy(childrenOf(root, 'style'), (style) => idOf(style) ?? '');
  return new Map([...byName].map(([name, styles]) => [name, mergedAttributes(styles)]));
}

/** Names are the same in upper and lower case. */
function idOf({ attributes }: XmlElement): string | undefined {
  const name = attributes.get('name')?.trim().toLowerCase();
  return name === '' ? undefined : name;
}

function sceneOf(
  element: XmlElement,
  id: string,
  context: { readonly styles: Styles; readonly folder: string; readonly findings: Findings },
): Scene {
  const { styles, folder, findings } = context;
  const title = titleOf(element.attributes.get('title') ?? '') || titleOf(id) || ONLY_SCENE;
  const scope: HotspotScope = { id, title, folder, findings };
  return {
    id,
    title,
    panorama: panoramaOfKrpano(element, scope),
    view: viewOf(element),
    ...hotspotsOfKrpano(element, styles, scope),
  };
}

function viewOf(scene: XmlElement): View {
  const attributes = mergedAttributes(childrenOf(scene, 'view'));
  const number = (name: string, fallback: number): number => numberOf(attributes.get(name)) ?? fallback;
  const fov = Math.min(179, Math.max(1, number('fov', DEFAULT_FIELD_OF_VIEW)));
  return {
    ...directionOfKrpano(number('hlookat', 0), number('vlookat', 0)),
    fieldOfView: fieldOfViewOf(fov, attributes.get('fovtype')?.trim().toUpperCase()),
  };
}

function fieldOfViewOf(degrees: number, type: string | undefined): View['fieldOfView'] {
  if (type === 'HFOV' || type === 'MFOV') return { degrees, axis: 'horizontal' };
  if (type !== 'DFOV') return { degrees, axis: 'vertical' };
  const across = FIELD_OF_VIEW_RATIO / Math.hypot(FIELD_OF_VIEW_RATIO, 1);
  return { degrees: otherFieldOfView(degrees, across), axis: 'horizontal' };
}
