import type { en } from '../en/worlds.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'worlds.title': 'Welten',
  'worlds.subtitle':
    'Eine Welt kopieren, ganz veröffentlichen, zurückziehen oder mit allem löschen, was nur ihr gehört.',
  'worlds.empty': 'Es gibt noch keine Welt: Legen Sie die erste im Content Manager an.',
  'worlds.default': 'Erste Welt',
  'worlds.published': 'Veröffentlicht',
  'worlds.draft': 'Entwurf',
  'worlds.lock.code': 'Geschlossen: fragt nach einem Zugangscode',
  'worlds.lock.login': 'Geschlossen: nur für angemeldete Besucher',
  'worlds.lock.loginAndCode': 'Geschlossen: fragt nach einer Anmeldung und einem Zugangscode',
  'worlds.lock.codeMissing': 'Für alle geschlossen: Der Zugangscode fehlt',
  'worlds.lock.codesDiffer': 'Für alle geschlossen: Die Sprachen haben verschiedene Zugangscodes',
  'worlds.lock.locations':
    '{count, plural, one {# Ort hat eine eigene Regel, wer hineindarf} other {# Orte haben eigene Regeln, wer hineindarf}}',
  'worlds.counts':
    '{locations, plural, one {# Ort} other {# Orte}}, {transitions, plural, one {# Übergang} other {# Übergänge}}',
  'worlds.unpublished':
    '{count, plural, =0 {Alles davon ist veröffentlicht.} one {# Eintrag hat Änderungen, die Besucher nicht sehen.} other {# Einträge haben Änderungen, die Besucher nicht sehen.}}',
  'worlds.open': 'Öffnen',
  'worlds.openLabel': '„{world}“ öffnen',
  'worlds.duplicate': 'Duplizieren',
  'worlds.publish': 'Veröffentlichen',
  'worlds.unpublish': 'Zurückziehen',
  'worlds.delete': 'Löschen',
  'worlds.duplicate.title': '„{world}“ duplizieren',
  'worlds.publish.title': '„{world}“ veröffentlichen',
  'worlds.unpublish.title': '„{world}“ zurückziehen',
  'worlds.delete.title': '„{world}“ löschen',
  'worlds.duplicate.affected': 'Das wird kopiert, als Entwurf und in allen Sprachen:',
  'worlds.publish.affected': 'Das wird veröffentlicht, in allen vorhandenen Sprachen:',
  'worlds.unpublish.affected': 'Das sehen Besucher dann nicht mehr. Die Entwürfe bleiben:',
  'worlds.delete.affected': 'Das wird gelöscht, in allen Sprachen; der Papierkorb behält es eine Zeit lang:',
  'worlds.duplicate.kept': 'Das teilt sich die Kopie mit dem Original, wie alle Bilder und Filme:',
  'worlds.delete.kept': 'Das bleibt, weil auch anderes es verwendet; auch alle Bilder und Filme bleiben:',
  'worlds.outside':
    'Das hier darf Ihr Konto nicht ändern. Dafür braucht es jemanden, der alle Welten ändern darf:',
  'worlds.heldBack': 'Hier hat der Doktor Fehler gefunden. Das wird ausgelassen:',
  'worlds.leadingBack':
    '{count, plural, one {Ein gemeinsamer Artikel führt ins Original: {titles}.} other {# gemeinsame Artikel führen ins Original: {titles}.}} Kopieren Sie die Artikel mit, um das zu vermeiden.',
  'worlds.isDefault':
    'Besucher der bloßen Adresse kommen in diese Welt. Wählen Sie vorher in den Einstellungen eine andere erste Welt.',
  'worlds.nothing': 'Es gibt nichts zu tun.',
  'worlds.group': '{count} × {kind}',
  'worlds.more': 'und {count} weitere',
  'worlds.name': 'Name',
  'worlds.name.hint': 'In jeder Sprache; übersetzen Sie ihn später.',
  'worlds.slug': 'Slug',
  'worlds.slug.hint': 'Die Adresse: Kleinbuchstaben, Ziffern und Bindestriche.',
  'worlds.withArticles': 'Auch die Artikel kopieren',
  'worlds.typeName': 'Geben Sie „{world}“ ein, um die Welt zu löschen',
  'worlds.cancel': 'Abbrechen',
  'worlds.duplicate.done':
    '„{world}“ ist als Entwurf angelegt: {count, plural, one {# Eintrag} other {# Einträge}}.',
  'worlds.publish.done':
    '{count, plural, one {# Eintrag ist veröffentlicht.} other {# Einträge sind veröffentlicht.}}',
  'worlds.unpublish.done':
    '{count, plural, one {# Eintrag ist zurückgezogen.} other {# Einträge sind zurückgezogen.}}',
  'worlds.delete.done': '{count, plural, one {# Eintrag ist gelöscht.} other {# Einträge sind gelöscht.}}',
  'worlds.failed': 'Nichts wurde geändert. {reason}',
};
