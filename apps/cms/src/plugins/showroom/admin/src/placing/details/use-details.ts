import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import type { FormRow } from '../form-hotspot.ts';
import { detailsIn } from './form-detail.ts';

interface Step {
  readonly rows: readonly FormRow[];
  /** Changes of one sort that follow each other are one step. */
  readonly sort: string;
}

/** The looping details of a location's form, and the steps to undo. */
export interface Details {
  readonly rows: readonly FormRow[];
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** @param sort of the change: the arrow keys of one rectangle, or one drag. */
  readonly change: (detail: FormRow, sort: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

const NOTHING: Pick<Details, 'past' | 'future'> = { past: [], future: [] };

/** Works on the form: what is saved, and how two editors are merged, is the form's matter. */
export function useDetails(): Details {
  const field = useForm('useDetails', ({ values }) => (values as { readonly details?: unknown }).details);
  const onChange = useForm('useDetails', (form) => form.onChange);
  const [history, setHistory] = useState(NOTHING);
  const written = useRef(field);
  // A save gives rows other keys: earlier steps cannot be undone any more.
  useEffect(() => {
    if (written.current === field) return;
    written.current = field;
    setHistory(NOTHING);
  }, [field]);
  const rows = detailsIn(field);
  const write = (next: readonly FormRow[], steps: typeof NOTHING): void => {
    written.current = next;
    setHistory(steps);
    onChange('details', next);
  };
  const { past, future } = history;
  return {
    rows,
    ...history,
    change(detail, sort) {
      const next = rows.map((row) => (row['__temp_key__'] === detail['__temp_key__'] ? detail : row));
      const isSameStep = future.length === 0 && past.at(-1)?.sort === sort;
      write(next, { past: isSameStep ? past : [...past, { rows, sort }], future: [] });
    },
    undo() {
      const step = past.at(-1);
      if (step === undefined) return;
      const later = [{ rows, sort: step.sort }, ...future];
      write(step.rows, { past: past.slice(0, -1), future: later });
    },
    redo() {
      const [step, ...rest] = future;
      if (step === undefined) return;
      write(step.rows, { past: [...past, { rows, sort: step.sort }], future: rest });
    },
  };
}
