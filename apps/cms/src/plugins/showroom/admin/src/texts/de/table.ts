import type { en } from '../en/table.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'table.field': 'Tabelle',
  'table.fieldHint': 'Zeilen und Spalten mit Texten.',
  'table.begin': 'Tabelle beginnen',
  'table.unreadable':
    'Was hier gespeichert ist, ist keine Tabelle. Beginnen Sie eine neue, um es zu ersetzen.',
  'table.columnName': 'Name der Spalte {column}',
  'table.cell': '{column}, Zeile {row}',
  'table.row': 'Zeile {row}',
  'table.column': 'Spalte {column}',
  'table.addRow': 'Zeile darunter hinzufügen',
  'table.rowUp': 'Zeile nach oben',
  'table.rowDown': 'Zeile nach unten',
  'table.removeRow': 'Zeile entfernen',
  'table.addColumn': 'Spalte rechts hinzufügen',
  'table.columnLeft': 'Spalte nach links',
  'table.columnRight': 'Spalte nach rechts',
  'table.removeColumn': 'Spalte entfernen',
};
