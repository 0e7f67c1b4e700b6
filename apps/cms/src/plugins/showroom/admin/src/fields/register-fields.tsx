import type { StrapiApp } from '@strapi/strapi/admin';
import { adaptEditView, adaptLabels } from './adapt-layouts.ts';
import type { EditLayout, LaidOutField } from './adapt-layouts.ts';
import { ChoiceCell } from './choice-cell.tsx';
import { CHOICES } from './choices.ts';
import { GERMAN_KINDS } from '../../../contracts/german/kinds.ts';

type Row = Readonly<Record<string, unknown>>;

interface Column extends LaidOutField {
  readonly attribute?: { readonly type?: string };
  /** Draws the cell of a row instead of Strapi. */
  readonly cellFormatter?: (row: Row) => React.ReactNode;
}

/** The pages on which the labels themselves are edited: the server translates what they show, and back. */
const CONFIGURATION = /\/configurations\//;

/** Strapi sets it when the panel starts, and whenever the profile changes. */
function panelLanguage(): string {
  return document.documentElement.lang;
}

/** Labels and hints in the panel's language, fields that depend on others, and words in lists. */
export function registerFields(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook(
    'Admin/CM/pages/EditView/mutate-edit-view-layout',
    (given: { readonly layout: EditLayout }) =>
      CONFIGURATION.test(window.location.pathname)
        ? given
        : { ...given, layout: adaptEditView(given.layout, panelLanguage()) },
  );
  app.registerHook(
    'Admin/CM/pages/ListView/inject-column-in-table',
    (given: { readonly displayedHeaders: readonly Column[] }) => ({
      ...given,
      displayedHeaders: adaptLabels(given.displayedHeaders, panelLanguage()).map(inWords),
    }),
  );
  app.registerHook(
    'Admin/CM/pages/ListView/inject-in-filters',
    (given: { readonly displayedFilters: readonly { readonly label?: unknown }[] }) => ({
      ...given,
      displayedFilters: adaptLabels(given.displayedFilters, panelLanguage()),
    }),
  );
}

function inWords(column: Column): Column {
  if (column.attribute?.type !== 'enumeration') return column;
  return { ...column, cellFormatter: (row) => <ChoiceCell value={row[column.name]} /> };
}

/** Words that Strapi looks up by what is stored: values of enumerations, names of content types and of parts. */
export function fieldMessages(locale: string): Readonly<Record<string, string>> {
  return { ...CHOICES[locale], ...(locale === 'de' ? GERMAN_KINDS : {}) };
}
