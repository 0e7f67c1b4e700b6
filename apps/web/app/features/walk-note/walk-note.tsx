import { locationAfter } from '@vitrine/core/navigation/journey';
import type { NavigationState } from '@vitrine/core/navigation/navigation-state';
import type { PayloadId } from '@vitrine/core/world/ids';
import { useTexts } from '~/i18n/translations.tsx';
import { useShowroom } from '~/showroom/react/use-showroom.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { ArrowRight } from '~/ui/icons.tsx';
import styles from './walk-note.module.css';

/**
 * Where the visitor is going, on the picture: the destination, or the next location and the target that is queued
 * behind it. A thin line runs while the visitor waits for something to move. The stage announces the same to screen
 * readers.
 */
export default function WalkNote() {
  const t = useTexts();
  const { showroom } = useShowroomWindow();
  const navigation = useShowroom((state) => state.navigation);
  if (navigation === undefined) return null;
  const { ahead, queued, isFar, isWaiting } = aheadOf(navigation);
  const titleOf = (location: PayloadId) => showroom.onMap(location)?.title ?? '';
  return (
    <div className={styles['note']} data-far={isFar || undefined} aria-hidden="true">
      <p className={styles['card']}>
        <ArrowRight />
        <b>{titleOf(ahead)}</b>
        {queued !== undefined && queued !== ahead && (
          <span>{t('navigation__then', { title: titleOf(queued) })}</span>
        )}
      </p>
      {isWaiting && <div className={styles['line']} />}
    </div>
  );
}

interface Ahead {
  readonly ahead: PayloadId;
  readonly queued?: PayloadId | undefined;
  readonly isFar: boolean;
  readonly isWaiting: boolean;
}

function aheadOf(navigation: NavigationState): Ahead {
  // The picture is there, and the visitor waits for the page.
  if (navigation.status !== 'travelling')
    return { ahead: navigation.location, isFar: false, isWaiting: true };
  const { queue, destination, storedDestination, hasItemStarted } = navigation;
  const [item] = queue;
  const queued = storedDestination?.location;
  return {
    // A queued target is turned off to at the next location.
    ahead: queued === undefined ? destination.location : locationAfter(item),
    queued,
    isFar: item.kind === 'location' && item.isFar === true,
    isWaiting: !hasItemStarted,
  };
}
