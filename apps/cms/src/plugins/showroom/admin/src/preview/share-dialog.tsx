import { Box, Button, EmptyStateLayout, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import type { SharedLinks } from '../../../contracts/preview.ts';
import { useTexts } from '../use-texts.ts';
import { LinkRow } from './link-row.tsx';
import { NewLink } from './new-link.tsx';
import type { NewLinkProps } from './new-link.tsx';
import { useLinks } from './use-links.ts';

/** Creates links to the drafts, and lists the valid ones. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const { say } = useTexts();
  const { toggleNotification } = useNotification();
  const { shared, make, revoke, again } = useLinks();
  const tellRefused = (): void => toggleNotification({ type: 'danger', message: say('links.refused') });
  const remove = async (id: string): Promise<void> => {
    if (await revoke(id)) toggleNotification({ type: 'success', message: say('links.revoked') });
    else tellRefused();
  };
  return (
    <Modal.Root defaultOpen onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header closeLabel={say('links.close')}>
          <Modal.Title>{say('links.title')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={6}>
            <Typography tag="p" textColor="neutral600">
              {say('links.intro')}
            </Typography>
            {shared === undefined ? <Loader>{say('links.loading')}</Loader> : null}
            {shared === null ? (
              <EmptyStateLayout
                content={say('links.failed')}
                action={
                  <Button variant="secondary" onClick={again}>
                    {say('preview.retry')}
                  </Button>
                }
              />
            ) : null}
            {shared ? (
              <Shared
                shared={shared}
                onMake={async (link) => {
                  if (!(await make(link))) tellRefused();
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
  readonly shared: SharedLinks;
  readonly onMake: NewLinkProps['onMake'];
  readonly onRevoke: (id: string) => Promise<void>;
}

function Shared({ shared: { links, worlds }, onMake, onRevoke }: SharedProps) {
  const { say } = useTexts();
  if (worlds.length === 0) return <Typography>{say('links.empty')}</Typography>;
  return (
    <>
      <NewLink worlds={worlds} onMake={onMake} />
      <Box tag="section" aria-label={say('links.list')}>
        {links.length === 0 ? (
          <Typography textColor="neutral600">{say('links.none')}</Typography>
        ) : (
          <Flex tag="ul" direction="column" alignItems="stretch" gap={5}>
            {links.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                world={worlds.find(({ slug }) => slug === link.world)?.name ?? link.world}
                onRevoke={() => onRevoke(link.id)}
              />
            ))}
          </Flex>
        )}
      </Box>
    </>
  );
}
