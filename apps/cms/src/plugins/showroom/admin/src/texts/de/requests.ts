import type { en } from '../en/requests.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'requests.title': 'Kontaktanfragen',
  'requests.link': 'Zu allen Anfragen',
  'requests.loading': 'Der Showroom wird gefragt …',
  'requests.none': 'Alle Kontaktanfragen sind zugestellt.',
  'requests.waiting':
    '{count, plural, one {# Kontaktanfrage wird} other {# Kontaktanfragen werden}} gerade zugestellt.',
  'requests.late':
    '{count, plural, one {# Kontaktanfrage wartet} other {# Kontaktanfragen warten}} seit mehr als zehn Minuten, die älteste seit {age}.',
  'requests.minutes': '{count, plural, one {# Minute} other {# Minuten}}',
  'requests.hours': '{count, plural, one {# Stunde} other {# Stunden}}',
  'requests.cms': 'Das CMS nimmt sie nicht an ({reason}).',
  'requests.mail': 'Der Mailserver nimmt sie nicht an ({reason}).',
  'requests.refused':
    '{count, plural, one {# Kontaktanfrage wurde} other {# Kontaktanfragen wurden}} immer wieder abgelehnt. Wer den Showroom betreibt, sollte die Ursache beheben und den Webserver neu starten: Dann versucht er es noch einmal.',
  'requests.unreadable':
    '{count, plural, one {# Kontaktanfrage lässt} other {# Kontaktanfragen lassen}} sich nicht von der Platte lesen. Wer den Showroom betreibt, sollte in den Ordner „outbox“ sehen.',
  'requests.away':
    'Der Showroom antwortet nicht. Ob Kontaktanfragen warten, ist deshalb nicht bekannt. Was er angenommen hat, behält er.',
  'requests.unset':
    'Dieses CMS kennt die Adresse des Showrooms nicht (REVALIDATE_URL) und kann nicht fragen, welche Kontaktanfragen warten.',
};
