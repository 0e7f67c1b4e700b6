import { NOT_ALLOWED } from '../contracts/refusals.ts';

/** Fields with a required form are slugs and colours; Strapi's sentence takes the hint's place, so it says both. */
const WRONG_FORM = {
  en: 'This cannot be used here. A slug has small letters, digits and hyphens, like hall-1; a colour has a number sign and six digits or letters from a to f, like #00857c.',
  de: 'Das geht hier nicht. Ein Slug hat kleine Buchstaben, Ziffern und Bindestriche, wie halle-1; eine Farbe hat ein Rautenzeichen und sechs Ziffern oder Buchstaben von a bis f, wie #00857c.',
};

/** What Strapi's own part of the panel says otherwise here, by its keys, in the languages of the panel. */
export const PANEL_TEXTS = {
  en: {
    'app.components.LeftMenu.navbrand.title': 'Vitrine',
    'app.components.LeftMenu.navbrand.workplace': 'Showroom content',
    'Auth.form.welcome.title': 'Welcome to Vitrine',
    'Auth.form.welcome.subtitle': 'Log in to look after the showroom',
    'Auth.form.register.subtitle':
      'With this account you work in the CMS. It is kept in your own database alone.',
    'Settings.profile.form.section.experience.title': 'Language and look',
    'global.localization': 'Languages',
    'components.Input.error.validation.regex': WRONG_FORM.en,
    'components.Input.error.validation.regex.withField': `{field}: ${WRONG_FORM.en}`,
    'components.Input.error.validation.string': 'Write a text here.',
    // Strapi shows it above “2 uploaded, 1 failed” as well.
    'upload.upload.progress.success': 'The upload is finished',
  },
  de: {
    'app.components.LeftMenu.navbrand.title': 'Vitrine',
    'app.components.LeftMenu.navbrand.workplace': 'Inhalte des Showrooms',
    'Auth.form.welcome.title': 'Willkommen bei Vitrine',
    'Auth.form.welcome.subtitle': 'Melden Sie sich an, um den Showroom zu pflegen',
    'Auth.form.register.subtitle':
      'Mit diesem Konto arbeiten Sie im CMS. Es bleibt in Ihrer eigenen Datenbank.',
    'Settings.profile.form.section.experience.title': 'Sprache und Aussehen',
    'components.Input.error.validation.regex': WRONG_FORM.de,
    'components.Input.error.validation.regex.withField': `{field}: ${WRONG_FORM.de}`,
    'components.Input.error.validation.string': 'Schreiben Sie hier einen Text.',
    'upload.upload.progress.success': 'Das Hochladen ist abgeschlossen',
    'upload.upload.progress.success.subtitle':
      '{count, plural, one {# Datei hochgeladen} other {# Dateien hochgeladen}}',
    'upload.upload.progress.success.subtitle.withErrors':
      '{successCount} hochgeladen, {errorCount} fehlgeschlagen',
    [`apiError.${NOT_ALLOWED}`]: 'Ihre Rolle erlaubt das nicht. Fragen Sie einen Administrator dieses CMS.',
  },
};
