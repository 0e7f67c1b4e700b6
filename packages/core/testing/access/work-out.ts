import { anonymous } from '../index.ts';
import { iconAt, screensaverAt } from './build-showroom.ts';
import { MENU_KEYS, SIZES } from './showroom-plan.ts';
import type { AskingPlan, Link, LocationPlan, ShowroomPlan, Step, Tap } from './showroom-plan.ts';

function nameOf({ opens, index }: Exclude<Step, { walksTo: number }> | Link): string {
  return `${opens} ${opens === 'menu' ? MENU_KEYS[index] : index}`;
}

function menuNames(menus: readonly number[]): readonly string[] {
  return menus.map((menu) => `menu ${MENU_KEYS[menu]}`);
}

function iconNames(icons: readonly number[]): readonly string[] {
  return icons.map((icon) => iconAt(icon));
}

/**
 * Works out by brute force what a visitor may see of a planned showroom: `article 3`, `menu tools`. It knows the
 * plan alone and shares nothing with the rule that it is compared with.
 */
export function workOut(plan: ShowroomPlan, asking: AskingPlan): ReadonlySet<string> {
  const worldIsOpen = (index: number): boolean => lockOf(plan, index, asking) === undefined;
  const isOpen = (index: number): boolean => {
    const location = plan.locations[index];
    return (
      location !== undefined && worldIsOpen(location.world) && admits(location, asking, asking.isLoggedIn)
    );
  };
  const hasDoor = (index: number): boolean => {
    const location = plan.locations[index];
    const lock = location && lockOf(plan, location.world, asking);
    return (
      location !== undefined &&
      lock !== undefined &&
      admits(location, asking, asking.isLoggedIn || lock === 'login')
    );
  };
  const bySteps = (steps: readonly Step[]): readonly string[] => {
    const names: string[] = [];
    let isBehindDoor = false;
    for (const step of steps) {
      if (!('walksTo' in step)) {
        if (!isBehindDoor) names.push(nameOf(step));
      } else if (!isOpen(step.walksTo)) {
        if (!hasDoor(step.walksTo)) return [];
        isBehindDoor = true;
      }
    }
    return names;
  };
  const byLink = (link: Link): readonly string[] =>
    link.through === undefined || isOpen(link.through) ? [nameOf(link)] : [];
  const byTaps = (taps: readonly Tap[]): readonly string[] =>
    taps.flatMap((tap) => (tap.by === 'link' ? byLink(tap.link) : bySteps([tap.step])));
  const screensaverNames = (index: number | undefined): readonly string[] => {
    if (index === undefined) return [];
    const locations = plan.screensavers[index] ?? [];
    return locations.length === 0 || locations.some((location) => isOpen(location))
      ? [screensaverAt(index)]
      : [];
  };

  const rows = new Map<string, readonly string[]>([
    ...plan.articles.map((article, index): [string, readonly string[]] => [
      `article ${index}`,
      [
        ...byTaps([...article.buttons, ...article.sectionButtons, ...article.panorama]),
        ...article.texts.flatMap(({ link }) => byLink(link)),
        ...iconNames([...article.textIcons, ...article.listIcons]),
      ],
    ]),
    ...plan.dashboards.map(({ tiles, buttons, text }, index): [string, readonly string[]] => [
      `dashboard ${index}`,
      [...byTaps([...tiles, ...buttons]), ...text.flatMap((link) => byLink(link))],
    ]),
    ...plan.menus.map((items, index): [string, readonly string[]] => [
      `menu ${MENU_KEYS[index]}`,
      items.flatMap((steps) => bySteps(steps)),
    ]),
    ...plan.screensavers.flatMap((_, index) =>
      screensaverNames(index).map((name): [string, readonly string[]] => [name, []]),
    ),
    ...Array.from({ length: SIZES.icons }, (_, index): [string, readonly string[]] => [iconAt(index), []]),
  ]);
  if (isOpenToAll(plan)) return new Set(rows.keys());

  const chosen = new Set([
    ...plan.worlds.flatMap(({ menus }) => menus),
    ...plan.locations.flatMap(({ menus, groupMenus }) => [...menus, ...groupMenus]),
  ]);
  const seen = new Set<string>([
    ...menuNames([0, 1].filter((menu) => !chosen.has(menu))),
    ...screensaverNames(plan.screensaver),
    ...plan.worlds.flatMap(({ menus, screensaver }, index) =>
      worldIsOpen(index) ? [...menuNames(menus), ...screensaverNames(screensaver)] : [],
    ),
    ...plan.locations.flatMap(({ taps, icons, menus, groupMenus }, index) =>
      isOpen(index) ? [...byTaps(taps), ...iconNames(icons), ...menuNames([...menus, ...groupMenus])] : [],
    ),
    ...plan.hooks.flatMap(({ locations, steps }) =>
      locations.length === 0 || locations.some((location) => isOpen(location)) ? bySteps(steps) : [],
    ),
    ...plan.articles.flatMap(({ isFlagged }, index) => (isFlagged ? [`article ${index}`] : [])),
    ...plan.dashboards.flatMap(({ isFlagged }, index) => (isFlagged ? [`dashboard ${index}`] : [])),
  ]);
  for (let before = -1; before < seen.size;) {
    before = seen.size;
    for (const name of seen) for (const next of rows.get(name) ?? []) seen.add(next);
  }
  return seen;
}

function lockOf(plan: ShowroomPlan, index: number, asking: AskingPlan): 'login' | 'code' | undefined {
  const world = plan.worlds[index];
  if (world?.isLoginOnly && !asking.isLoggedIn) return 'login';
  return world?.isProtected && !asking.granted.includes(index) ? 'code' : undefined;
}

function admits({ access }: LocationPlan, { isStaff }: AskingPlan, isLoggedIn: boolean): boolean {
  const { rule, from, until } = access;
  const isInTime =
    (from === undefined || from <= anonymous.now) && (until === undefined || anonymous.now < until);
  return isInTime && (rule.kind === 'public' || (isLoggedIn && (rule.kind === 'loggedIn' || isStaff)));
}

function isOpenToAll({ worlds, locations }: ShowroomPlan): boolean {
  return (
    worlds.every(({ isProtected, isLoginOnly }) => !isProtected && !isLoginOnly) &&
    locations.every(({ access }) => access.rule.kind === 'public' && !access.from && !access.until)
  );
}
