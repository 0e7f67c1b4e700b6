import { Box, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useId, useState } from 'react';
import type { Release } from '../../../contracts/releases.ts';
import { useTexts } from '../use-texts.ts';
import { OpenRehearsal } from './open-rehearsal.tsx';
import { ownZone } from '../zone-field.tsx';

/** Below the calendar: a time, and the showroom as it will be then. It begins with the next release. */
export function RehearsalOnDay({ planned: [next] }: { readonly planned: readonly Release[] }) {
  const { t } = useTexts();
  const id = useId();
  const [wall, setWall] = useState(next?.wall ?? '');
  const zone = next?.zone ?? ownZone();
  return (
    <section aria-labelledby={id}>
      <Typography tag="h2" id={id} variant="beta" textColor="neutral800">
        {t('releases.rehearsal')}
      </Typography>
      <Box marginTop={3} padding={5} background="neutral0" hasRadius shadow="tableShadow">
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography textColor="neutral600">{t('releases.rehearsal.text')}</Typography>
          <Field.Root name="rehearsal" width="24rem" hint={t('releases.rehearsal.zone', { zone })}>
            <Field.Label>{t('releases.wall')}</Field.Label>
            <TextInput
              type="datetime-local"
              value={wall}
              onChange={({ target }: React.ChangeEvent<HTMLInputElement>) =>
                // Some browsers add seconds.
                setWall(target.value.slice(0, 'yyyy-mm-ddThh:mm'.length))
              }
            />
            <Field.Hint />
          </Field.Root>
          <OpenRehearsal wall={wall} zone={zone} />
        </Flex>
      </Box>
    </section>
  );
}
