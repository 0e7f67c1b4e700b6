import { Box, Flex, Typography } from '@strapi/design-system';
import { CLIP_END_TOLERANCE } from '@vitrine/doctor/clip-end';
import { styled } from 'styled-components';
import type { ComparedEnd } from '../../../../../contracts/media.ts';
import { useTexts } from '../use-texts.ts';

/** Up to this difference, compression is the cause (docs/design/media-pipeline.md). */
const COMPRESSION = 0.02;

/** The ends of each clip beside the pictures that they should match. */
export function ComparedEnds({ ends }: { readonly ends: readonly ComparedEnd[] }) {
  const { t } = useTexts();
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4} aria-label={t('media.ends.title')}>
      {ends.map((compared) => (
        <End key={`${compared.key} ${compared.end}`} compared={compared} />
      ))}
    </Flex>
  );
}

function End({ compared }: { readonly compared: ComparedEnd }) {
  const { t } = useTexts();
  const { end, key, location, frame, picture } = compared;
  const frameName = t(end === 'departure' ? 'media.ends.firstFrame' : 'media.ends.lastFrame');
  return (
    <Box tag="li">
      <Typography tag="h4" variant="omega" fontWeight="semiBold" textColor="neutral800">
        {t(`media.ends.${end}`, { location })}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {key}
      </Typography>
      <Flex gap={2} paddingTop={2} alignItems="stretch">
        <Shown name={frameName} address={frame} />
        <Shown name={t('media.ends.picture')} address={picture} />
      </Flex>
      <Box paddingTop={2}>
        <Judgement difference={compared.difference} />
      </Box>
    </Box>
  );
}

function Shown({ name, address }: { readonly name: string; readonly address: string | undefined }) {
  const { t } = useTexts();
  return (
    <Figure>
      {address === undefined ? (
        <Empty>
          <Typography variant="pi" textColor="neutral600">
            {t('media.ends.noFrame')}
          </Typography>
        </Empty>
      ) : (
        <Picture src={address} alt="" loading="lazy" />
      )}
      <Typography tag="figcaption" variant="pi" textColor="neutral600">
        {name}
      </Typography>
    </Figure>
  );
}

function Judgement({ difference }: { readonly difference: number | undefined }) {
  const { t, formatShare } = useTexts();
  if (difference === undefined) {
    return (
      <Typography tag="p" variant="pi" textColor="neutral600">
        {t('media.ends.measuring')}
      </Typography>
    );
  }
  const [key, colour] =
    difference >= CLIP_END_TOLERANCE
      ? (['media.ends.jumps', 'danger600'] as const)
      : difference >= COMPRESSION
        ? (['media.ends.near', 'warning700'] as const)
        : (['media.ends.meets', 'success600'] as const);
  return (
    <Typography tag="p" variant="pi" fontWeight="bold" textColor={colour}>
      {t(key, { difference: formatShare(difference, 1) })}
    </Typography>
  );
}

const Figure = styled.figure`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[1]};
  margin: 0;
  min-width: 0;
`;

const Picture = styled.img`
  background: ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  height: auto;
  width: 100%;
`;

const Empty = styled.div`
  align-items: center;
  aspect-ratio: 4 / 3;
  background: ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  display: flex;
  padding: ${({ theme }) => theme.spaces[2]};
  text-align: center;
`;
