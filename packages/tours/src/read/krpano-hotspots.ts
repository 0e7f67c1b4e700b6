import { arrivalIn, directionOf, directionOfKrpano } from '../angles.ts';
import type { Arrival, Direction } from '../tour.ts';
import { numberOf } from './loose.ts';
import { checkHotspots } from './settle.ts';
import { kindOfFile } from './attachments.ts';
import { addHotspot } from './hotspots.ts';
import type { Hotspots } from './hotspots.ts';
import type { SceneScope } from './hotspot-files.ts';
import type { TextPiece } from './hotspot-text.ts';
import { ownPath } from './krpano-image.ts';
import { mergedAttributes } from './xml.ts';
import type { XmlElement } from './xml.ts';

/** What hotspots share (`<style name="…">`), by name in lower case. */
export type Styles = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The hotspots of a scene. What they do is read only where it is a plain call; nothing is run. */
export function hotspotsOfKrpano(scene: XmlElement, styles: Styles, scope: SceneScope): Hotspots {
  const elements = scene.children.filter(({ name }) => name === 'hotspot');
  checkHotspots(elements.length, scope.title);
  const hotspots: Hotspots = { links: [], infos: [] };
  for (const hotspot of elements) {
    const attributes = styled(hotspot.attributes, styles);
    const plain = plainCallsIn(attributes.get('onclick') ?? '');
    if (plain.hasMore) {
      scope.findings.note(
        'script',
        `A hotspot of “${scope.title}” runs actions, which are not taken over; only plain links and files are.`,
        scope.id,
      );
    }
    const given = (name: string): string | undefined => attributes.get(name)?.trim() || undefined;
    const target = given('linkedscene') ?? plain.scene;
    const tooltip = given('tooltip') ?? given('title');
    const words = ['html', 'text', 'description'].flatMap((name) => withTags(given(name)) ?? []);
    const text = words.length === 0 ? tooltip : words.join('<br><br>');
    const shown = piecesOf(hotspot, attributes, plain);
    addHotspot(
      hotspots,
      {
        direction: directionIn(hotspot, attributes),
        title: tooltip,
        text,
        target: target?.toLowerCase(),
        arrival: arrivalOf(given('linkedscene_lookat'), given('linkedscene') ? undefined : plain.settings),
        pieces: [
          ...shown,
          // A picture with a text, a target or an action is the hotspot's icon; a picture alone is its content.
          ...(shown.length === 0 && text === undefined && target === undefined && !plain.hasMore
            ? ownPicture(hotspot)
            : []),
        ],
        unknown: unknownIn(hotspot.attributes),
      },
      scope,
    );
  }
  return hotspots;
}

const BRACKETS =
  /\[(\/?(?:[biua]|p|br|span|font|div|h[1-6]|li|ul|ol|img|center|strong|em|table|tr|td|iframe|video|audio)(?:\s[^[\]<>]{0,500})?\/?)\]/gi;

/** krpano reads `[b]` in attributes as a tag. */
function withTags(html: string | undefined): string | undefined {
  return html?.replaceAll(BRACKETS, '<$1>');
}

/** The film that a hotspot plays where it is, and what its call opens. */
function piecesOf(
  hotspot: XmlElement,
  attributes: ReadonlyMap<string, string>,
  { address, files }: PlainCalls,
): readonly TextPiece[] {
  const film = attributes.get('videourl')?.split('|')[0]?.trim() ?? '';
  const url = ownPath(hotspot.attributes.get('url')?.trim() ?? '');
  const clips = film === '' ? (kindOfFile(url) === 'clip' ? [url] : []) : [ownPath(film)];
  return [
    ...clips.map((reference) => ({ kind: 'clip' as const, reference, title: '' })),
    ...files.flatMap((reference) => {
      const kind = kindOfFile(reference);
      return kind === undefined ? [] : [{ kind, reference: ownPath(reference), title: '' }];
    }),
    ...(address === undefined ? [] : [{ kind: 'link' as const, reference: address, title: '' }]),
  ];
}

function ownPicture({ attributes }: XmlElement): readonly TextPiece[] {
  const url = attributes.get('url')?.trim() ?? '';
  const isSkin = /(?:^|\/)(?:skin|plugins?|icons?)\//i.test(url);
  const reference = ownPath(url);
  return kindOfFile(reference) === 'picture' && !isSkin ? [{ kind: 'picture', reference, title: '' }] : [];
}

/** Attributes that hotspots of a tour have for what they show, and which are not read. */
const UNREAD =
  /^(?!linkedscene)(?:(?:audio|sound|mp3|iframe|pdf|link|photo|picture|image|gallery|video|film|caption|info)\w*|name_\w+)$/;

function unknownIn(own: ReadonlyMap<string, string>): readonly string[] {
  return [...own].flatMap(([name, value]) =>
    UNREAD.test(name) && name !== 'videourl' && value.trim() !== '' ? [name] : [],
  );
}

