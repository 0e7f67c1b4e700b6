import type { en } from '../en/stills.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'stills.title': 'Bild aus dem Panorama',
  'stills.about':
    'Macht den Hintergrund für 4:3 und 16:9: was das Panorama mit seinem Startblick zeigt. Er steht dann im Formular, und Sie speichern ihn.',
  'stills.make': 'Bild aus dem Panorama machen',
  'stills.making': 'Die Bilder werden gemacht …',
  'stills.made':
    'Die Bilder stehen unter „Hintergrund“ und in der Medienbibliothek. Speichern Sie, damit sie bleiben.',
  'stills.noStart': 'Füllen Sie zuerst alle drei Zahlen des Startblicks aus.',
  'stills.ask': 'Hintergrund ersetzen?',
  'stills.keep': 'Behalten',
  'stills.replace': 'Machen und ersetzen',
  'stills.leaves':
    '{count, plural, one {{names} kommt} other {{names} kommen}} aus dem Hintergrund dieses Ortes heraus. Dateien bleiben in der Medienbibliothek, und gespeichert wird noch nichts.',
  'stills.forbidden': 'Ihre Rolle darf der Medienbibliothek keine Dateien hinzufügen.',
  'stills.failed':
    'Die Bilder konnten nicht gemacht werden. Prüfen Sie, ob sich das Panorama in der Medienbibliothek öffnen lässt, und versuchen Sie es noch einmal.',
};
