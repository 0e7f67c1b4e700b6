/** What several processes of the CMS sign and encrypt with, where each has a data folder of its own. */
export const CMS_SECRETS = {
  APP_KEYS: 'one-key-of-tests,another-key-of-tests',
  ADMIN_JWT_SECRET: 'secret-of-the-panel',
  API_TOKEN_SALT: 'salt-of-tokens',
  TRANSFER_TOKEN_SALT: 'salt-of-transfers',
  JWT_SECRET: 'secret-of-accounts',
  ENCRYPTION_KEY: 'key-of-the-database',
  CMS_API_TOKEN: 'a-token-of-the-installation-for-its-web-servers',
};
