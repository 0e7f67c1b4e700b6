import { Button, Checkbox, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { ARROWS_PATH, MAX_ARROWS } from '../../../../contracts/arrows.ts';
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
  /** Whether changes of the map are on their way to the CMS: it does not know of the latest transitions yet. */
  readonly isSaving: boolean;
  readonly titleOf: (location: string) => string;
  /** @param at the time of the write by the CMS's clock */
  readonly onAdded: (at: string) => void;
  readonly onClose: () => void;
}

/** Shows which transitions lack an arrow in their pictures, and adds the chosen ones. */
export function ArrowsDialog({ isSaving, ...props }: Props) {
  const { t } = useTexts();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen || isAdding ? undefined : props.onClose())}>
      <Modal.Content>
        <Modal.Header closeLabel={t('map.close')}>
          <Modal.Title>{t('arrows.open')}</Modal.Title>
        </Modal.Header>
        {isSaving ? (
          <Modal.Body>
            <Loader small>{t('arrows.loading')}</Loader>
          </Modal.Body>
        ) : (
          <MissingArrows {...props} isAdding={isAdding} onAdding={setIsAdding} />
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

interface MissingProps extends Omit<Props, 'isSaving'> {
  readonly isAdding: boolean;
  readonly onAdding: (isAdding: boolean) => void;
}

function MissingArrows({ world, titleOf, onAdded, onClose, isAdding, onAdding }: MissingProps) {
  const { t } = useTexts();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const path = `${MAP_PATH}/${world}/${ARROWS_PATH}`;
  const missing = useAnswer<readonly ProposedArrow[]>(path);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState('');
  const arrows = missing.status === 'ready' ? missing.data : [];
  const chosen = arrows.filter((arrow) => !left.has(nameOf(arrow)));

  /** @returns what became of each; arrows that an earlier request has added stay when a later one fails. */
  const add = async (): Promise<readonly AddedArrow[]> => {
    const results: AddedArrow[] = [];
    for (let first = 0; first < chosen.length; first += MAX_ARROWS) {
      const some = chosen.slice(first, first + MAX_ARROWS).map(({ from, to }) => ({ from, to }));
      const { data } = await post<AddedArrowsAnswer>(path, { arrows: some });
      results.push(...data.data);
      onAdded(data.at);
    }
    return results;
  };
  const showFailures = (results: readonly AddedArrow[]): void => {
    setRefused(
      new Map(
        results.flatMap(({ outcome, reason = '', ...ends }) =>
          outcome === 'refused' ? [[nameOf(ends), t('arrows.refused', { reason })]] : [],
        ),
      ),
    );
    const isOutdated = results.some(({ outcome }) => outcome === 'unchanged');
    setFailure(isOutdated ? t('arrows.unchanged') : '');
  };
  const submit = async (): Promise<void> => {
    onAdding(true);
    setFailure('');
    try {
      const results = await add();
      const count = results.filter(({ outcome }) => outcome === 'added').length;
      if (count > 0) toggleNotification({ type: 'success', message: t('arrows.done', { count }) });
      if (count === results.length) return onClose();
      showFailures(results);
    } catch (error) {
      setFailure(explain(error, t));
    }
    onAdding(false);
    if (missing.status === 'ready') missing.again();
  };

  return (
    <>
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
              {arrows.map((arrow) => {
                const name = nameOf(arrow);
                return (
                  <li key={name}>
                    <Checkbox
                      checked={!left.has(name)}
                      disabled={isAdding}
                      onCheckedChange={(isChecked) => {
                        const next = new Set(left);
                        if (isChecked === true) next.delete(name);
                        else next.add(name);
                        setLeft(next);
                      }}
                    >
                      {`${t('arrows.ends', { from: titleOf(arrow.from), to: titleOf(arrow.to) })} · ${t(`arrows.direction.${arrow.direction}`)}`}
                    </Checkbox>
                    {refused.has(name) ? (
                      <Typography tag="p" role="alert" textColor="danger600">
                        {refused.get(name)}
                      </Typography>
                    ) : null}
                  </li>
                );
              })}
            </Flex>
          </Flex>
        ) : null}
      </Modal.Body>
      <Modal.Footer>
        <Flex flex="1" gap={3} justifyContent="flex-end" wrap="wrap">
          <Typography flex="1" tag="output" textColor="danger600">
            {failure}
          </Typography>
          <Button variant="tertiary" type="button" disabled={isAdding} onClick={onClose}>
            {t(arrows.length === 0 ? 'map.close' : 'map.cancel')}
          </Button>
          {arrows.length === 0 ? null : (
            <Button
              type="button"
              loading={isAdding}
              disabled={chosen.length === 0}
              onClick={() => void submit()}
            >
              {t('arrows.add', { count: chosen.length })}
            </Button>
          )}
        </Flex>
      </Modal.Footer>
    </>
  );
}

function nameOf({ from, to }: ArrowEnds): string {
  return `${from} ${to}`;
}
