import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { unstable_useContentManagerContext, unstable_useDocument, useForm } from '@strapi/strapi/admin';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SavedMeanwhile } from '../../../contracts/saving.ts';
import { useTexts } from '../use-texts.ts';
import { DifferenceRow } from './difference-row.tsx';
import { decided } from './decided.ts';
import { nameOfDifference, useFieldLabels } from './field-names.ts';
import { isRow } from './form-values.ts';
import type { Attributes, Components, Side, Values } from './form-values.ts';
import { merge } from './merge.ts';
import type { Difference, Merged, Model } from './merge.ts';
import type { RelationsOfRow } from './recreate-row.ts';
import { saveNow } from './save-now.ts';
import type { SavedEntry } from './adapt-saves.ts';

interface Props {
  readonly entry: SavedEntry;
  readonly by: SavedMeanwhile;
  readonly base: Values;
  readonly mine: Values;
  readonly relationsOf: RelationsOfRow;
  readonly onEnd: () => void;
}

/**
 * Shows the later of two editors what the other one has saved, merges both, and asks about each field that both
 * have changed. Whichever way the dialog is closed, the form contains the editor's own work.
 */
export function MergeDialog({ onEnd, ...given }: Props) {
  const { entry, by, mine } = given;
  const { t } = useTexts();
  const { formatDate } = useIntl();
  const { reading, merged } = useMerged(given);
  const labelOf = useFieldLabels(entry.model);
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const resetForm = useForm('MergeDialog', (form) => form.resetForm);
  const setValues = useForm('MergeDialog', (form) => form.setValues);
  const sideOf = ({ path }: Difference): Side => sides.get(path.join('.')) ?? 'mine';
  const end = (isSaved: boolean): void => {
    if (merged !== undefined) resetForm(merged.theirs);
    setValues(merged === undefined ? mine : decided(merged, sideOf));
    onEnd();
    // The form receives the values in the next frame.
    if (isSaved) requestAnimationFrame(() => requestAnimationFrame(saveNow));
  };
  const nameOf = (difference: Difference): string =>
    merged === undefined
      ? ''
      : nameOfDifference(difference, { ...merged.model, uid: entry.model, values: merged.values, labelOf });
  const asked = merged?.differences.filter(({ changedBy }) => changedBy === 'both') ?? [];
  const notified = merged?.differences.filter(({ changedBy }) => changedBy !== 'both') ?? [];
  return (
    <Modal.Root open onOpenChange={() => end(false)}>
      <Modal.Content>
        <Modal.Header closeLabel={t('saving.later')}>
          <Modal.Title>{t('saving.title')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography>
              {t(by.savedBy === undefined ? 'saving.meantimeByProgram' : 'saving.meantime', {
                name: by.savedBy ?? '',
                time: formatDate(by.savedAt, { dateStyle: 'short', timeStyle: 'short' }),
              })}
            </Typography>
            {reading === 'failed' ? (
              <Typography textColor="danger600">{t('saving.unreadable')}</Typography>
            ) : null}
            {reading === 'reading' ? <Typography>{t('saving.reading')}</Typography> : null}
            {merged === undefined ? null : (
              <>
                <Rows
                  title={t('saving.asked')}
                  rows={asked}
                  sideOf={sideOf}
                  onChoose={(difference, side) =>
                    setSides((last) => new Map(last).set(difference.path.join('.'), side))
                  }
                  nameOf={nameOf}
                />
                <Rows title={t('saving.together')} rows={notified} sideOf={sideOf} nameOf={nameOf} />
                {merged.differences.length === 0 ? <Typography>{t('saving.same')}</Typography> : null}
              </>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={() => end(false)}>
            {t('saving.later')}
          </Button>
          <Button disabled={merged === undefined} onClick={() => end(true)}>
            {t('saving.save')}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

/** A unique key: deleted rows of one list have the same path. */
function keyOf({ kind, path, base }: Difference): string {
  const { id, __component } = (kind === 'row' && isRow(base) ? base : {}) as Values;
  return [kind, ...path, __component, id].join('.');
}

type Reading = 'reading' | 'read' | 'failed';

/**
 * The merge of both forms, once the other editor's version is loaded. Strapi itself reloads an entry after a
 * failed save.
 */
function useMerged({ entry, by, base, mine, relationsOf }: Omit<Props, 'onEnd'>) {
  const { document, isLoading, hasError, getInitialFormValues } = unstable_useDocument({
    params: {},
    ...entry,
  });
  const { contentType, components } = unstable_useContentManagerContext();
  const isNew = Date.parse(String(document?.updatedAt)) >= Date.parse(by.savedAt);
  const reading: Reading = isNew ? 'read' : hasError === true && !isLoading ? 'failed' : 'reading';
  const merged = useMemo((): (Merged & { readonly theirs: Values; readonly model: Model }) | undefined => {
    const theirs = reading === 'read' ? (getInitialFormValues() as Values | undefined) : undefined;
    if (theirs === undefined || contentType === undefined) return undefined;
    const attributesOf = Object.fromEntries(
      Object.entries(components).map(([uid, { attributes }]) => [uid, attributes]),
    ) as unknown as Components;
    const attributes = contentType.attributes as unknown as Attributes;
    const model = { attributes, components: attributesOf, relationsOf };
    return { ...merge({ base, mine, theirs }, model), theirs, model };
  }, [reading, getInitialFormValues, contentType, components, base, mine, relationsOf]);
  return { reading, merged };
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly Difference[];
  readonly nameOf: (difference: Difference) => string;
  readonly sideOf: (difference: Difference) => Side;
  readonly onChoose?: (difference: Difference, side: Side) => void;
}

function Rows({ title, rows, nameOf, sideOf, onChoose }: RowsProps) {
  return rows.length === 0 ? null : (
    <Flex tag="section" direction="column" alignItems="stretch" gap={3} aria-label={title}>
      <Typography tag="h3" variant="delta">
        {title}
      </Typography>
      {rows.map((difference) => (
        <DifferenceRow
          key={keyOf(difference)}
          difference={difference}
          name={nameOf(difference)}
          side={sideOf(difference)}
          {...(onChoose && { onChoose: (side: Side) => onChoose(difference, side) })}
        />
      ))}
    </Flex>
  );
}
