import { directionOfKrpano, otherFieldOfView } from '../angles.ts';
import { titleOf } from '../plain-text.ts';
import { isGenericTitle, titlesOfScenes } from '../names.ts';
import type { Scene, Tour, View } from '../tour.ts';
import { TourError } from '../tour-error.ts';
import { Findings } from '../tour-finding.ts';
import { baseOf, onlyTour, whatIs } from './description.ts';
import type { Description } from './description.ts';
import type { SceneScope } from './hotspot-files.ts';
import { panoramaOfKrpano } from './krpano-image.ts';
import { hotspotsOfKrpano } from './krpano-hotspots.ts';
import type { Styles } from './krpano-hotspots.ts';
import { refuseEncrypted, withIncluded } from './krpano-include.ts';
import { numberOf } from './loose.ts';
import { checkCount, named, settleTour } from './settle.ts';
import { mergedAttributes, parseTourXml } from './xml.ts';
import type { XmlElement } from './xml.ts';

/** krpano's own (`view.fov`), in degrees. */
const DEFAULT_FIELD_OF_VIEW = 90;

/** The ratio that `MFOV` and `DFOV` are resolved for: krpano's `mfovratio`, and the shape of our first picture. */
const FIELD_OF_VIEW_RATIO = 4 / 3;

/** The id of the scene of a file without scenes. */
const ONLY_SCENE = 'panorama';

/**
 * Reads what a krpano XML declares: scenes, pictures, views, and the hotspots that lead to a scene, open a web page or
 * show a picture or a film. Actions are never run; files that it includes are read where they lie beside it.
 *
 * @param at The path of the file among the tour's files; pictures are named from its folder.
 * @throws TourError
 */
export function readKrpano(text: string, at = ''): Tour {
  return onlyTour(krpanoToursIn({ text, at }), whatIs('krpano', at));
}

/**
 * The tour of a file; none where it has no scenes, as a skin.
 *
 * @throws TourError
 */
export function krpanoToursIn(description: Description): readonly Tour[] {
  const what = whatIs('krpano', description.at);
  refuseEncrypted(description.text, what);
  const root = parseTourXml(description.text, what);
  if (root.name !== 'krpano') {
    throw new TourError('notATour', `${what} begins with <${named(root.name)}> instead of <krpano>.`);
  }
  const findings = new Findings();
  const whole = { ...root, children: withIncluded(root, description, findings) };
  const scenes = childrenOf(whole, 'scene');
  checkCount(scenes.length, what);
  const isOne = scenes.length === 0 && childrenOf(whole, 'image').length > 0;
  const elements = isOne ? [whole] : scenes;
  if (elements.length === 0) return [];
  const ids = elements.map((scene, index) => (isOne ? ONLY_SCENE : (idOf(scene) ?? `scene ${index + 1}`)));
  const titles = titlesOfScenes(
    elements.map(({ attributes }, index) => ({ id: ids[index] ?? '', title: attributes.get('title') })),
  );
  const title = titleOf(root.attributes.get('title') ?? '');
  const styles = stylesOf(whole);
  return [
    settleTour(
      {
        format: 'krpano',
        what,
        at: description.at,
        title: isGenericTitle(title) ? '' : title,
        scenes: elements.map((scene, index) => {
          const id = ids[index] ?? '';
          return sceneOf(scene, styles, {
            id,
            title: titles[index] ?? id,
            base: baseOf(description),
            findings,
          });
        }),
        start: root.attributes.get('startscene')?.trim().toLowerCase(),
      },
      findings,
    ),
  ];
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

function sceneOf(element: XmlElement, styles: Styles, scope: SceneScope): Scene {
  return {
    id: scope.id,
    title: scope.title,
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
