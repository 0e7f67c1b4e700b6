import { Flex, Typography } from '@strapi/design-system';
import type { StartView } from '@vitrine/core/world/panorama';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import { priorityOf } from './form-hotspot.ts';
import type { HotspotKey } from './form-hotspot.ts';
import { HotspotSample } from './hotspot-sample.tsx';
import type { DrawnHotspot } from './placed-hotspots.tsx';
import { positionText } from './picture-names.ts';

interface Props {
  readonly drawn: readonly DrawnHotspot[];
  /** Of the location's panorama, if it has one. */
  readonly start: StartView | undefined;
  readonly selected: HotspotKey | undefined;
  readonly onSelect: (key: HotspotKey) => void;
}

/** The hotspots of the location, the highest order first. */
export function HotspotList({ drawn, start, selected, onSelect }: Props) {
  const { t } = useTexts();
  if (drawn.length === 0) {
    return <Typography textColor="neutral600">{t('placing.none')}</Typography>;
  }
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={1} aria-label={t('placing.list')}>
      {drawn.map(({ key, hotspot, title, appearance }) => {
        return (
          <li key={key}>
            <Item type="button" aria-pressed={selected === key} onClick={() => onSelect(key)}>
              <HotspotSample appearance={appearance} />
              <span>
                {title || t('placing.untitled')}
                <small>
                  {positionText(t, hotspot, start)} · {t('placing.order', { order: priorityOf(hotspot) })}
                </small>
              </span>
            </Item>
          </li>
        );
      })}
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
