import { Box, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { ComparedSide } from '../../../contracts/versions.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly name: string;
  readonly side: ComparedSide;
}

/** The picture of a location with its hotspots, as one version has them. */
export function PointsView({ name, side: { picture, points } }: Props) {
  const { t } = useTexts();
  const names = points.map(({ label }, index) => `${index + 1} ${label}`.trim()).join(', ');
  return (
    <Box flex="1 1 24rem">
      <Typography tag="h4" variant="omega" fontWeight="bold">
        {name}
      </Typography>
      <Frame>
        {picture?.url === undefined ? (
          <Typography textColor="neutral600">
            {t(picture === undefined ? 'versions.emptyValue' : 'versions.fileGone')}
          </Typography>
        ) : (
          <>
            <img src={picture.url} alt="" />
            {points.map(({ x, y }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a hotspot of a version is known by its number
              <Point key={index} aria-hidden style={{ left: `${x}%`, top: `${y}%` }}>
                {index + 1}
              </Point>
            ))}
          </>
        )}
      </Frame>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {t('versions.pointsOf', { count: points.length, names })}
      </Typography>
    </Box>
  );
}

const Frame = styled.div`
  position: relative;

  & > img {
    display: block;
    width: 100%;
    border-radius: ${({ theme }) => theme.borderRadius};
  }
`;

const Point = styled.span`
  position: absolute;
  transform: translate(-50%, -50%);
  min-width: 2.2rem;
  padding: 0.2rem;
  border: 2px solid ${({ theme }) => theme.colors.neutral0};
  border-radius: 2rem;
  background: ${({ theme }) => theme.colors.primary600};
  color: ${({ theme }) => theme.colors.neutral0};
  font-size: 1.2rem;
  line-height: 1.2;
  text-align: center;
`;
