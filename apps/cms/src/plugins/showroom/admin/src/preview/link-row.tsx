import { Box, Flex, IconButton, TextInput, Typography } from '@strapi/design-system';
import { Duplicate, Trash } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SharedLink } from '../../../contracts/preview.ts';
import { COMMENTS_PAGE } from '../plugin-id.ts';
import { useTexts } from '../use-texts.ts';

/** A shared link, with buttons to copy and revoke it. */
export function LinkRow({
  link,
  world,
  openComments,
  onRevoke,
}: {
  readonly link: SharedLink;
  /** The editor's name for it. */
  readonly world: string;
  readonly openComments: number;
  readonly onRevoke: () => Promise<void>;
}) {
  const { t } = useTexts();
  const { formatDate } = useIntl();
  const { toggleNotification } = useNotification();
  const { moment } = link;
  const then =
    moment === undefined
      ? []
      : [
          t('links.shows.then', {
            time: formatDate(moment.at, { dateStyle: 'medium', timeStyle: 'short', timeZone: moment.zone }),
            zone: moment.zone,
          }),
        ];
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link.href);
      toggleNotification({ type: 'success', message: t('links.copied') });
    } catch {
      // If the browser denies copying, the address is in the field beside the button.
      toggleNotification({ type: 'warning', message: t('links.refused') });
    }
  };
  return (
    <Box tag="li">
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Typography fontWeight="bold">
          {[t(`links.shows.${link.extent}`, { world, title: link.title ?? '' }), ...then].join(', ')}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {t('links.madeBy', {
            name: link.madeBy,
            end: formatDate(link.endsAt, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </Typography>
      </Flex>
      <Flex gap={2} paddingTop={2}>
        <Box flex="1" minWidth={0}>
          <TextInput
            size="S"
            readOnly
            aria-label={t(moment === undefined ? 'links.address' : 'links.addressThen', { world })}
            value={link.href}
            onFocus={({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select()}
          />
        </Box>
        <IconButton label={t('links.copy')} onClick={() => void copy()}>
          <Duplicate />
        </IconButton>
        <IconButton label={t('links.revoke')} variant="danger-light" onClick={() => void onRevoke()}>
          <Trash />
        </IconButton>
      </Flex>
      <CommentsLink to={`${COMMENTS_PAGE}?${new URLSearchParams({ link: link.id })}`}>
        {t('comments.openOfLink', { count: openComments })}
      </CommentsLink>
    </Box>
  );
}

/** A link to comments, with the height that a finger needs. */
export const CommentsLink = styled(RouterLink)`
  display: inline-flex;
  align-items: center;
  min-height: 2.4rem;
  color: ${({ theme }) => theme.colors.primary600};
  font-size: ${({ theme }) => theme.fontSizes[1]};
`;
