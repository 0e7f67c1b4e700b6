import { Box, Typography } from '@strapi/design-system';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { DayMap, WorldDay } from '../../../contracts/world-days.ts';
import { planeFor } from '../map/layout/plane.ts';
import { StillMap } from '../map/view/still-map.tsx';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly day: WorldDay;
  /** The time zone of the day. */
  readonly zone: string;
  readonly leaving: ReadonlySet<string>;
}

/** The map as it is and as it was, side by side and to one scale. */
export function DayMaps({ day, zone, leaving }: Props) {
  const { t } = useTexts();
  const { formatDate } = useIntl();
  const { now, past, entries, newer } = day;
  const time = formatDate(day.at, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  const notes = useMemo(() => {
    const noteOf = (documentId: string): string => {
      const entry = entries.find((one) => one.documentId === documentId);
      if (entry !== undefined) return t(`worldDays.note.${entry.kind}`);
      const isNewer = newer.some((one) => one.documentId === documentId);
      if (!isNewer) return '';
      return t(leaving.has(documentId) ? 'worldDays.note.leaves' : 'worldDays.note.newer');
    };
    const all = [...now.locations, ...past.locations];
    return new Map(all.map(({ documentId }) => [documentId, noteOf(documentId)]));
  }, [now, past, entries, newer, leaving, t]);
  const result = useMemo((): DayMap => {
    const isOff = new Set(
      newer.flatMap(({ fate, documentId, ends }) =>
        fate === 'follows' && ends.every((end) => leaving.has(end)) ? [documentId] : [],
      ),
    );
    return {
      ...past,
      locations: past.locations.filter(({ documentId }) => !leaving.has(documentId)),
      transitions: past.transitions.filter(({ documentId }) => !isOff.has(documentId)),
    };
  }, [past, newer, leaving]);
  const plane = useMemo(() => {
    const locations = new Map([...now.locations, ...past.locations].map((one) => [one.documentId, one]));
    const positions = [...locations.values()].map(({ position }) => position);
    return planeFor(positions, past.floorPlan ?? now.floorPlan);
  }, [now, past]);
  const sides = [
    { name: t('worldDays.now'), map: now },
    { name: t('worldDays.then', { time }), map: result },
  ];
  return (
    <Sides aria-label={t('worldDays.maps')}>
      {sides.map(({ name, map }) => (
        <Box key={name} minWidth={0}>
          <Typography tag="h3" variant="delta" textColor="neutral800">
            {name}
          </Typography>
          <Room>
            <StillMap map={map} plane={plane} notes={notes} label={name} />
          </Room>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {t('worldDays.locations', {
              count: map.locations.length,
              names: map.locations.map(({ title }) => title).join(', '),
            })}
          </Typography>
        </Box>
      ))}
    </Sides>
  );
}

const Sides = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(44rem, 100%), 1fr));
  gap: ${({ theme }) => theme.spaces[4]};
`;

const Room = styled.div`
  position: relative;
  height: clamp(24rem, 45vh, 48rem);
  margin-block: ${({ theme }) => theme.spaces[2]};
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
`;
