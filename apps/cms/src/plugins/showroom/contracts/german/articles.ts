/** Hints of articles, their parts, and dashboards. */
export const articles: Readonly<Record<string, string>> = {
  'Part of addresses. Leave it empty: the next free one is used. It cannot be changed later.':
    'Teil von Adressen. Lassen Sie sie leer: Die nächste freie wird genommen. Später ist sie nicht zu ändern.',
  'For entries that visitors find only through the search, the shortcuts or the address. If anything in the showroom is closed, visitors see an entry without this only if something that they may see leads to it. With it, everyone sees the entry and what it links to.':
    'Für Einträge, die Besucher nur über die Suche, die Kurzwahl oder die Adresse finden. Ist im Showroom etwas geschlossen, sehen Besucher einen Eintrag ohne diesen Schalter nur, wenn etwas zu ihm führt, das sie sehen dürfen. Mit ihm sehen alle den Eintrag und was er verlinkt.',
  'Optional.': 'Kann leer bleiben.',
  'As visitors read it.': 'Wie Besucher sie lesen.',
  'A word or two.': 'Ein oder zwei Wörter.',
  'Lists the article in the bottom navigation under this heading.':
    'Führt den Artikel in der unteren Navigation unter dieser Überschrift.',
  'One or two plain sentences, for cards, the search and search engines.':
    'Ein oder zwei schlichte Sätze, für Karten, die Suche und Suchmaschinen.',
  'The picture at the top of the article and on cards.': 'Das Bild oben im Artikel und auf Karten.',
  'The part of the cover that is seen where the frame is lower than the picture. Empty: the middle.':
    'Der Teil des Titelbilds, der zu sehen ist, wo der Rahmen niedriger ist als das Bild. Leer: die Mitte.',
  'Large numbers beside the cover; three or four are enough.':
    'Große Zahlen neben dem Titelbild; drei oder vier genügen.',
  'Parts from top to bottom.': 'Teile von oben nach unten.',
  'At the end. The first one is the main one: it also stays in view while visitors read.':
    'Am Ende. Die erste ist die wichtigste: Sie bleibt auch beim Lesen im Blick.',
  'Search keywords; a tap on one searches for it.': 'Suchwörter; ein Tipp auf eines sucht danach.',
  'The introduction in the left sidebar.': 'Die Einleitung in der linken Seitenleiste.',
  'Large numbers below the introduction.': 'Große Zahlen unter der Einleitung.',
  'Each opens something.': 'Jede öffnet etwas.',
  'Sets of pictures and videos in the right sidebar.':
    'Sammlungen von Bildern und Videos in der rechten Seitenleiste.',
  'Below the text, before the tiles.': 'Unter dem Text, vor den Kacheln.',
  'Beside the heading.': 'Neben der Überschrift.',
  'Used if the text above is empty. Anything unsafe is removed.':
    'Wird verwendet, wenn der Text darüber leer ist. Unsicheres wird entfernt.',
  'One below the other.': 'Untereinander.',
  'Thumbnails that open full screen.': 'Kleine Bilder, die sich groß öffnen.',
  'A WebVTT file (.vtt) in the language chosen above.':
    'Eine WebVTT-Datei (.vtt) in der oben gewählten Sprache.',
  'Instead of a file: the address of a YouTube or Vimeo video. It is loaded only after a click.':
    'Statt einer Datei: die Adresse eines Videos auf YouTube oder Vimeo. Es lädt erst nach einem Klick.',
  'The first row names the columns. Paste from a spreadsheet into any cell. Enter and the arrow keys lead from cell to cell, Alt, Shift and an arrow key move the row or column, Esc leads to the buttons.':
    'Die erste Zeile benennt die Spalten. Aus einer Tabellenkalkulation fügen Sie in eine beliebige Zelle ein. Eingabe und Pfeiltasten führen von Zelle zu Zelle, Alt, Umschalt und eine Pfeiltaste bewegen die Zeile oder Spalte, Esc führt zu den Schaltflächen.',
  'The name and size of each are shown.': 'Name und Größe jeder Datei stehen dabei.',
  'One equirectangular picture, twice as wide as high; or the pictures of a full turn, with names in their order; or one .glb file.':
    'Ein Kugelpanorama, doppelt so breit wie hoch; oder die Bilder einer ganzen Drehung, deren Namen die Reihenfolge sagen; oder eine .glb-Datei.',
  'Things to tap inside a panorama.': 'Was sich in einem Panorama antippen lässt.',
  'As visitors read and hear it. Empty: the title of what it opens.':
    'Wie Besucher ihn lesen und hören. Leer: der Titel dessen, was sich öffnet.',
  'From the middle of the picture: 90 is to the right, -90 to the left.':
    'Von der Mitte des Bildes: 90 ist rechts, -90 links.',
  'From the horizon: 90 is straight up, -90 straight down.':
    'Vom Horizont: 90 ist senkrecht nach oben, -90 senkrecht nach unten.',
  'Two or more of the same view and size; they zoom and move together.':
    'Zwei oder mehr derselben Ansicht und Größe; sie zoomen und bewegen sich zusammen.',
  'Shown after a click, when the settings name its host.':
    'Erscheint nach einem Klick, wenn die Einstellungen ihren Host nennen.',
  'Shown until the page is loaded, and where it does not load: a map of the place, for example.':
    'Erscheint, bis die Seite geladen ist, und wo sie nicht lädt: zum Beispiel eine Karte der Gegend.',
  'An arrow with a word: rising, falling or unchanged. Empty: none. With an address it follows the last two values.':
    'Ein Pfeil mit einem Wort: steigend, fallend oder unverändert. Leer: keiner. Mit einer Adresse folgt er den letzten beiden Werten.',
  'Drawn as a small line, the oldest first: two or more numbers with a decimal point, pasted from a table. Empty: no line.':
    'Als kleine Linie gezeichnet, der älteste zuerst: zwei oder mehr Zahlen mit Dezimalpunkt, aus einer Tabelle eingefügt. Leer: keine Linie.',
  'Of a CSV or JSON file that the web server reads again and again; the person who runs it has to allow the host. The number above is shown until it answers, and says how many decimals there are. Visitors never see the address. Empty: the number is as typed.':
    'Einer CSV- oder JSON-Datei, die der Webserver immer wieder liest; wer ihn betreibt, muss den Host erlauben. Die Zahl darüber erscheint, bis sie antwortet, und sagt, wie viele Nachkommastellen es gibt. Besucher sehen die Adresse nie. Leer: Es bleibt bei der eingegebenen Zahl.',
  'The name of the column in the first line of a CSV file, or the names that lead to the value in JSON, with points between them. Of several values the last one is shown, and all are the line.':
    'Der Name der Spalte in der ersten Zeile einer CSV-Datei, oder die Namen, die in JSON zum Wert führen, mit Punkten dazwischen. Von mehreren Werten erscheint der letzte, und alle ergeben die Linie.',
  'power, or readings.power': 'power, oder readings.power',
  'Fills the tile.': 'Füllt die Kachel.',
  'Empty: the first picture.': 'Leer: das erste Bild.',
};
