import { Flex, Typography } from '@strapi/design-system';
import { useTexts } from '../use-texts.ts';
import type { HotspotKey } from './form-hotspot.ts';
import type { HotspotAppearance } from './hotspot-appearance.ts';
import { HotspotSample } from './hotspot-sample.tsx';
import { ListItem } from './list-item.ts';

/** A hotspot in the list. */
interface ListedHotspot {
  readonly key: HotspotKey;
  readonly title: string;
  readonly appearance: HotspotAppearance;
  /** Where it is. */
  readonly note: string;
}

interface Props {
  readonly hotspots: readonly ListedHotspot[];
  readonly selected: HotspotKey | undefined;
  readonly onSelect: (key: HotspotKey) => void;
}

/** All hotspots that are placed in a view. */
export function HotspotList({ hotspots, selected, onSelect }: Props) {
  const { t } = useTexts();
  if (hotspots.length === 0) {
    return <Typography textColor="neutral600">{t('placing.none')}</Typography>;
  }
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={1} aria-label={t('placing.list')}>
      {hotspots.map(({ key, title, appearance, note }) => (
        <li key={key}>
          <ListItem type="button" aria-pressed={selected === key} onClick={() => onSelect(key)}>
            <HotspotSample appearance={appearance} />
            <span>
              {title || t('placing.untitled')}
              <small>{note}</small>
            </span>
          </ListItem>
        </li>
      ))}
    </Flex>
  );
}
