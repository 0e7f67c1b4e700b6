import { useForm } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hotspotsIn, keyOf, titleOf } from './form-hotspot.ts';
import { placingOf, transition } from './placing-state.ts';
import type { PlacingEvent, PlacingState } from './placing-state.ts';
import { hasMoved } from './has-moved.ts';
import { notePlacing } from './spread-choice.ts';
import type { PlacedForm } from './spread-choice.ts';

export type Dispatch = (event: PlacingEvent) => void;

/** The hotspots of the edit view's form, and the only way to change them. */
export function usePlacing({
  documentId,
  locale,
  wanted,
}: PlacedForm & { readonly wanted: string | undefined }): readonly [PlacingState, Dispatch] {
  const values = useForm('usePlacing', (form) => form.values);
  const initialValues = useForm('usePlacing', (form) => form.initialValues);
  const onChange = useForm('usePlacing', (form) => form.onChange);
  const inForm = (values as { readonly hotspots?: unknown }).hotspots;
  const [state, setState] = useState(() => {
    const begun = placingOf(hotspotsIn(values));
    const found = begun.hotspots.find((hotspot) => wanted !== undefined && titleOf(hotspot) === wanted);
    return found === undefined ? begun : { ...begun, selected: keyOf(found) };
  });
  const latest = useRef(state);
  const seen = useRef(inForm);

  const dispatch = useCallback(
    (event: PlacingEvent) => {
      const [next, effects] = transition(latest.current, event);
      latest.current = next;
      setState(next);
      for (const { hotspots } of effects) {
        seen.current = hotspots;
        notePlacing({ documentId, locale }, hasMoved({ hotspots }, initialValues));
        onChange('hotspots', hotspots);
      }
    },
    [documentId, locale, initialValues, onChange],
  );

  useEffect(() => {
    if (seen.current === inForm) return;
    seen.current = inForm;
    dispatch({ type: 'formChanged', hotspots: hotspotsIn({ hotspots: inForm }) });
  }, [inForm, dispatch]);

  return [state, dispatch];
}
