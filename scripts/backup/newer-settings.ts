/** A setting of PostgreSQL 17 that its `pg_restore` writes for every server; an older one refuses it. */
const NEWER = Buffer.from('SET transaction_timeout = 0;');

/** The same, for servers that know it. */
export const SET_FOR_NEWER = `select set_config('transaction_timeout', '0', false)
  where current_setting('server_version_num')::integer >= 170000;`;

/** Blanks settings of newer servers in the first piece of a script of `pg_restore`. */
export function withoutNewerSettings(piece: Buffer): Buffer {
  const at = piece.indexOf(NEWER);
  return at < 0 ? piece : Buffer.from(piece).fill(' ', at, at + NEWER.length);
}
