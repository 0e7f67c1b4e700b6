import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import { placementOf, priorityOf } from './form-hotspot.ts';
import type { HotspotKey } from './form-hotspot.ts';
import { HotspotSample } from './hotspot-sample.tsx';
import type { DrawnHotspot } from './placed-hotspots.tsx';

interface Props {
  readonly drawn: readonly DrawnHotspot[];
  readonly selected: HotspotKey | undefined;
  readonly onSelect: (key: HotspotKey) => void;
}

/** The hotspots of the location, the highest order first. */
export function HotspotList({ drawn, selected, onSelect }: Props) {
  const { t } = useTexts();
  if (drawn.length === 0) {
    return <Typography textColor="neutral600">{t('placing.none')}</Typography>;
  }
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={1} aria-label={t('placing.list')}>
      {drawn.map(({ key, hotspot, title, appearance }) => {
        const { x, y } = placementOf(hotspot).on4x3;
        return (
          <li key={key}>
            <Item type="button" aria-pressed={selected === key} onClick={() => onSelect(key)}>
              <HotspotSample appearance={appearance} />
              <span>
                {title || t('placing.untitled')}
                <small>
                  {t('placing.at', { x: x.toFixed(1), y: y.toFixed(1) })} ·{' '}
                  {t('placing.order', { order: priorityOf(hotspot) })}
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
