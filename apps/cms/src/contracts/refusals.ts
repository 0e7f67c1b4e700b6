/** What an account reads that asks for something its role may not do; the panel translates it. */
export const NOT_ALLOWED = 'Your role does not allow this. Ask an administrator of this CMS.';
