import { directionOf, directionOfKrpano } from '../angles.ts';
import type { Direction } from '../tour.ts';
import { numberOf } from './loose.ts';
import { checkHotspots } from './settle.ts';
import { addHotspot } from './hotspots.ts';
import type { HotspotScope, Hotspots } from './hotspots.ts';
import { mergedAttributes } from './xml.ts';
import type { XmlElement } from './xml.ts';

/** What hotspots share (`<style name="…">`), by name in lower case. */
export type Styles = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The hotspots of a scene. What they do is read only where it is a plain call; nothing is run. */
export function hotspotsOfKrpano(scene: XmlElement, styles: Styles, scope: HotspotScope): Hotspots {
  const elements = scene.children.filter(({ name }) => name === 'hotspot');
  checkHotspots(elements.length, scope.title);
  const hotspots: Hotspots = { links: [], infos: [] };
  for (const hotspot of elements) {
    const attributes = styled(hotspot.attributes, styles);
    const onclick = attributes.get('onclick') ?? '';
    const plain = plainCallsIn(onclick);
    if (plain.hasMore) {
      scope.findings.note(
        'script',
        `Hotspots of “${scope.title}” run actions, which are not taken over; only plain links are.`,
        scope.id,
      );
    }
    const linked = attributes.get('linkedscene')?.trim();
    const target = linked === undefined || linked === '' ? plain.scene : linked;
    const tooltip = attributes.get('tooltip') ?? attributes.get('title');
    addHotspot(
      hotspots,
      {
        direction: directionIn(hotspot, attributes),
        title: tooltip,
        text: attributes.get('html') ?? attributes.get('text') ?? attributes.get('description') ?? tooltip,
        address: target === undefined ? plain.address : undefined,
        target: target?.toLowerCase(),
      },
      scope,
    );
  }
  return hotspots;
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
  readonly address?: string;
  /** Whether something else happens, too, or something that is no plain call. */
  readonly hasMore: boolean;
}

const CALL = /^([a-z_][\w.]*)\((.*)\)$/is;

/** A name or an address, nothing that is computed. */
const LITERAL = /^['"]?([^'"()[\]{}%]+)['"]?$/;

/** Finds the one scene or page that a chain of calls opens by its plain name. */
function plainCallsIn(action: string): PlainCalls {
  const statements = statementsIn(action);
  const calls = statements.map((statement) => CALL.exec(statement));
  const scenes = calls.flatMap((call) => argumentOf(call, 'loadscene') ?? []);
  const addresses = calls.flatMap((call) => argumentOf(call, 'openurl') ?? []);
  const isPlain = scenes.length + addresses.length === 1;
  const [scene] = isPlain ? scenes : [];
  const [address] = isPlain ? addresses : [];
  return {
    hasMore: isPlain ? statements.length > 1 : statements.length > 0,
    ...(scene !== undefined && { scene }),
    ...(address !== undefined && { address }),
  };
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
