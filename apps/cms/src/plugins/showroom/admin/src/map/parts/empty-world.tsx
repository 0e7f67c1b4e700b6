import { Button, EmptyStateLayout, Flex } from '@strapi/design-system';
import { Plus, Upload } from '@strapi/icons';
import { EmptyDocuments } from '@strapi/icons/symbols';
import type { MapRights } from '../../../../contracts/map.ts';
import { useTexts } from '../../use-texts.ts';

interface Props {
  readonly rights: Pick<MapRights, 'createFromFiles' | 'createLocation'>;
  readonly onFiles: () => void;
  readonly onAdd: () => void;
}

/** A world without locations: explains the first step. */
export function EmptyWorld({ rights, onFiles, onAdd }: Props) {
  const { t } = useTexts();
  const { createFromFiles, createLocation } = rights;
  return (
    <Flex flex="1" alignItems="center" justifyContent="center" background="neutral100">
      <EmptyStateLayout
        icon={<EmptyDocuments width="16rem" />}
        content={t(createFromFiles ? 'files.empty' : createLocation ? 'map.empty' : 'map.emptyForReaders')}
        hasRadius
        shadow="none"
        action={
          <Flex gap={2} wrap="wrap" justifyContent="center">
            {createFromFiles ? (
              <Button startIcon={<Upload aria-hidden />} onClick={onFiles}>
                {t('files.open')}
              </Button>
            ) : null}
            {createLocation ? (
              <Button
                variant={createFromFiles ? 'tertiary' : 'default'}
                startIcon={<Plus aria-hidden />}
                onClick={onAdd}
              >
                {t('map.newLocation')}
              </Button>
            ) : null}
          </Flex>
        }
      />
    </Flex>
  );
}
