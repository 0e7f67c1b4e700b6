import { Box, Flex, Modal, Typography } from '@strapi/design-system';
import { useTexts } from '../../use-texts.ts';

/** The keyboard shortcuts, most important first. */
const SHORTCUTS = [
  ['Tab', 'tab'],
  ['Enter', 'enter'],
  ['← ↑ → ↓', 'arrows'],
  ['T', 'draw'],
  ['N', 'new'],
  ['S', 'start'],
  ['Delete', 'delete'],
  ['Ctrl Z', 'undo'],
  ['Ctrl ⇧ Z', 'redo'],
  ['Esc', 'escape'],
] as const;

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Modal.Content>
        <Modal.Header closeLabel={t('map.close')}>
          <Modal.Title>{t('map.shortcuts')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex tag="dl" direction="column" alignItems="stretch" gap={3}>
            {SHORTCUTS.map(([keys, command]) => (
              <Flex key={command} gap={4}>
                <Box tag="dt" width="9rem">
                  <Typography tag="kbd" fontWeight="bold" textColor="neutral800">
                    {keys}
                  </Typography>
                </Box>
                <Typography tag="dd" textColor="neutral800">
                  {t(`map.shortcut.${command}`)}
                </Typography>
              </Flex>
            ))}
          </Flex>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
