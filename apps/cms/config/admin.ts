import { isSecureOrigin } from '../src/environment/own-origin.ts';
import { secrets } from '../src/environment/secrets.ts';
import { FORGOTTEN_PASSWORD } from '../src/mail/forgotten-password.ts';

export default () => {
  const { ADMIN_JWT_SECRET, API_TOKEN_SALT, TRANSFER_TOKEN_SALT, ENCRYPTION_KEY } = secrets();
  return {
    auth: {
      secret: ADMIN_JWT_SECRET,
      // Without `secure`, Strapi marks the cookie by whether the request itself came by TLS.
      cookie: { sameSite: 'strict', ...(isSecureOrigin() ? { secure: true } : {}) },
    },
    forgotPassword: { emailTemplate: FORGOTTEN_PASSWORD },
    apiToken: { salt: API_TOKEN_SALT },
    transfer: { token: { salt: TRANSFER_TOKEN_SALT } },
    secrets: { encryptionKey: ENCRYPTION_KEY },
    flags: { nps: false, promoteEE: false },
    autoOpen: false,
    // Strapi's own shows unsaved changes in its paid editions alone; the plugin has one.
    preview: { enabled: false },
    watchIgnoreFiles: ['**/.data/**', '**/tests/**'],
  };
};
