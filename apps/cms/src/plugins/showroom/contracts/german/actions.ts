/** Hints of hotspots, actions, menus and buttons. */
export const actions: Readonly<Record<string, string>> = {
  'A web address, mailto: or tel:. Without any of these https:// is put before it. /login leads to the login page.':
    'Eine Webadresse, mailto: oder tel:. Ohne eines davon kommt https:// davor. /login führt zur Anmeldeseite.',
  'Rooms, products, films and 360°, documents or company. Empty: what the entry opens decides. Headings appear in menus of seven entries or more, and wherever one is chosen.':
    'Räume, Produkte, Filme und 360°, Dokumente oder Unternehmen. Leer: Es entscheidet, was der Eintrag öffnet. Überschriften erscheinen in Menüs ab sieben Einträgen und wo eine gewählt ist.',
  'The address of a YouTube or Vimeo video; it is loaded only after a click.':
    'Die Adresse eines Videos auf YouTube oder Vimeo; es lädt erst nach einem Klick.',
  'The location visitors walk to.': 'Der Ort, zu dem Besucher gehen.',
  'Drawn on the floor, pointing this way. None: a pin.':
    'Wird auf den Boden gezeichnet und zeigt in diese Richtung. Ohne: eine Markierung.',
  'Opens the page in a frame instead of a tab, if the settings name its host.':
    'Öffnet die Seite in einem Rahmen statt in einem Tab, wenn die Einstellungen ihren Host nennen.',
  'One opens at once; several are shown as a list.':
    'Eines öffnet sich sofort; mehrere erscheinen als Liste.',
  'Open full screen, in this order.': 'Öffnen sich groß, in dieser Reihenfolge.',
  'Lightbox: one after the other. 360 view: a panorama, the pictures of a full turn, or a 3D model (.glb). Slideshow: pictures that move on by themselves. Synced images: two or more pictures of one view that zoom together.':
    'Lightbox: eines nach dem anderen. 360-Grad-Ansicht: ein Panorama, die Bilder einer ganzen Drehung oder ein 3D-Modell (.glb). Diaschau: Bilder, die von selbst weitergehen. Bilder im Vergleich: zwei oder mehr Bilder einer Ansicht, die zusammen zoomen.',
  'Things to tap inside, where one panorama is shown as a 360 view.':
    'Was sich darin antippen lässt, wo ein Panorama als 360-Grad-Ansicht erscheint.',
  'Run one after the other; each ends or is closed before the next.':
    'Laufen nacheinander; jede endet oder wird geschlossen, bevor die nächste beginnt.',
  'A small picture shown with the title.': 'Ein kleines Bild, das beim Titel erscheint.',
  'On the picture, instead of the pin.': 'Auf dem Bild, statt der Markierung.',
  'Behind the picture or clip. Without one, it replaces the pin, with the icon on it.':
    'Hinter dem Bild oder Clip. Ohne einen solchen ersetzt es die Markierung, mit dem Icon darauf.',
  'As visitors read and hear it.': 'Wie Besucher ihn lesen und hören.',
  'Larger numbers come first in lists and with the keyboard.':
    'Größere Zahlen kommen in Listen und mit der Tastatur zuerst.',
  'Instead of the default one in the pin.': 'Statt des üblichen in der Markierung.',
  'Empty: the title of what it opens.': 'Leer: der Titel dessen, was sich öffnet.',
  'A picture beside the title.': 'Ein Bild neben dem Titel.',
  'Shown while the pointer is over the entry; a video plays without sound.':
    'Erscheint, während der Zeiger auf dem Eintrag steht; ein Video läuft ohne Ton.',
  'Begins with application-main, application-footer or application-contacts: this decides where it appears.':
    'Beginnt mit application-main, application-footer oder application-contacts: Das entscheidet, wo es erscheint.',
  'From top to bottom.': 'Von oben nach unten.',
  'Choose this first: below it appears what belongs to it.':
    'Wählen Sie das zuerst: Darunter erscheint, was dazu gehört.',
  'Visitors walk there; everything open closes.': 'Besucher gehen dorthin; was offen ist, schließt sich.',
  'With the contact form it is what the message is about; empty: the article that is open.':
    'Beim Kontaktformular das, worum es in der Nachricht geht; leer: der offene Artikel.',
  'Of a web page, or of a video on YouTube or Vimeo.':
    'Einer Webseite, oder eines Videos auf YouTube oder Vimeo.',
  'Those that open, in this order.': 'Die sich öffnen, in dieser Reihenfolge.',
  'Fills in the subject of the contact form.': 'Füllt den Betreff des Kontaktformulars aus.',
  'Request a quote: NV-6': 'Angebot anfordern: NV-6',
  'Turns the button into a tile.': 'Macht aus der Schaltfläche eine Kachel.',
};
