import { Box, Flex, LinkButton, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { MAP_PAGE } from '../plugin-id.ts';
import { useTexts } from '../use-texts.ts';
import { useExamined } from './use-examined.ts';
import { WorldCard } from './world-card.tsx';

/** The score of each world, on the CMS's home page. */
export function ScoresWidget() {
  const { t } = useTexts();
  const examination = useExamined();
  if (examination.status === 'loading') return <Widget.Loading>{t('doctor.loading')}</Widget.Loading>;
  if (examination.status === 'failed') return <Widget.Error>{t('doctor.failed')}</Widget.Error>;
  const { worlds, findings } = examination.showroom;
  if (worlds.length === 0) {
    return (
      <Flex direction="column" alignItems="flex-start" gap={4} padding={2}>
        <Typography textColor="neutral800">{t('doctor.empty')}</Typography>
        <LinkButton tag={RouterLink} to={MAP_PAGE}>
          {t('map.title')}
        </LinkButton>
      </Flex>
    );
  }
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4} padding={2}>
      {worlds.map(({ slug, name, score }) => (
        <Box tag="li" key={slug}>
          <WorldCard
            name={name}
            score={score}
            findings={findings.filter((finding) => finding.world === slug)}
          />
        </Box>
      ))}
    </Flex>
  );
}
