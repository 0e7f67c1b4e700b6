import { Box, Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { WAITING_REQUESTS_PATH } from '../../../contracts/requests.ts';
import type { WaitingAnswer } from '../../../contracts/requests.ts';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { requestLines } from './lines.ts';

/** Shows on the CMS's home page whether all contact requests have been delivered. */
export function RequestsWidget() {
  const { t } = useTexts();
  const answered = useAnswer<WaitingAnswer>(WAITING_REQUESTS_PATH);
  if (answered.status === 'loading') return <Widget.Loading>{t('requests.loading')}</Widget.Loading>;
  if (answered.status === 'failed') return <Widget.Error />;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} padding={2}>
      {requestLines(answered.data, t).map(({ text, isProblem }) => (
        <Box tag="li" key={text}>
          <Typography
            textColor={isProblem ? 'danger700' : 'neutral800'}
            fontWeight={isProblem ? 'bold' : 'regular'}
          >
            {text}
          </Typography>
        </Box>
      ))}
    </Flex>
  );
}
