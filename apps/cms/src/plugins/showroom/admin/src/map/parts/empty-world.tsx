import { Button, EmptyStateLayout, Flex } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { useTexts } from '../../use-texts.ts';

/** A world without locations: explains the first step. */
export function EmptyWorld({ mayAdd, onAdd }: { readonly mayAdd: boolean; readonly onAdd: () => void }) {
  const { t } = useTexts();
  return (
    <Flex flex="1" alignItems="center" justifyContent="center" background="neutral100">
      <EmptyStateLayout
        icon={<EmptyDocuments width="16rem" />}
        content={t(mayAdd ? 'map.empty' : 'map.emptyForReaders')}
        hasRadius
        shadow="none"
        action={
          mayAdd ? (
            <Button startIcon={<Plus aria-hidden />} onClick={onAdd}>
              {t('map.newLocation')}
            </Button>
          ) : null
        }
      />
    </Flex>
  );
}
