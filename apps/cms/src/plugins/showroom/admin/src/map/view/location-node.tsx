import { Handle, Position, useConnection } from '@xyflow/react';
import type { NodeProps } from '@xyflow/react';
import { ArrowRight, CrossCircle, Image, Information, Play, Star, WarningCircle } from '@strapi/icons';
import { memo } from 'react';
import type { Severity } from '@vitrine/doctor/finding';
import { styled } from 'styled-components';
import { useTexts } from '../../use-texts.ts';
import type { LocationNode as LocationNodeType } from './map-nodes.ts';

const SEVERITY_ICONS = { error: CrossCircle, warning: WarningCircle, hint: Information } as const;

/** A location on the map: its picture, its name, and its state. */
export const LocationNode = memo(({ data, selected }: NodeProps<LocationNodeType>) => {
  const { location, isStart, station, worst, findings, mayDraw, note } = data;
  const { t } = useTexts();
  const Severity = worst === undefined ? undefined : SEVERITY_ICONS[worst];
  return (
    <Card
      $worst={worst}
      data-selected={selected}
      data-unplaced={location.position === null}
      title={location.title}
    >
      {mayDraw ? <Ends /> : null}
      <Picture>
        {location.picture === undefined ? (
          <Image aria-hidden width={28} height={28} />
        ) : (
          <img src={location.picture} alt="" loading="lazy" decoding="async" draggable={false} />
        )}
        <Marks>
          {isStart ? (
            <Mark $tone="primary">
              <Play aria-hidden />
              {t('map.start')}
            </Mark>
          ) : null}
          {station === undefined ? null : (
            <Mark $tone="neutral" title={station}>
              <Star aria-hidden />
            </Mark>
          )}
          {Severity === undefined || worst === undefined ? null : (
            <Mark $tone={worst}>
              <Severity aria-hidden />
              {findings}
            </Mark>
          )}
        </Marks>
      </Picture>
      <Name>{location.title}</Name>
      {note === undefined ? (
        <State data-status={location.status}>
          {location.position === null ? t('map.unplaced') : t(`map.status.${location.status}`)}
        </State>
      ) : (
        <State data-note={note !== ''}>{note}</State>
      )}
    </Card>
  );
});

/** The handle from which a line is drawn and, while drawing, the whole location as a drop target. */
export function Ends() {
  const isPulling = useConnection(({ inProgress }) => inProgress);
  return (
    <>
      <Source type="source" position={Position.Right} data-pulling={isPulling}>
        <ArrowRight aria-hidden width={12} height={12} />
      </Source>
      <Target type="target" position={Position.Left} data-pulling={isPulling} isConnectableStart={false} />
    </>
  );
}

const TONES: Readonly<Record<Severity, 'danger' | 'secondary' | 'warning'>> = {
  error: 'danger',
  warning: 'warning',
  hint: 'secondary',
};

const Source = styled(Handle)`
  &&& {
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    right: -13px;
    left: auto;
    transform: translateY(-50%);
    border: 2px solid ${({ theme }) => theme.colors.neutral0};
    border-radius: 50%;
    background: ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.neutral0};
    opacity: 0;
    z-index: 2;
  }

  svg {
    pointer-events: none;
  }

  .react-flow__node:hover &&&,
  .react-flow__node:focus-visible &&&,
  .react-flow__node.selected &&& {
    opacity: 1;
  }

  &&&[data-pulling='true'] {
    opacity: 0;
    pointer-events: none;
  }
`;

const Target = styled(Handle)`
  &&& {
    inset: 0;
    width: 100%;
    height: 100%;
    transform: none;
    border: 0;
    border-radius: inherit;
    opacity: 0;
    pointer-events: none;
    z-index: 3;
  }

  &&&[data-pulling='true'] {
    pointer-events: all;
  }
`;

export const Card = styled.div<{ readonly $worst: Severity | undefined }>`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto auto;
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  overflow: visible;
  border: 2px solid
    ${({ theme, $worst }) =>
      $worst === undefined || $worst === 'hint'
        ? theme.colors.neutral200
        : theme.colors[`${TONES[$worst]}600`]};
  border-radius: 8px;
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 13px;

  &[data-unplaced='true'] {
    border-style: dashed;
  }

  &[data-selected='true'] {
    outline: 3px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }
`;

const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 0;
  overflow: hidden;
  border-radius: 6px 6px 0 0;
  background: ${({ theme }) => theme.colors.neutral150};
  color: ${({ theme }) => theme.colors.neutral500};

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Marks = styled.div`
  position: absolute;
  inset: 4px 4px auto;
  display: flex;
  gap: 4px;

  [data-far='true'] & {
    right: 50%;
    transform: scale(1.9);
    transform-origin: top left;
  }
`;

const Mark = styled.span<{ readonly $tone: Severity | 'neutral' | 'primary' }>`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  padding: 2px 6px;
  border-radius: 10px;
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme, $tone }) =>
    $tone === 'primary' || $tone === 'neutral'
      ? theme.colors.primary700
      : theme.colors[`${TONES[$tone]}700`]};
  font-size: 11px;
  font-weight: 600;
  line-height: 14px;

  svg {
    width: 11px;
    height: 11px;
  }

  svg path {
    fill: currentColor;
  }

  &:last-child:not(:first-child) {
    margin-left: auto;
  }
`;

export const Name = styled.span`
  overflow: hidden;
  padding: 5px 8px 0;
  font-weight: 600;
  line-height: 17px;
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-far='true'] & {
    display: -webkit-box;
    padding-right: 26px;
    font-size: 26px;
    line-height: 28px;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const State = styled.span`
  padding: 0 8px 5px;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 11px;
  line-height: 15px;

  &::before {
    content: '';
    display: inline-block;
    width: 7px;
    height: 7px;
    margin-right: 5px;
    border: 1.5px solid currentColor;
    border-radius: 50%;
  }

  &[data-status='published']::before {
    border-color: ${({ theme }) => theme.colors.success600};
    background: ${({ theme }) => theme.colors.success600};
  }

  &[data-status='modified']::before {
    border-color: ${({ theme }) => theme.colors.alternative600};
    background: linear-gradient(to right, ${({ theme }) => theme.colors.alternative600} 50%, transparent 50%);
  }

  &[data-note='false']::before {
    visibility: hidden;
  }

  &[data-note='true'] {
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }

  &[data-note='true']::before {
    background: currentColor;
  }

  [data-far='true'] & {
    position: absolute;
    right: 8px;
    bottom: 8px;
    padding: 0;
    font-size: 0;
  }

  [data-far='true'] &::before {
    width: 16px;
    height: 16px;
    margin: 0;
    border-width: 3px;
  }
`;
