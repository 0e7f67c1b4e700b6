/** Texts of the grid that edits a table. ICU messages. */
export const en = {
  'table.field': 'Table',
  'table.fieldHint': 'Rows and columns of texts.',
  'table.begin': 'Begin a table',
  'table.unreadable': 'What is stored here is no table. Begin a new one to replace it.',
  'table.columnName': 'Name of column {column}',
  'table.cell': '{column}, row {row}',
  'table.row': 'Row {row}',
  'table.column': 'Column {column}',
  'table.addRow': 'Add a row below',
  'table.rowUp': 'Move the row up',
  'table.rowDown': 'Move the row down',
  'table.removeRow': 'Remove the row',
  'table.addColumn': 'Add a column to the right',
  'table.columnLeft': 'Move the column to the left',
  'table.columnRight': 'Move the column to the right',
  'table.removeColumn': 'Remove the column',
};
