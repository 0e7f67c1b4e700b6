import { Button, Flex, Radio, Typography } from '@strapi/design-system';
import { useId, useState } from 'react';
import type { OfferedTour } from '../../../contracts/transfer.ts';
import { useTexts } from '../use-texts.ts';
import type { ImportJob } from './use-import.ts';

interface Props {
  readonly file: string;
  readonly tours: readonly OfferedTour[];
  readonly job: ImportJob;
}

/** As the viewers write their names. */
const VIEWERS: Readonly<Record<OfferedTour['format'], string>> = {
  pannellum: 'Pannellum',
  marzipano: 'Marzipano',
  krpano: 'krpano',
};

/** Chooses one of several tours in a file. */
export function ImportChoice({ file, tours, job }: Props) {
  const { t } = useTexts();
  const heading = useId();
  const [at, setAt] = useState(tours[0]?.at ?? '');
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography
        id={heading}
        tag="h3"
        variant="delta"
        aria-live="polite"
        style={{ overflowWrap: 'anywhere' }}
      >
        {t('transfer.choice.title', { file, count: tours.length })}
      </Typography>
      <Radio.Group aria-labelledby={heading} value={at} onValueChange={setAt}>
        {tours.map((tour) => (
          <Radio.Item key={tour.at} value={tour.at}>
            {t('transfer.choice.tour', {
              name: tour.name,
              viewer: VIEWERS[tour.format],
              count: tour.scenes,
              path: tour.at,
            })}
          </Radio.Item>
        ))}
      </Radio.Group>
      <Flex gap={3} wrap="wrap">
        <Button onClick={() => void job.choose(at)}>{t('transfer.choice.go')}</Button>
        <Button variant="tertiary" onClick={() => void job.discard()}>
          {t('transfer.import.discard')}
        </Button>
      </Flex>
    </Flex>
  );
}
