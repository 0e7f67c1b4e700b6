/** Hints of the look: logos, headers, themes, pages and the screensaver of a world. */
export const look: Readonly<Record<string, string>> = {
  'An SVG stays sharp on every screen. Without one, visitors read the name of the world instead.':
    'Ein SVG bleibt auf jedem Bildschirm scharf. Ohne Bild lesen Besucher den Namen der Welt.',
  'One em is as high as the text. 4 in the header, 3.5 in the sidebars if empty. A tall logo extends over the picture by at most two fifths of its height.':
    'Ein em ist so hoch wie der Text. Leer: 4 in der Kopfzeile, 3,5 in den Seitenleisten. Ein hohes Logo ragt um höchstens zwei Fünftel seiner Höhe über das Bild.',
  'Of the name, and of the picture if it is drawn in this colour. Begins with #: a number sign and six digits or letters from a to f.':
    'Des Namens, und des Bildes, wenn es in dieser Farbe gezeichnet wird. Beginnt mit #: ein Rautenzeichen und sechs Ziffern oder Buchstaben von a bis f.',
  'For a picture of one colour on a transparent background. Off: the file keeps its colours.':
    'Für ein einfarbiges Bild auf durchsichtigem Grund. Aus: Die Datei behält ihre Farben.',
  'Without one the picture is shaded behind the logo; a dark logo needs its box.':
    'Ohne ihn wird das Bild hinter dem Logo abgedunkelt; ein dunkles Logo braucht seinen Kasten.',
  'Large: a logo by half. A plate makes it easier to read on the picture. Empty: as the look of the world says.':
    'Groß: ein Logo um die Hälfte. Auf einer Platte ist es auf dem Bild besser zu lesen. Leer: wie es das Aussehen der Welt sagt.',
  'Buttons, pins and links. Begins with #: a number sign and six digits or letters from a to f.':
    'Schaltflächen, Markierungen und Links. Beginnt mit #: ein Rautenzeichen und sechs Ziffern oder Buchstaben von a bis f.',
  'Highlights. Begins with #: a number sign and six digits or letters from a to f.':
    'Hervorhebungen. Beginnt mit #: ein Rautenzeichen und sechs Ziffern oder Buchstaben von a bis f.',
  'The background of articles, menus and sidebars. Light if empty.':
    'Der Grund von Artikeln, Menüs und Seitenleisten. Leer: hell.',
  'Of buttons, cards and windows. Soft if empty.':
    'Von Schaltflächen, Karten und Fenstern. Leer: leicht gerundet.',
  'Glass: each part on a dark pane. Solid: all on a bar. Clear: on the picture, which is shaded. Glass if empty.':
    'Glas: jeder Teil auf dunklem Glas. Leiste: alle auf einer Leiste. Auf dem Bild: das abgedunkelt wird. Leer: Glas.',
  'Of texts, buttons and panels; all of them grow with the screen by themselves. Large and largest are for screens that are looked at from some steps away; on phones they change nothing. Normal when empty.':
    'Von Texten, Schaltflächen und Feldern; alle wachsen von selbst mit dem Bildschirm. Groß und sehr groß sind für Bildschirme, die man aus einigen Schritten ansieht; auf Smartphones ändern sie nichts. Leer: normal.',
  'A WOFF2, WOFF, TTF or OTF file with a licence for the web, best a variable one.':
    'Eine WOFF2-, WOFF-, TTF- oder OTF-Datei mit einer Lizenz fürs Web, am besten eine variable.',
  'Only if the first is not variable. Without it, browsers thicken the first for bold texts.':
    'Nur wenn die erste nicht variabel ist. Ohne sie verdicken Browser die erste für fette Texte.',
  'In the weight that headings should have. Empty: the font for texts.':
    'In der Stärke, die Überschriften haben sollen. Leer: die Schrift der Texte.',
  'Without a touch or key. Counts only while the same field in the settings is empty; 60 if both are.':
    'Ohne Berührung oder Taste. Zählt nur, solange dasselbe Feld der Einstellungen leer ist; sind es beide, 60.',
  'What it shows in this world. Empty: what the general settings show.':
    'Was er in dieser Welt zeigt. Leer: was die allgemeinen Einstellungen zeigen.',
  'Not set: as in the general settings.': 'Nicht gewählt: wie in den allgemeinen Einstellungen.',
  'Explain what the login is for, and how visitors get one.':
    'Erklären Sie, wofür die Anmeldung ist und wie Besucher ein Konto bekommen.',
  'Explain why pictures replace videos.': 'Erklären Sie, warum Bilder statt Videos erscheinen.',
  'Enter the showroom': 'Showroom betreten',
  'Log in': 'Anmelden',
  'Continue without videos': 'Ohne Videos weiter',
};
