import type { MenuGroup } from '@vitrine/core/world/content';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import type { TextKey } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { isPlainClick } from '~/ui/plain-click.ts';
import { useClosing } from '~/showroom/react/use-closing.ts';
import { KeysLink } from './keys-link.tsx';
import { MenuItem } from './menu-item.tsx';
import type { MenuItemView, MenuPart, MenuView } from './menu-view.ts';
import { nextIndex } from './next-index.ts';
import { usePointing } from './pointing.ts';
import type { PointingOf } from './pointing.ts';
import styles from './menu.module.css';
import { VideosSwitch } from './videos-switch.tsx';

/** The direction a level came from: deeper inside, further out, or with the menu itself. */
interface Level {
  readonly path: string;
  readonly depth: number;
  readonly cameFrom?: 'inside' | 'outside';
}

/** The menu of a location: its main part level by level, below it the footer. */
export default function MenuBody({ content: menu }: { readonly content: MenuView }) {
  const t = useTexts();
  const [level, setLevel] = useState<Level>(menu);
  if (level.path !== menu.path) {
    const cameFrom = menu.depth > level.depth ? 'outside' : 'inside';
    setLevel({ path: menu.path, depth: menu.depth, cameFrom });
  }
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<string>(null);
  const pointingOf = usePointing();
  const goBack = useClosing(menu.items.find(({ kind }) => kind === 'back')?.link.href ?? '');

  useLayoutEffect(() => {
    if (level.cameFrom === undefined) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const first = links.find(({ dataset }) => dataset['kind'] !== 'back') ?? links[0];
    // Every level begins at its top, wherever the one before had been scrolled to.
    list.current?.closest('dialog > *')?.scrollTo(0, 0);
    // On the way back out, the focus returns to the menu that was left.
    const led = links.find((link) => link.getAttribute('href') === left.current);
    (level.cameFrom === 'inside' ? (led ?? first) : first)?.focus();
  }, [level]);

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link?.dataset['kind'] === 'submenu') left.current = link.getAttribute('href');
    if (link?.dataset['kind'] !== 'back' || !isPlainClick(event)) return;
    event.preventDefault();
    left.current = globalThis.location.pathname + globalThis.location.search;
    goBack();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links work by themselves; arrow keys are a shortcut
    <div className={styles['menu']} onClick={onClick} onKeyDown={moveFocus}>
      <nav className={styles['main']} aria-label={t('menu__main')}>
        <div
          ref={list}
          key={menu.path}
          className={classes(styles['items'], level.cameFrom && styles[level.cameFrom])}
        >
          {runsOf(menu.items).map(({ kind, group, items }) => (
            <Run key={group ?? `${kind} ${items[0]?.index}`} isBack={kind === 'back'} group={group}>
              {items.map(({ item, index }) => (
                <MenuItem key={index} item={item} pointing={pointingOf(`${menu.path}/${index}`)} />
              ))}
            </Run>
          ))}
        </div>
      </nav>
      {menu.depth === 0 && <VideosSwitch />}
      {menu.depth === 0 && <KeysLink href={menu.keysHref} />}
      {menu.footer && (
        <Part
          part={menu.footer}
          name={t('menu__footer')}
          className={styles['footer']}
          pointingOf={pointingOf}
        />
      )}
    </div>
  );
}

/** Entries that stand side by side under one heading, or without one; what leads back stands by itself. */
function Run({
  group,
  isBack,
  children,
}: {
  readonly group: MenuGroup | undefined;
  readonly isBack: boolean;
  readonly children: ReactNode;
}) {
  const t = useTexts();
  const id = useId();
  return (
    <div className={isBack ? styles['back'] : undefined}>
      {group && <h3 id={id}>{t(HEADINGS[group])}</h3>}
      <ul aria-labelledby={group && id}>{children}</ul>
    </div>
  );
}

const HEADINGS: Readonly<Record<MenuGroup, TextKey>> = {
  rooms: 'menu__rooms',
  products: 'menu__products',
  films: 'menu__films',
  documents: 'menu__documents',
  company: 'menu__company',
};

interface RunOfItems {
  readonly kind: 'back' | 'on';
  readonly group: MenuGroup | undefined;
  readonly items: readonly { readonly item: MenuItemView; readonly index: number }[];
}

function runsOf(items: readonly MenuItemView[]): readonly RunOfItems[] {
  return items.reduce<readonly RunOfItems[]>((runs, item, index) => {
    const kind = item.kind === 'back' ? 'back' : 'on';
    const last = runs.at(-1);
    const entry = { item, index };
    return last !== undefined && last.kind === kind && last.group === item.group
      ? [...runs.slice(0, -1), { ...last, items: [...last.items, entry] }]
      : [...runs, { kind, group: item.group, items: [entry] }];
  }, []);
}

function Part({
  part,
  name,
  className,
  pointingOf,
}: {
  readonly part: MenuPart;
  readonly name: string;
  readonly className: string | undefined;
  readonly pointingOf: PointingOf;
}) {
  const title = part.title === '' ? name : part.title;
  return (
    <nav className={className} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {part.items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an item has no name of its own and never moves
          <MenuItem key={index} item={item} pointing={pointingOf(`${name}/${index}`)} isSmall />
        ))}
      </ul>
    </nav>
  );
}

/** Arrow keys, Home and End move between the links; Tab goes through all of them as ever. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const index = nextIndex(event.key, links.indexOf(event.target as HTMLAnchorElement), links.length);
  if (index === undefined) return;
  event.preventDefault();
  links[index]?.focus();
}
