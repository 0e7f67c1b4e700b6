import { Box, Flex } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
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
  if (worlds.length === 0) return <Widget.NoData>{t('doctor.empty')}</Widget.NoData>;
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
