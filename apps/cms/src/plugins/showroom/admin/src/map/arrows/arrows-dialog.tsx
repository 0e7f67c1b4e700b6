import { Button, Checkbox, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { ARROWS_PATH } from '../../../../contracts/arrows.ts';
import type {
  AddedArrow,
  AddedArrowsAnswer,
  ArrowEnds,
  ProposedArrow,
} from '../../../../contracts/arrows.ts';
import { MAP_PATH } from '../../../../contracts/map.ts';
import { useAnswer } from '../../use-answer.ts';
import { useTexts } from '../../use-texts.ts';
import { explain } from '../use-map.ts';

interface Props {
  readonly world: string;
  readonly titleOf: (location: string) => string;
  /** @param at the time of the write by the CMS's clock */
  readonly onAdded: (at: string) => void;
  readonly onClose: () => void;
}

/** Shows which transitions lack an arrow in their pictures, and adds the chosen ones. */
export function ArrowsDialog({ world, titleOf, onAdded, onClose }: Props) {
  const { t } = useTexts();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const path = `${MAP_PATH}/${world}/${ARROWS_PATH}`;
  const missing = useAnswer<readonly ProposedArrow[]>(path);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const arrows = missing.status === 'ready' ? missing.data : [];
  const chosen = arrows.filter((arrow) => !left.has(nameOf(arrow)));

  const add = async (): Promise<void> => {
    setIsSaving(true);
    setFailure('');
    try {
      const { data } = await post<AddedArrowsAnswer>(path, {
        arrows: chosen.map(({ from, to }) => ({ from, to })),
      });
      const reasons = data.data.filter(({ outcome }) => outcome !== 'added');
      const count = data.data.length - reasons.length;
      if (count > 0) {
        onAdded(data.at);
        toggleNotification({ type: 'success', message: t('arrows.done', { count }) });
      }
      if (reasons.length === 0) return onClose();
      setFailed(new Map(reasons.map((arrow) => [nameOf(arrow), reasonOf(arrow)])));
      if (missing.status === 'ready') missing.again();
    } catch (error) {
      setFailure(explain(error, t));
    }
    setIsSaving(false);
  };
  const reasonOf = ({ outcome, reason = '' }: AddedArrow): string =>
    outcome === 'refused' ? t('arrows.refused', { reason }) : t('arrows.unchanged');

  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen || isSaving ? undefined : onClose())}>
      <Modal.Content>
        <Modal.Header closeLabel={t('map.close')}>
          <Modal.Title>{t('arrows.open')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {missing.status === 'loading' ? <Loader small>{t('arrows.loading')}</Loader> : null}
          {missing.status === 'failed' ? (
            <Flex gap={3} wrap="wrap">
              <Typography role="alert" textColor="danger600">
                {t('pages.failed')}
              </Typography>
              <Button variant="secondary" onClick={missing.again}>
                {t('pages.retry')}
              </Button>
            </Flex>
          ) : null}
          {missing.status === 'ready' ? (
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Typography tag="p" textColor="neutral800">
                {t(arrows.length === 0 ? 'arrows.none' : 'arrows.rule')}
              </Typography>
              <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
                {arrows.map((arrow) => (
                  <li key={nameOf(arrow)}>
                    <Checkbox
                      checked={!left.has(nameOf(arrow))}
                      disabled={isSaving}
                      onCheckedChange={(isChecked) => {
                        const next = new Set(left);
                        if (isChecked === true) next.delete(nameOf(arrow));
                        else next.add(nameOf(arrow));
                        setLeft(next);
                      }}
                    >
                      {`${t('arrows.ends', { from: titleOf(arrow.from), to: titleOf(arrow.to) })} · ${t(`arrows.direction.${arrow.direction}`)}`}
                    </Checkbox>
                    {failed.has(nameOf(arrow)) ? (
                      <Typography tag="p" role="alert" textColor="danger600">
                        {failed.get(nameOf(arrow))}
                      </Typography>
                    ) : null}
                  </li>
                ))}
              </Flex>
            </Flex>
          ) : null}
        </Modal.Body>
        <Modal.Footer>
          <Flex flex="1" gap={3} justifyContent="flex-end" wrap="wrap">
            <Typography flex="1" tag="output" textColor="danger600">
              {failure}
            </Typography>
            <Button variant="tertiary" type="button" disabled={isSaving} onClick={onClose}>
              {t(arrows.length === 0 ? 'map.close' : 'map.cancel')}
            </Button>
            {arrows.length === 0 ? null : (
              <Button
                type="button"
                loading={isSaving}
                disabled={chosen.length === 0}
                onClick={() => void add()}
              >
                {t('arrows.add', { count: chosen.length })}
              </Button>
            )}
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function nameOf({ from, to }: ArrowEnds): string {
  return `${from} ${to}`;
}
