import { useIntl } from 'react-intl';
import type { Release, ReleaseItem } from '../../../contracts/releases.ts';
import { useKindName } from '../kinds/use-kind-name.ts';
import { useTexts } from '../use-texts.ts';

/** How releases are spoken of. */
export function useReleaseTexts() {
  const { t } = useTexts();
  const { formatDate } = useIntl();
  const kindOf = useKindName();
  const timeOf = (at: string | number, zone?: string): string =>
    formatDate(at, {
      dateStyle: 'medium',
      timeStyle: 'short',
      ...(zone === undefined ? {} : { timeZone: zone }),
    });
  return {
    timeOf,
    /** When it goes live, on the clock of its time zone. */
    whenOf: ({ at, zone }: Pick<Release, 'at' | 'zone'>): string =>
      t('releases.when', { time: timeOf(at, zone), zone }),
    plannerOf: ({ planner }: Pick<Release, 'planner'>): string => planner.name || t('releases.someone'),
    /** What happens to an item, and where: “Article · is published · de”. */
    detailsOf: (item: ReleaseItem): string =>
      [
        kindOf(item.kind === 'world' ? 'api::world.world' : item.uid),
        ...(item.kind === 'world' ? [t('releases.item.whole')] : []),
        t(`releases.item.${item.action}`),
        item.kind === 'entry' && item.locales !== undefined
          ? item.locales.join(', ')
          : t('releases.item.allLanguages'),
      ].join(' · '),
  };
}
