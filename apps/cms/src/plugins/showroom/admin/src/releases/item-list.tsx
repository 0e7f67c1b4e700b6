import { Button, Flex, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';
import type { ListedItem } from '../../../contracts/releases.ts';
import { entryAddress } from '../entry-address.ts';
import { useTexts } from '../use-texts.ts';
import { useReleaseTexts } from './use-release-texts.ts';
import { TargetLink } from './target-link.ts';

interface Props {
  readonly items: readonly ListedItem[];
  /** Absent where nothing can be removed. */
  readonly onRemove?: (item: ListedItem) => void;
}

/** What a release publishes and withdraws. */
export function ItemList({ items, onRemove }: Props) {
  const { t } = useTexts();
  const { detailsOf } = useReleaseTexts();
  if (items.length === 0)
    return <Typography textColor="neutral600">{t('releases.content.empty')}</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label={t('releases.content')}>
      {items.map((item) => (
        <Flex tag="li" key={`${item.kind} ${item.documentId}`} gap={3} justifyContent="space-between">
          <Flex direction="column" alignItems="flex-start">
            {item.title === '' ? (
              <Typography textColor="danger700">{t('releases.item.gone')}</Typography>
            ) : (
              <TargetLink tag={RouterLink} to={addressOf(item)}>
                {item.title}
              </TargetLink>
            )}
            <Typography tag="p" variant="pi" textColor="neutral600">
              {detailsOf(item)}
            </Typography>
          </Flex>
          {onRemove === undefined ? null : (
            <Button
              variant="tertiary"
              startIcon={<Trash aria-hidden />}
              aria-label={t('releases.item.removeOf', { title: item.title })}
              onClick={() => onRemove(item)}
            >
              {t('releases.item.remove')}
            </Button>
          )}
        </Flex>
      ))}
    </Flex>
  );
}

function addressOf(item: ListedItem): string {
  const uid = item.kind === 'world' ? 'api::world.world' : item.uid;
  const locale = item.kind === 'entry' ? item.locales?.[0] : undefined;
  return entryAddress({ uid, documentId: item.documentId, isSingle: item.isSingle }, locale);
}
