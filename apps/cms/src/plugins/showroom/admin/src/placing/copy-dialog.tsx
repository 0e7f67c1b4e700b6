import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { PLACING_PATH } from '../../../contracts/placing.ts';
import type { CopyAnswer, CopyRequest, CopyResult } from '../../../contracts/placing.ts';
import { useTexts } from '../use-texts.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { useTargets } from './use-targets.ts';

interface Props {
  readonly documentId: string;
  readonly locale: string;
  /** The saved hotspot; undefined if the form has unsaved changes of it. */
  readonly hotspot: Pick<CopyRequest, 'component' | 'id'> | undefined;
  readonly onClose: () => void;
}

/** Copies a hotspot to the same position of other locations, as drafts, and shows the result for each. */
export function CopyDialog({ documentId, locale, hotspot, onClose }: Props) {
  const { t } = useTexts();
  const { post } = useFetchClient();
  const [text, setText] = useState('');
  const [to, setTo] = useState<ReadonlySet<string>>(new Set());
  const [results, setResults] = useState<readonly CopyResult[] | 'copying' | 'failed'>();
  const choices = useTargets({ kind: 'location', locale, text, from: documentId });
  const others =
    choices.status === 'ready'
      ? { ...choices, choices: choices.choices.filter(({ key }) => key !== documentId) }
      : choices;
  const copy = async (): Promise<void> => {
    if (hotspot === undefined) return;
    setResults('copying');
    const path = `${PLACING_PATH}/copies/${documentId}`;
    setResults(
      await post<CopyAnswer>(path, { ...hotspot, to: [...to] }, { params: { locale } }).then(
        ({ data }) => data.data,
        () => 'failed' as const,
      ),
    );
  };
  const isDone = Array.isArray(results);
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header closeLabel={t('placing.cancel')}>
          <Modal.Title>{t('placing.copyTitle')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {hotspot === undefined ? <Typography>{t('placing.saveFirst')}</Typography> : null}
            {results === 'failed' ? (
              <Typography role="alert" textColor="danger600">
                {t('placing.copyFailed')}
              </Typography>
            ) : null}
            {isDone ? (
              <Results results={results} />
            ) : hotspot === undefined ? null : (
              <ChoiceGrid
                label={t('placing.choose.location')}
                choices={others}
                text={text}
                onText={setText}
                isMultiple
                chosen={to}
                onChoose={({ key }) => {
                  const next = new Set(to);
                  if (!next.delete(key)) next.add(key);
                  setTo(next);
                }}
              />
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {t(isDone ? 'placing.done' : 'placing.cancel')}
          </Button>
          {isDone ? null : (
            <Button
              disabled={hotspot === undefined || to.size === 0}
              loading={results === 'copying'}
              onClick={() => void copy()}
            >
              {t('placing.copy', { count: to.size })}
            </Button>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function Results({ results }: { readonly results: readonly CopyResult[] }) {
  const { t } = useTexts();
  return (
    <Flex tag="ul" aria-live="polite" direction="column" alignItems="stretch" gap={2}>
      {results.map(({ documentId, title, outcome, reason = '' }) => (
        <li key={documentId}>
          <Typography textColor={outcome === 'copied' ? 'success600' : 'danger600'}>
            {title} · {t(`placing.outcome.${outcome}`, { reason })}
          </Typography>
        </li>
      ))}
    </Flex>
  );
}
