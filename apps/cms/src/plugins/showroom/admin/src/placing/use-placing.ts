import { useForm } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { hotspotsIn, titleOf } from './form-hotspot.ts';
import type { FormHotspot } from './form-hotspot.ts';
import { hasMoved } from './has-moved.ts';
import { HOTSPOT_RULES } from './hotspot-rules.ts';
import type { PlacingEvent } from './placing-state.ts';
import { notePlacing } from './spread-choice.ts';
import type { PlacedForm } from './spread-choice.ts';
import { useFormRows } from './use-form-rows.ts';
import type { Placing } from './use-form-rows.ts';

export type Dispatch = (event: PlacingEvent) => void;

/** The hotspots of a location's form. */
export function usePlacing({
  documentId,
  locale,
  wanted,
}: PlacedForm & { readonly wanted: string | undefined }): Placing<FormHotspot> {
  const values = useForm('usePlacing', (form) => form.values);
  const initialValues = useForm('usePlacing', (form) => form.initialValues);
  const onChange = useForm('usePlacing', (form) => form.onChange);
  const onWrite = useCallback(
    (hotspots: readonly FormHotspot[]) => {
      notePlacing({ documentId, locale }, hasMoved({ hotspots }, initialValues));
      onChange('hotspots', hotspots);
    },
    [documentId, locale, initialValues, onChange],
  );
  return useFormRows({
    field: (values as { readonly hotspots?: unknown }).hotspots,
    rowsOf,
    rules: HOTSPOT_RULES,
    onWrite,
    selects: (hotspot) => wanted !== undefined && titleOf(hotspot) === wanted,
  });
}

function rowsOf(hotspots: unknown): readonly FormHotspot[] {
  return hotspotsIn({ hotspots });
}
