import { Box, Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system';
import type { PanoramaDirection } from '@vitrine/core/world/panorama';
import { useState } from 'react';
import { useTexts } from '../../use-texts.ts';
import { defaultsOf } from '../new-hotspot.ts';
import { fieldsOfTarget, isWhole, titleOfTarget } from '../target-fields.ts';
import { TargetPicker } from '../target-picker.tsx';
import type { ChosenTarget } from '../target-picker.tsx';
import { TypeGrid } from '../type-grid.tsx';
import { ACTION_KINDS, ACTION_NAMES, addressOfAction, targetOfAction } from './actions.ts';
import type { ActionName } from './actions.ts';
import { useActionAttributes, useActionWords } from './use-actions.ts';

interface Props {
  readonly direction: PanoramaDirection;
  readonly locale: string;
  /** The location that opens the view; absent for an article. */
  readonly from: string | undefined;
  readonly onAdd: (wanted: {
    readonly direction: PanoramaDirection;
    readonly title: string;
    readonly action: object;
  }) => void;
  readonly onClose: () => void;
}

/** Asks what a hotspot does and what visitors read beside it; its direction is already chosen. */
export function AddInside({ direction, locale, from, onAdd, onClose }: Props) {
  const { t } = useTexts();
  const attributes = useActionAttributes();
  const words = useActionWords();
  const [name, setName] = useState<ActionName>();
  const [target, setTarget] = useState<ChosenTarget>();
  const [ownTitle, setOwnTitle] = useState<string>();
  const title = ownTitle ?? titleOfTarget(target);
  const field = name && targetOfAction(name);
  const isWithAddress = name !== undefined && addressOfAction(name) !== undefined;
  const isComplete = name !== undefined && (field === undefined || isWithAddress || isWhole(target));
  const add = (): void => {
    if (!isComplete) return;
    const leads = field !== undefined && isWhole(target) ? fieldsOfTarget(field, target, []) : {};
    onAdd({ direction, title: title.trim(), action: { ...defaultsOf(attributes), kind: name, ...leads } });
  };
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header closeLabel={t('placing.cancel')}>
          <Modal.Title>{t('placing.addTitle')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={5}>
            <TypeGrid
              types={ACTION_NAMES.map((value) => ({
                value,
                text: words(value),
                appearance: { kind: ACTION_KINDS[value].opens },
              }))}
              chosen={name}
              onChoose={(chosen) => {
                setName(chosen);
                setTarget(undefined);
              }}
            />
            {field === undefined ? null : (
              <Box tag="section" aria-label={t('placing.target')}>
                <Typography tag="h3" variant="delta">
                  {t('placing.target')}
                </Typography>
                {isWithAddress ? (
                  <Typography variant="pi" textColor="neutral600" tag="p">
                    {t('placing.inside.videoHint')}
                  </Typography>
                ) : null}
                <Box paddingTop={2}>
                  <TargetPicker
                    field={field}
                    locale={locale}
                    from={from}
                    chosen={target}
                    onChoose={setTarget}
                  />
                </Box>
              </Box>
            )}
            {name === undefined ? null : (
              <Field.Root hint={t('placing.titleHint')}>
                <Field.Label>{t('placing.title')}</Field.Label>
                <TextInput
                  value={title}
                  onChange={(event: React.ChangeEvent<HTMLInputElement>) => setOwnTitle(event.target.value)}
                />
                <Field.Hint />
              </Field.Root>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {t('placing.cancel')}
          </Button>
          <Button disabled={!isComplete} onClick={add}>
            {t('placing.add')}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
