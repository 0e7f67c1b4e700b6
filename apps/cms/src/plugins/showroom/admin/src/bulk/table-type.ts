/** The content type of a sent table: the CMS recognises by its content what it is. */
export const TABLE_TYPE = 'application/octet-stream';
