/** Hints of stories and their stops. */
export const stories: Readonly<Record<string, string>> = {
  'Norvane in three minutes': 'Norvane in drei Minuten',
  'The last part of its address, the same in every language: /stories/slug.':
    'Der letzte Teil der Adresse, in allen Sprachen gleich: /stories/slug.',
  'first-tour': 'erster-rundgang',
  'One or two sentences, for its page and for search engines.':
    'Ein oder zwei Sätze, für die Seite der Story und für Suchmaschinen.',
  'At the top of its page. Empty: the picture of the first stop.':
    'Oben auf der Seite der Story. Leer: das Bild des ersten Halts.',
  'In this order. Open the preview, walk to what a stop should show and choose “Add as a stop” there, or paste its address. Each language has its own list; an empty one is that of the default language.':
    'In dieser Reihenfolge. Öffnen Sie die Vorschau, gehen Sie zu dem, was ein Halt zeigen soll, und wählen Sie dort „Als Halt hinzufügen“, oder fügen Sie die Adresse ein. Jede Sprache hat ihre eigene Liste; eine leere ist die der Standardsprache.',
  'Of a location with what is open on top, as copied from the browser or shared.':
    'Eines Orts mit dem, was darüber offen ist, wie aus dem Browser kopiert oder geteilt.',
  '/de/hall/entrance?article=12': '/de/halle/eingang?article=12',
  'In lists of the stops. Empty: the title of what is shown.':
    'In Listen der Halte. Leer: der Titel dessen, was gezeigt wird.',
  'For how long it is shown when the story plays by itself: 3 to 600. The page of the story says how long all stops take.':
    'So lange wird er gezeigt, wenn die Story von selbst läuft: 3 bis 600. Die Seite der Story nennt die Dauer aller Halte.',
  'Takes (seconds)': 'Dauert (Sekunden)',
  'For those who present the story. Visitors never get them.':
    'Für alle, die die Story vorführen. Besucher bekommen sie nie.',
  'Ask what a stoppage costs them. Then show the cycle time.':
    'Fragen Sie, was ein Stillstand kostet. Zeigen Sie dann die Taktzeit.',
};
