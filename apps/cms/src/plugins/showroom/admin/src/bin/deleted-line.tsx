import { Box, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { DeletedEntry, Deletion } from '../../../contracts/bin.ts';
import { useKindName } from '../kinds/use-kind-name.ts';
import { shownLanguage } from '../shown-language.ts';
import { Thumbnail } from '../thumbnail.tsx';
import { useTexts } from '../use-texts.ts';
import { useVersionTime } from '../versions/version-line.tsx';

const WORLD = 'api::world.world';

interface Props {
  readonly entry: DeletedEntry;
  /** How many entries its deletion has. */
  readonly together?: number;
  /** Where who deleted it is not said above. */
  readonly by?: Pick<Deletion, 'actor' | 'at'>;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A deleted entry in a list. */
export function DeletedLine({ entry, together = 1, by, children }: Props) {
  const { t } = useTexts();
  const { locale, formatList } = useIntl();
  const kindOf = useKindName();
  const timeOf = useVersionTime();
  const { uid, title, world, picture, locales, isPartly } = entry;
  const kind =
    together === 1
      ? kindOf(uid)
      : uid === WORLD
        ? t('bin.wholeWorld', { count: together })
        : `${kindOf(uid)} ${t('bin.andMore', { count: together - 1 })}`;
  const languages = formatList(locales.map((code) => shownLanguage(code, locale)));
  const details = [
    kind,
    ...(world === undefined || uid === WORLD ? [] : [t('bin.world', { world })]),
    ...(isPartly ? [t('bin.partly', { languages })] : []),
  ];
  return (
    <Flex tag="li" gap={4} wrap="wrap" alignItems="center">
      <Thumbnail picture={picture?.url} />
      <Box flex="1 1 24rem" minWidth={0}>
        <Title tag="p" fontWeight="bold" textColor="neutral800">
          {title || t('bin.untitled')}
        </Title>
        <Typography tag="p" textColor="neutral600">
          {details.join(' · ')}
        </Typography>
        {by === undefined ? null : (
          <Typography tag="p" variant="pi" textColor="neutral600">
            <time dateTime={by.at}>
              {by.actor === ''
                ? t('bin.bySystem', { time: timeOf(by.at) })
                : t('bin.by', { name: by.actor, time: timeOf(by.at) })}
            </time>
          </Typography>
        )}
      </Box>
      <Flex gap={2} wrap="wrap">
        {children}
      </Flex>
    </Flex>
  );
}

const Title = styled(Typography)`
  overflow-wrap: anywhere;
`;
