import { Box, Flex, Typography } from '@strapi/design-system';
import { useTexts } from '../../use-texts.ts';
import type { GivenFile } from './use-files.ts';

/** The files that cannot be used, each with the reason. */
export function LeftOut({ files }: { readonly files: readonly GivenFile[] }) {
  const { t } = useTexts();
  const refused = files.flatMap((given) => (given.kind === 'refused' ? given : []));
  if (refused.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography tag="h3" variant="delta">
        {t('files.leftOut')}
      </Typography>
      <Box tag="ul" padding={3} background="warning100" hasRadius>
        {refused.map(({ id, file, because }) => (
          <Typography tag="li" key={id} textColor="neutral800">
            {t(`files.because.${because}`, { file: file.name })}
          </Typography>
        ))}
      </Box>
    </Flex>
  );
}
