import { Box, Button, EmptyStateLayout, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { OPEN_COMMENTS_PATH } from '../../../contracts/comments.ts';
import type { OpenComments } from '../../../contracts/comments.ts';
import type { EditedEntryKey, SharedLinks } from '../../../contracts/preview.ts';
import { COMMENTS_PAGE } from '../plugin-id.ts';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { CommentsLink, LinkRow } from './link-row.tsx';
import { NewLink } from './new-link.tsx';
import type { NewLinkProps } from './new-link.tsx';
import { useLinks } from './use-links.ts';

/** Creates links to the drafts, or to the showroom as it will be at a time, and lists the valid ones. */
export function ShareDialog({
  entry,
  moment,
  onClose,
}: {
  /** The entry of the form, as far as it is saved and a link can show it alone. */
  readonly entry: EditedEntryKey | undefined;
  /** The time that the links show in place of the drafts. */
  readonly moment?: NewLinkProps['moment'];
  readonly onClose: () => void;
}) {
  const { t } = useTexts();
  const { toggleNotification } = useNotification();
  const { shared, make, revoke, again } = useLinks();
  const notifyRefused = (): void => toggleNotification({ type: 'danger', message: t('links.refused') });
  const remove = async (id: string): Promise<void> => {
    if (await revoke(id)) toggleNotification({ type: 'success', message: t('links.revoked') });
    else notifyRefused();
  };
  return (
    <Modal.Root defaultOpen onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header closeLabel={t('links.close')}>
          <Modal.Title>{t(moment === undefined ? 'links.title' : 'links.titleThen')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={6}>
            <Typography tag="p" textColor="neutral600">
              {t(moment === undefined ? 'links.intro' : 'links.introThen')}
            </Typography>
            {shared === undefined ? <Loader>{t('links.loading')}</Loader> : null}
            {shared === null ? (
              <EmptyStateLayout
                content={t('links.failed')}
                action={
                  <Button variant="secondary" onClick={again}>
                    {t('preview.retry')}
                  </Button>
                }
              />
            ) : null}
            {shared ? (
              <Shared
                shared={shared}
                entry={entry}
                moment={moment}
                onMake={async (link) => {
                  const outcome = await make(link);
                  if (outcome === 'unseen') {
                    toggleNotification({
                      type: 'warning',
                      message: t(moment === undefined ? 'links.unseen' : 'links.unseenThen'),
                    });
                  } else if (outcome === 'refused') notifyRefused();
                }}
                onRevoke={remove}
              />
            ) : null}
          </Flex>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface SharedProps {
  readonly entry: EditedEntryKey | undefined;
  readonly moment: NewLinkProps['moment'];
  readonly shared: SharedLinks;
  readonly onMake: NewLinkProps['onMake'];
  readonly onRevoke: (id: string) => Promise<void>;
}

function Shared({
  shared: { links, worlds, mayShareEverything },
  entry,
  moment,
  onMake,
  onRevoke,
}: SharedProps) {
  const { t } = useTexts();
  const comments = useAnswer<OpenComments>(OPEN_COMMENTS_PATH);
  const open = comments.status === 'ready' ? comments.data : {};
  if (worlds.length === 0) return <Typography>{t('links.empty')}</Typography>;
  return (
    <>
      <NewLink
        worlds={worlds}
        mayShareEverything={mayShareEverything}
        entry={entry}
        moment={moment}
        onMake={onMake}
      />
      <Box tag="section" aria-label={t('links.list')}>
        {links.length === 0 ? (
          <Typography textColor="neutral600">{t('links.none')}</Typography>
        ) : (
          <Flex tag="ul" direction="column" alignItems="stretch" gap={5}>
            {links.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                world={worlds.find(({ slug }) => slug === link.world)?.name ?? link.world}
                openComments={open[link.id] ?? 0}
                onRevoke={() => onRevoke(link.id)}
              />
            ))}
          </Flex>
        )}
      </Box>
      <CommentsLink to={COMMENTS_PAGE}>{t('comments.all')}</CommentsLink>
    </>
  );
}
