/**
 * Lists have no upper limit: only the token of the web server may read them, and it asks for everything
 * with `limit=-1` (specification section 7).
 */
export default { rest: { defaultLimit: 25, withCount: true } };
