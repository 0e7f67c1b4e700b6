import type { en } from '../en/privacy.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'privacy.title': 'Personenbezogene Daten',
  'privacy.subtitle': 'Was der Showroom von einer Person aufbewahrt: finden, herausgeben, löschen.',
  'privacy.kept':
    '{count, plural, =0 {Es gibt keine Kontaktanfragen.} one {Es gibt eine Kontaktanfrage.} other {Es gibt # Kontaktanfragen.}} {days, plural, =0 {Sie bleiben, bis Sie sie löschen.} other {Jede wird # Tage nach ihrem Eingang gelöscht.}}',
  'privacy.oldest': 'Die älteste ist am {date} eingegangen.',
  'privacy.email': 'Mailadresse der Person',
  'privacy.emailHint':
    'Die ganze Adresse, wie die Person sie angegeben hat. Großbuchstaben spielen keine Rolle.',
  'privacy.find': 'Suchen',
  'privacy.found': 'Was von {email} aufbewahrt wird',
  'privacy.nothing': 'Von {email} wird nichts aufbewahrt.',
  'privacy.requests': '{count, plural, one {# Kontaktanfrage} other {# Kontaktanfragen}}',
  'privacy.request': '{name}: {subject}',
  'privacy.account': 'Besucherkonto: {name}',
  'privacy.editorAccount':
    'Ein Konto des CMS hat diese Adresse. Löschen Sie es unter Einstellungen, Administration, Benutzer.',
  'privacy.waiting':
    '{count, plural, one {Eine Anfrage wartet noch auf ihre Zustellung. Sobald sie hier ist, lässt sie sich löschen: Sehen Sie in einer Minute noch einmal nach.} other {# Anfragen warten noch auf ihre Zustellung. Sobald sie hier sind, lassen sie sich löschen: Sehen Sie in einer Minute noch einmal nach.}}',
  'privacy.refused':
    '{count, plural, one {Eine Anfrage wurde vom CMS oder vom Postfach abgelehnt und liegt noch auf dem Server des Showrooms.} other {# Anfragen wurden vom CMS oder vom Postfach abgelehnt und liegen noch auf dem Server des Showrooms.}}',
  'privacy.setAside':
    '{count, plural, one {Eine Anfrage liegt in einer beschädigten Datei auf dem Server des Showrooms.} other {# Anfragen liegen in beschädigten Dateien auf dem Server des Showrooms.}}',
  'privacy.silent':
    'Der Server des Showrooms hat nicht geantwortet: Über Anfragen, die er noch nicht zugestellt hat, ist nichts bekannt.',
  'privacy.mailbox':
    'Gemailte Kopien von Kontaktanfragen und Sicherungskopien sind von hier aus nicht zu erreichen: Löschen Sie sie auch dort.',
  'privacy.export': 'Alles herunterladen',
  'privacy.erase': 'Löschen …',
  'privacy.eraseTitle': 'Alles löschen, was von {email} aufbewahrt wird?',
  'privacy.eraseWarning': 'Das lässt sich nicht rückgängig machen.',
  'privacy.eraseNow': 'Endgültig löschen',
  'privacy.cancel': 'Abbrechen',
  'privacy.typeEmail': 'Mailadresse zur Bestätigung eingeben',
  'privacy.partRequests': 'Kontaktanfragen, auch die nicht zugestellten',
  'privacy.partAccount': 'Das Besucherkonto',
  'privacy.erased':
    '{count, plural, one {Ein Datensatz wurde gelöscht.} other {# Datensätze wurden gelöscht.}} In der Aktivität steht, dass Sie es waren, nicht, wessen Daten es waren.',
  'privacy.failed': 'Das hat nicht geklappt: {reason}',
  'privacy.file': 'Eine Datei in früheren Versionen',
  'privacy.file.text':
    'Die Medienbibliothek behält eine Datei, solange ein Eintrag sie zeigt oder in einer Version gezeigt hat. Wenn ein Bild verschwinden muss: Nehmen Sie es aus den Einträgen, löschen Sie hier die früheren Versionen, die es zeigen, und löschen Sie es dann in der Medienbibliothek.',
  'privacy.file.name': 'Name der Datei',
  'privacy.file.find': 'Dateien suchen',
  'privacy.file.found': 'Dateien mit diesem Namen',
  'privacy.file.none': 'Die Medienbibliothek hat keine solche Datei.',
  'privacy.file.forget': 'Versionen löschen, die „{name}“ zeigen',
  'privacy.file.confirm':
    'Frühere Versionen von Einträgen, die „{name}“ zeigen, werden endgültig gelöscht, mit allem, was darin ist. Was die Einträge jetzt sind, bleibt.',
  'privacy.file.done':
    '{count, plural, =0 {Keine frühere Version zeigt „{name}“.} one {# Version wurde gelöscht.} other {# Versionen wurden gelöscht.}} Wenn kein Eintrag sie jetzt zeigt, lässt sich die Datei in der Medienbibliothek löschen.',
};
