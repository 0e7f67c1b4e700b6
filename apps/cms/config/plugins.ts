import { LOGIN_LASTS } from '../src/accounts/revocable-jwt.ts';
import { secrets } from '../src/environment/secrets.ts';
import { MAX_UPLOAD_BYTES } from '../src/contracts/uploads.ts';

export default () => ({
  showroom: { enabled: true, resolve: './src/plugins/showroom' },
  'users-permissions': {
    config: {
      jwtSecret: secrets().JWT_SECRET,
      // Each login is a row that can be deleted, and no login outlives it: see `revocable-jwt.ts`.
      jwtManagement: 'refresh',
      sessions: {
        accessTokenLifespan: LOGIN_LASTS,
        idleRefreshTokenLifespan: LOGIN_LASTS,
        maxRefreshTokenLifespan: LOGIN_LASTS,
      },
      register: { allowedFields: [] },
      // All visitors log in through the web server, which has one address and throttles guessing itself. Strapi's
      // limit of five logins in five minutes per address would apply to the whole showroom.
      ratelimit: { interval: { min: 1 }, max: 120 },
    },
  },
  upload: {
    config: {
      sizeLimit: MAX_UPLOAD_BYTES,
      // Our own rule judges every file (src/uploads/guard-uploads.ts). Strapi's would leave those it refuses out
      // of a request without a word, and without one it warns at each upload.
      security: { allowedTypes: ['*/*'] },
      // The thumbnail of 245 pixels Strapi makes by itself.
      breakpoints: { xxlarge: 3840, xlarge: 1920, large: 1000, medium: 750, small: 500 },
    },
  },
});
