import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import type { HotspotKey } from './form-hotspot.ts';
import type { HotspotAppearance } from './hotspot-appearance.ts';
import { HotspotSample } from './hotspot-sample.tsx';

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
          <Item type="button" aria-pressed={selected === key} onClick={() => onSelect(key)}>
            <HotspotSample appearance={appearance} />
            <span>
              {title || t('placing.untitled')}
              <small>{note}</small>
            </span>
          </Item>
        </li>
      ))}
    </Flex>
  );
}

const Item = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.spaces[3]};
  width: 100%;
  min-height: 4.8rem;
  padding: ${({ theme }) => theme.spaces[1]} ${({ theme }) => theme.spaces[2]};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: none;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: ${({ theme }) => theme.fontSizes[2]};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  small {
    display: block;
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: ${({ theme }) => theme.fontSizes[1]};
  }

  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }
`;