/** The styles in the order given, then what the hotspot says itself. */
function styled(own: ReadonlyMap<string, string>, styles: Styles): ReadonlyMap<string, string> {
  const names = (own.get('style') ?? '').split('|').map((name) => name.trim().toLowerCase());
  return mergedAttributes(
    [...names.map((name) => styles.get(name) ?? new Map()), own].map((attributes) => ({ attributes })),
  );
}

function directionIn(hotspot: XmlElement, attributes: ReadonlyMap<string, string>): Direction {
  const corners = hotspot.children
    .filter(({ name }) => name === 'point')
    .map((point) => ({
      ath: numberOf(point.attributes.get('ath')) ?? 0,
      atv: numberOf(point.attributes.get('atv')) ?? 0,
    }));
  return (
    middleOf(corners) ??
    directionOfKrpano(numberOf(attributes.get('ath')) ?? 0, numberOf(attributes.get('atv')) ?? 0)
  );
}

/** The middle of a polygon, measured from its first corner, so that one across the back is not torn apart. */
function middleOf(corners: readonly { readonly ath: number; readonly atv: number }[]): Direction | undefined {
  const [first] = corners;
  if (first === undefined) return undefined;
  const across = mean(corners.map(({ ath }) => directionOf(ath - first.ath, 0).yaw));
  return directionOfKrpano(first.ath + across, mean(corners.map(({ atv }) => atv)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

interface PlainCalls {
  readonly scene?: string;
  /** What the call sets besides: `view.hlookat=90&view.vlookat=0`. */
  readonly settings?: string;
  readonly address?: string;
  /** Pictures and films that a single call names. */
  readonly files: readonly string[];
  /** Whether something else happens, too, or something that is no plain call. */
  readonly hasMore: boolean;
}

const CALL = /^([a-z_][\w.]*)\((.*)\)$/is;

/** A name or an address, nothing that is computed. */
const LITERAL = /^['"]?([^'"()[\]{}%]+)['"]?$/;

/** Finds the one scene, page or file that a chain of calls opens by its plain name. */
function plainCallsIn(action: string): PlainCalls {
  const statements = statementsIn(action);
  const calls = statements.map((statement) => CALL.exec(statement));
  const scenes = calls.flatMap((call) => {
    const name = argumentOf(call, 'loadscene');
    return name === undefined ? [] : [{ name, settings: (call?.[2] ?? '').split(',')[1] ?? '' }];
  });
  const addresses = calls.flatMap((call) => argumentOf(call, 'openurl') ?? []);
  const files = scenes.length + addresses.length === 0 ? calls.flatMap((call) => filesIn(call)) : [];
  const isPlain = scenes.length + addresses.length === 1;
  const [scene] = isPlain ? scenes : [];
  const [address] = isPlain ? addresses : [];
  const isSingle = isPlain || files.length > 0;
  return {
    files,
    hasMore: isSingle ? statements.length > 1 : statements.length > 0,
    ...(scene !== undefined && { scene: scene.name, settings: scene.settings }),
    ...(address !== undefined && { address }),
  };
}

/**
 * Where a link has visitors look: `linkedscene_lookat="h,v,fov"` of krpano's own skin, or what `loadscene` sets of the
 * view. Degrees to the right and downwards.
 */
function arrivalOf(lookAt: string | undefined, settings: string | undefined): Arrival {
  const set = new Map(
    (settings ?? '')
      .trim()
      .replaceAll(/^['"]|['"]$/g, '')
      .split('&')
      .map((pair) => pair.split('=').map((part) => part.trim().toLowerCase()))
      .map(([name = '', value = '']) => [name, value]),
  );
  const ofSkin = (lookAt ?? '').split(',');
  const [yaw, downwards, fieldOfView] = ['hlookat', 'vlookat', 'fov'].map(
    (name, index) => numberOf(ofSkin[index]) ?? numberOf(set.get(`view.${name}`)),
  );
  return arrivalIn({ yaw, pitch: downwards === undefined ? undefined : -downwards, fieldOfView });
}

/** `showpicture(photos/a.jpg)`: whatever an action is called, a picture or film that it names is what it shows. */
function filesIn(call: RegExpExecArray | null): readonly string[] {
  return (call?.[2] ?? '').split(',').flatMap((argument) => {
    const literal = LITERAL.exec(
      argument.trim().replace(/^%(?:FIRSTXML|CURRENTXML|HTMLPATH)%\/?/i, ''),
    )?.[1]?.trim();
    return literal !== undefined && kindOfFile(literal) !== undefined ? [literal] : [];
  });
}

function argumentOf(call: RegExpExecArray | null, name: string): string | undefined {
  if (call?.[1]?.toLowerCase() !== name) return undefined;
  return LITERAL.exec((call[2] ?? '').split(',')[0]?.trim() ?? '')?.[1]?.trim();
}

/** The statements of an action, apart at the semicolons that stand outside brackets. */
function statementsIn(action: string): readonly string[] {
  const statements: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= action.length; at += 1) {
    const character = action[at];
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === undefined || (character === ';' && depth <= 0)) {
      statements.push(action.slice(start, at).trim());
      start = at + 1;
    }
  }
  return statements.filter((statement) => statement !== '');
}
