/** The custom field that edits the rows of a table as a grid. It stores what the field always held: lists of cells. */
export const TABLE_FIELD = 'table';
