import { titleOf } from './plain-text.ts';

/** What tools write where no one has given a name. */
const GENERIC =
  /^(?:(?:my|new|the|a)\s+)?(?:project[ _-]?title|(?:virtual|360°?|sample|example|demo)?[ _-]?tour|untitled(?:[ _-].*)?|unbenannt|no title|title|project|panorama|pano|(?:krpano|marzipano|pannellum)(?:\s+(?:virtual tour|viewer|tour|project|panorama))?|default|index|document|scene|html|export|output|app[ _-]?files|vtour|tours?|data|config|src|public|www|dist|build|site|web)$/i;

/** Whether a title is one that tools write by themselves, or none. */
export function isGenericTitle(title: string): boolean {
  return title === '' || GENERIC.test(title.trim());
}

/** A name made of an id or a file's name: `0-living_room` becomes “Living room”. */
export function nameOfId(id: string): string {
  const words = titleOf(id.replace(/^\d+-(?=\D)|^scene_(?=.)/i, '').replaceAll(/[_-]+/g, ' '));
  // Two letters are a code, such as `b2`.
  return words.length <= 2 ? words : `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/**
 * The titles of a tour's scenes, plain and never empty: their own; made of the id where they have none, one that tools
 * write, or one that all scenes share.
 *
 * @param scenes Their titles may be markup.
 */
export function titlesOfScenes(
  scenes: readonly { readonly id: string; readonly title: string | undefined }[],
): readonly string[] {
  const given = scenes.map(({ title }) => titleOf(title ?? ''));
  const isShared = scenes.length > 1 && new Set(given).size === 1;
  return scenes.map(({ id }, index) => {
    const title = given[index] ?? '';
    const own = isShared || isGenericTitle(title) ? '' : title;
    return own || nameOfId(id) || title || `Scene ${index + 1}`;
  });
}
