import { Field, Flex, TextButton, Typography } from '@strapi/design-system';
import { useRef } from 'react';
import { useTexts } from '../use-texts.ts';
import { cellKey } from './cell-keys.ts';
import {
  FIRST_GRID,
  gridOf,
  widthOf,
  withCell,
  withMovedColumn,
  withMovedRow,
  withPasted,
  withRow,
} from './grid.ts';
import type { CellPosition, Grid } from './grid.ts';
import { GridButtons } from './grid-buttons.tsx';
import { GridCells } from './grid-cells.tsx';
import { Stack } from './group.ts';
import { pastedCells } from './pasted-cells.ts';
import { useChosenCell } from './use-chosen-cell.ts';

/** The props that the edit view passes to a field. */
interface Props {
  /** Its path in the form: `sections.2.rows`. */
  readonly name: string;
  readonly label: string;
  readonly labelAction?: React.ReactNode;
  readonly hint?: React.ReactNode;
  readonly value?: unknown;
  readonly error?: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly onChange: (name: string, value: unknown) => void;
}

/** Edits the rows of a table as a grid, with the keys of a spreadsheet, and takes what is pasted from one. */
export function TableField(props: Props) {
  const { name, label, labelAction, hint, error, disabled = false, required = false, onChange } = props;
  const { t } = useTexts();
  const grid = gridOf(props.value);
  const box = useRef<HTMLFieldSetElement>(null);
  const { chosen, choose, goTo } = useChosenCell(box, grid ?? []);
  const change = (changed: Grid) => onChange(name, changed.length === 0 ? null : changed);

  const onKeyDown = (event: React.KeyboardEvent<HTMLTextAreaElement>, position: CellPosition) => {
    if (grid === undefined || event.nativeEvent.isComposing) return;
    const { value: text, selectionStart: from, selectionEnd: to } = event.currentTarget;
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    const meant = cellKey({ key, shiftKey, altKey, ctrlKey, metaKey, text, from, to });
    if (meant === undefined) return;
    event.preventDefault();
    if (meant.kind === 'leave') {
      // Escape closes the dialogs that the form may stand in.
      event.stopPropagation();
      box.current?.querySelector<HTMLElement>('button:enabled')?.focus();
    } else if (meant.kind === 'go') {
      const row = position.row + meant.by.row;
      const isNew = row === grid.length && key === 'Enter' && !disabled;
      const target = isNew ? withRow(grid, row) : grid;
      if (isNew) change(target);
      goTo({ row, column: position.column + meant.by.column }, target);
    } else if (!disabled) {
      const isRow = meant.kind === 'moveRow';
      const row = position.row + (isRow ? meant.by : 0);
      const column = position.column + (isRow ? 0 : meant.by);
      change(isRow ? withMovedRow(grid, position.row, row) : withMovedColumn(grid, position.column, column));
      goTo({ row, column }, grid);
    }
  };

  const onPaste = (event: React.ClipboardEvent<HTMLTextAreaElement>, position: CellPosition) => {
    const text = event.clipboardData.getData('text/plain');
    const pasted = pastedCells(text);
    const [[cell = ''] = []] = pasted;
    // A text from elsewhere goes to where the cursor is, by itself.
    if (grid === undefined || disabled || cell === text) return;
    event.preventDefault();
    if (pasted.length * widthOf(pasted) <= 1) {
      const { value, selectionStart: from, selectionEnd: to } = event.currentTarget;
      change(withCell(grid, position, value.slice(0, from) + cell + value.slice(to)));
      return;
    }
    const target = withPasted(grid, position, pasted);
    change(target);
    goTo({ row: position.row + pasted.length - 1, column: position.column + widthOf(pasted) - 1 }, target);
  };

  return (
    <Field.Root
      name={name}
      required={required}
      {...(hint !== undefined && { hint })}
      {...(error && { error })}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Stack ref={box} aria-label={label}>
        {grid === undefined ? <Typography textColor="danger600">{t('table.unreadable')}</Typography> : null}
        {grid === undefined || grid.length === 0 ? (
          <Flex>
            <TextButton
              disabled={disabled}
              onClick={() => {
                change(FIRST_GRID);
                goTo({ row: 0, column: 0 }, FIRST_GRID);
              }}
            >
              {t('table.begin')}
            </TextButton>
          </Flex>
        ) : (
          <>
            {disabled ? null : (
              <GridButtons grid={grid} chosen={chosen} onChange={change} onChosen={choose} />
            )}
            <GridCells
              grid={grid}
              isDisabled={disabled}
              onFocus={choose}
              onText={(position, text) => change(withCell(grid, position, text))}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
          </>
        )}
      </Stack>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
