/** Label, purpose of the field, and an example. */
export type FieldText = readonly [label: string, description?: string | undefined, placeholder?: string];

/** The edit view of one content type or component. */
export interface EditView {
  /** Names an entry in lists and relations. */
  readonly mainField?: string;
  /** The list's order; the main field's without it. */
  readonly sortBy?: string;
  readonly isNewestFirst?: boolean;
  /** Columns of the list. Absent for components. */
  readonly columns?: readonly string[];
  /** The fields from top to bottom, those of a row side by side. */
  readonly rows: readonly (readonly string[])[];
  readonly texts: Readonly<Record<string, FieldText>>;
}

/** By uid. */
export type EditViews = Readonly<Record<string, EditView>>;
