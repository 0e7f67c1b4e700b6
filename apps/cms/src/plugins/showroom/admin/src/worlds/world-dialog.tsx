import { Button, Modal, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { WORLDS_PATH } from '../../../contracts/worlds.ts';
import type {
  DeleteInput,
  DuplicateInput,
  ListedWorld,
  WorldAction,
  WorldPlan,
  WorldResultAnswer,
} from '../../../contracts/worlds.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { CopyFields } from './copy-fields.tsx';
import { DeleteField } from './delete-field.tsx';
import { PlanLists } from './plan-lists.tsx';

interface Props {
  readonly world: ListedWorld;
  readonly action: WorldAction;
  readonly onClose: (isDone: boolean) => void;
}

/** Shows what an action would do to a world, and asks for confirmation. */
export function WorldDialog({ world, action, onClose }: Props) {
  const { t } = useTexts();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [copy, setCopy] = useState<DuplicateInput>({ name: '', slug: '', withArticles: false });
  const [typed, setTyped] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState<string>();
  const path = `${WORLDS_PATH}/${world.documentId}`;
  const answered = useAnswer<WorldPlan>(
    `${path}/plan?${new URLSearchParams({ action, withArticles: String(copy.withArticles) })}`,
  );
  const plan = answered.status === 'ready' ? answered.data : undefined;
  const isReady =
    plan !== undefined &&
    plan.affected.length > 0 &&
    plan.outside.length === 0 &&
    (action !== 'duplicate' || (copy.name.trim() !== '' && copy.slug !== '')) &&
    (action !== 'delete' || typed.trim() === plan.name);

  const run = async (): Promise<void> => {
    setIsBusy(true);
    setReason(undefined);
    try {
      const body: DuplicateInput | DeleteInput | object =
        action === 'duplicate' ? copy : action === 'delete' ? { name: typed } : {};
      const { data } = await post<WorldResultAnswer>(`${path}/${action}`, body);
      const count = data.data.affected.reduce((sum, group) => sum + group.count, 0);
      toggleNotification({
        type: 'success',
        message: t(`worlds.${action}.done`, { count, world: copy.name }),
      });
      onClose(true);
    } catch (error) {
      setReason(error instanceof Error ? error.message : '');
      setIsBusy(false);
    }
  };

  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen || isBusy ? undefined : onClose(false))}>
      <Modal.Content>
        <Modal.Header closeLabel={t('worlds.cancel')}>
          <Modal.Title>{t(`worlds.${action}.title`, { world: world.name })}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {action === 'duplicate' ? <CopyFields copy={copy} onChange={setCopy} /> : null}
          <AnsweredPage answered={answered}>
            {(shown) => <PlanLists plan={shown} action={action} />}
          </AnsweredPage>
          {action === 'delete' ? <DeleteField name={world.name} value={typed} onChange={setTyped} /> : null}
          {reason === undefined ? null : (
            <Typography tag="p" role="alert" textColor="danger600">
              {t('worlds.failed', { reason })}
            </Typography>
          )}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" disabled={isBusy} onClick={() => onClose(false)}>
            {t('worlds.cancel')}
          </Button>
          <Button
            variant={action === 'delete' ? 'danger' : 'default'}
            disabled={!isReady}
            loading={isBusy}
            onClick={() => void run()}
          >
            {t(`worlds.${action}`)}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
