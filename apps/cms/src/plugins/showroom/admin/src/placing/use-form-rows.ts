import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormRow } from './form-hotspot.ts';
import { placingOf, transition } from './placing-state.ts';
import type { PlacingEvent, PlacingRules, PlacingState } from './placing-state.ts';

/** The hotspots of a form, and the only way to change them. */
export type Placing<Row extends FormRow> = readonly [PlacingState<Row>, (event: PlacingEvent<Row>) => void];

interface FormRows<Row extends FormRow> {
  /** The value of the form's field. */
  readonly field: unknown;
  readonly rowsOf: (field: unknown) => readonly Row[];
  readonly rules: PlacingRules<Row>;
  readonly onWrite: (rows: readonly Row[]) => void;
  /** Which one is selected first. */
  readonly selects?: (hotspot: Row) => boolean;
}

/**
 * Keeps the state of a placing view and the form's field the same.
 *
 * @param given.rowsOf and `rules` never change.
 */
export function useFormRows<Row extends FormRow>(given: FormRows<Row>): Placing<Row> {
  const { field, rowsOf, rules, onWrite, selects } = given;
  const [state, setState] = useState(() => {
    const begun = placingOf(rowsOf(field));
    const found = selects && begun.hotspots.find((hotspot) => selects(hotspot));
    return found === undefined ? begun : { ...begun, selected: found['__temp_key__'], selections: 1 };
  });
  const latest = useRef(state);
  const seen = useRef(field);

  const dispatch = useCallback(
    (event: PlacingEvent<Row>) => {
      const [next, effects] = transition(latest.current, event, rules);
      latest.current = next;
      setState(next);
      for (const { hotspots } of effects) {
        seen.current = hotspots;
        onWrite(hotspots);
      }
    },
    [rules, onWrite],
  );

  useEffect(() => {
    if (seen.current === field) return;
    seen.current = field;
    dispatch({ type: 'formChanged', hotspots: rowsOf(field) });
  }, [field, rowsOf, dispatch]);

  return [state, dispatch];
}
