import type { PlacesTab } from '@vitrine/core/overlays/overlay-stack';
import { useNavigate } from 'react-router';
import type { MouseEvent } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import type { Translate } from '~/i18n/translations.tsx';
import { FrameHead } from '~/ui/frame.tsx';
import { Grid, icon, Plus } from '~/ui/icons.tsx';
import { isPlainClick } from '~/ui/plain-click.ts';
import { browserEntry } from '~/showroom/browser/browser-entry.ts';
import { FloorPlan } from './floor-plan.tsx';
import type { PlacesView } from './places-view.ts';
import { Shortcuts } from './shortcuts.tsx';
import { Stations } from './stations.tsx';
import styles from './places.module.css';

const Plan = icon(<path d="m4 6.5 5-2 6 2.5 5-2v12.500l-5 2-6-2.5-5 2zM9 4.500v12.500M15 7v12.5" />);

/** The bottom navigation: stations, shortcuts and the floor plan, everything in one tap. */
export default function PlacesBody({ content: places }: { readonly content: PlacesView }) {
  const t = useTexts();
  return (
    <>
      <FrameHead>{places.tabs.length > 1 && <Tabs places={places} t={t} />}</FrameHead>
      <div key={places.tab} className={styles['content']}>
        <Part places={places} />
      </div>
    </>
  );
}

function Part({ places }: { readonly places: PlacesView }) {
  switch (places.tab) {
    case 'shortcuts':
      return <Shortcuts groups={places.groups} />;
    case 'map':
      return <FloorPlan map={places} />;
    default:
      return <Stations groups={places.groups} />;
  }
}

/** Switching parts replaces the entry in the history, so that closing and going back leave them all. */
function Tabs({ places, t }: { readonly places: PlacesView; readonly t: Translate }) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const href = event.currentTarget.getAttribute('href') ?? '';
    const { trail } = browserEntry();
    void navigate(href, { replace: true, preventScrollReset: true, state: { trail } });
  };
  return (
    <nav className={styles['tabs']} aria-label={t('places__tabs')}>
      <ul>
        {places.tabs.map(({ tab, href }) => (
          <li key={tab}>
            <a href={href} onClick={onClick} aria-current={tab === places.tab ? 'true' : undefined}>
              <TabIcon tab={tab} />
              {tabName(tab, t)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabIcon({ tab }: { readonly tab: PlacesTab }) {
  if (tab === 'map') return <Plan size={18} />;
  return tab === 'shortcuts' ? <Plus size={18} /> : <Grid size={18} />;
}

function tabName(tab: PlacesTab, t: Translate): string {
  switch (tab) {
    case 'shortcuts':
      return t('places__shortcuts');
    case 'map':
      return t('places__map');
    default:
      return t('places__stations');
  }
}
