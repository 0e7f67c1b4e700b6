import { formatOverlayStack, openOver, parseOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { ClientMedia } from '@vitrine/core/world/media';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CSSProperties } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { MoreTexts } from '~/i18n/translations.tsx';
import { createAutoWalk } from '~/showroom/walking/auto-walk.ts';
import { createForgetting } from '~/showroom/screensaver/forgetting.ts';
import { isKiosk } from '~/showroom/screensaver/kiosk.ts';
import { createWindowScreensaver, rulesHere } from '~/showroom/screensaver/window-screensaver.ts';
import type { ScreensaverPage } from '~/showroom/screensaver/window-screensaver.ts';
import { createWindowIdle } from '~/showroom/window/idle.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import type { IdleView } from '~/page-data/idle-view.ts';
import './kiosk.css';
import { ScreensaverScreen } from './screensaver-screen.tsx';
import { StartNotice } from './start-notice.tsx';

/**
 * Watches whether a visitor is at this window, and shows the screensaver when no one is (specification section 4).
 * Fetched some seconds after the first page.
 */
export default function Screensaver({
  view,
  logo,
  name,
  style,
}: {
  readonly view: IdleView;
  readonly logo: ClientMedia | undefined;
  /** Of the showroom, where it has no logo. */
  readonly name: string;
  /** The world's colours. */
  readonly style: CSSProperties | undefined;
}) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { showroom, store, part } = useShowroomWindow();
  const idle = part(createWindowIdle);
  const [screensaver] = useState(() =>
    createWindowScreensaver({
      autoWalk: createAutoWalk(showroom.autoWalkHost),
      store,
      idle,
      forgetting: part(createForgetting),
    }),
  );
  const page = useEffectEvent((): ScreensaverPage => ({
    ...view,
    replace: (href) => void navigate(href, { replace: true }),
    openContact: (subject) => {
      const open = parseOverlayStack(new URLSearchParams(search));
      void navigate(`${pathname}${formatOverlayStack(openOver(open, { kind: 'contact', subject }))}`);
    },
  }));
  useEffect(() => screensaver.follow(() => page()), [screensaver]);
  const rules = rulesHere(view);
  const { isEnabled, idleTime } = rules;
  useEffect(() => idle.setTime(idleTime), [idle, idleTime]);
  useEffect(() => screensaver.setEnabled(isEnabled), [screensaver, isEnabled]);
  const shown = useStore(screensaver.shown);
  return (
    <MoreTexts texts={view.texts}>
      {rules.announcesStart && isKiosk() && <StartNotice />}
      <ScreensaverScreen
        claim={view.claim}
        shown={shown}
        report={screensaver.report}
        logo={logo}
        name={name}
        style={style}
      />
    </MoreTexts>
  );
}
