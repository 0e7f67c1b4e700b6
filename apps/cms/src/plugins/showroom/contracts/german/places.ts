/** Hints of worlds, locations, transitions and groups. */
export const places: Readonly<Record<string, string>> = {
  'As visitors read it, in the language chosen above.':
    'Wie Besucher ihn lesen, in der oben gewählten Sprache.',
  'First part of the address: lowercase letters, digits and hyphens. The same in all languages.':
    'Erster Teil der Adresse: kleine Buchstaben, Ziffern und Bindestriche. In allen Sprachen gleich.',
  'First parts of addresses that lead here as well, one a line. When a published slug changes, the old one is added by itself.':
    'Erste Teile von Adressen, die auch hierher führen, einer je Zeile. Ändert sich ein veröffentlichter Slug, kommt der alte von selbst dazu.',
  'One or two sentences for search engines and previews.':
    'Ein oder zwei Sätze für Suchmaschinen und Vorschauen.',
  'The permanent id of the location where visitors begin: the last field of its form. The first location of the world is chosen by itself, and on the world map a location becomes the start with one click.':
    'Die dauerhafte Kennung des Ortes, an dem Besucher beginnen: das letzte Feld seines Formulars. Der erste Ort der Welt wird von selbst gewählt, und auf der Weltkarte wird ein Ort mit einem Klick zum Start.',
  'Hosts that lead straight to this world, separated by commas.':
    'Hosts, die direkt in diese Welt führen, durch Kommas getrennt.',
  'Needs the code beside it: without one no one can enter. Published in one language, it holds in all; the strictest counts.':
    'Braucht den Code daneben: Ohne ihn kommt niemand hinein. In einer Sprache veröffentlicht gilt es in allen; das Strengste zählt.',
  'Required if the world asks for one. Changing it ends the access of everyone who knew the old one. Published in one language, it holds in all; the strictest counts.':
    'Nötig, wenn die Welt danach fragt. Eine Änderung beendet den Zugang aller, die den alten kannten. In einer Sprache veröffentlicht gilt er in allen; das Strengste zählt.',
  'Published in one language, it holds in all; the strictest counts.':
    'In einer Sprache veröffentlicht gilt es in allen; das Strengste zählt.',
  'Shown before visitors enter by the bare address: in the default world, or by one of the hosts of this one. Visitors of any other world begin inside. Leave it out to begin at the start location.':
    'Erscheint, bevor Besucher über die bloße Adresse eintreten: in der Standardwelt, oder über einen der Hosts dieser Welt. Wer eine andere Welt besucht, beginnt drinnen. Ohne sie beginnt der Besuch am Startort.',
  'Its elements from left to right. Empty: the logos of the world and of the showroom. The breadcrumb is in the bar below until you put it here.':
    'Ihre Elemente von links nach rechts. Leer: die Logos der Welt und des Showrooms. Die Brotkrumen stehen in der Leiste unten, bis Sie sie hierher setzen.',
  'Colours, surfaces, corners, header, sizes and fonts. Empty fields use the brand’s.':
    'Farben, Flächen, Ecken, Kopfzeile, Größen und Schriften. Leere Felder nehmen die der Marke.',
  'For this world. Empty: the general one.': 'Für diese Welt. Leer: der allgemeine.',
  'Come before the general menus in this world.': 'Gehen in dieser Welt den allgemeinen Menüs vor.',
  'Locations are placed on it in percent.': 'Orte liegen darauf in Prozent.',
  'In the corner, with “you are here”, where the world has a floor plan. Not on phones held upright.':
    'In der Ecke, mit „Sie sind hier“, wo die Welt einen Grundriss hat. Nicht auf hochkant gehaltenen Smartphones.',
  'Filled from the locations.': 'Ergibt sich aus den Orten.',
  'Filled from the transitions.': 'Ergibt sich aus den Übergängen.',
  'Last part of the address: lowercase letters, digits and hyphens. The same in all languages.':
    'Letzter Teil der Adresse: kleine Buchstaben, Ziffern und Bindestriche. In allen Sprachen gleich.',
  'Last parts of addresses that lead here as well, one a line. When a published slug changes, the old one is added by itself.':
    'Letzte Teile von Adressen, die auch hierher führen, einer je Zeile. Ändert sich ein veröffentlichter Slug, kommt der alte von selbst dazu.',
  'The world this location belongs to.': 'Die Welt, zu der dieser Ort gehört.',
  'Its slug and a hyphen come before the slug in the address.':
    'Ihr Slug und ein Bindestrich stehen in der Adresse vor dem Slug.',
  'Every visitor reads it: in the card on the picture, or as the page of a location without a picture. Search engines use it as well.':
    'Alle Besucher lesen sie: auf der Karte am Bild, oder als Seite eines Ortes ohne Bild. Auch Suchmaschinen verwenden sie.',
  'A picture or video for each kind of screen. At least the default one for 4:3 and for 16:9.':
    'Ein Bild oder Video für jede Art Bildschirm, mindestens für 4:3 und für 16:9.',
  'Lets visitors look around. The background stays the first picture: it has to show the same as the start view.':
    'Damit sehen sich Besucher um. Der Hintergrund bleibt das erste Bild: Er muss dasselbe zeigen wie der Startblick.',
  'What can be tapped on the picture.': 'Was sich auf dem Bild antippen lässt.',
  'Empty: as in the settings.': 'Leer: wie in den Einstellungen.',
  'Small silent videos that repeat on the picture, so that the room lives: a screen, a signal lamp, leaves.':
    'Kleine stumme Videos, die sich auf dem Bild wiederholen, damit der Raum lebt: ein Bildschirm, eine Signallampe, Blätter.',
  'The location before this one.': 'Der Ort vor diesem.',
  'The location after this one; the screensaver follows it.':
    'Der Ort nach diesem; der Bildschirmschoner folgt ihm.',
  'Lists the location in the bottom navigation under this heading.':
    'Führt den Ort in der unteren Navigation unter dieser Überschrift.',
  'Larger numbers come first.': 'Größere Zahlen kommen zuerst.',
  'Come before those of the group, the world and the showroom.':
    'Gehen denen der Gruppe, der Welt und des Showrooms vor.',
  'Come before those of the world and the showroom.': 'Gehen denen der Welt und des Showrooms vor.',
  'Where the picture was taken, in percent from the upper left corner. The world map moves it.':
    'Wo das Bild aufgenommen ist, in Prozent von der linken oberen Ecke. Die Weltkarte verschiebt es.',
  'Where visitors see the location, when that is elsewhere: the middle of the room, in percent.':
    'Wo Besucher den Ort sehen, wenn das woanders ist: die Mitte des Raums, in Prozent.',
  'Draws what the picture shows on the floor plan: 0 is up, 90 to the right, 180 down, 270 to the left.':
    'Zeichnet auf den Grundriss, was das Bild zeigt: 0 ist oben, 90 rechts, 180 unten, 270 links.',
  'In addition to what the world requires. Published in one language, it holds in all; the strictest counts.':
    'Zusätzlich zu dem, was die Welt verlangt. In einer Sprache veröffentlicht gilt es in allen; das Strengste zählt.',
  'If only some may enter: the scopes that open it, separated by commas. None: no one may enter. Published in one language, it holds in all; the strictest counts.':
    'Wenn nur manche hinein dürfen: die Berechtigungen, die öffnen, durch Kommas getrennt. Keine: niemand darf hinein. In einer Sprache veröffentlicht gilt es in allen; das Strengste zählt.',
  'Closed before. Published in one language, it holds in all; the strictest counts.':
    'Vorher geschlossen. In einer Sprache veröffentlicht gilt es in allen; das Strengste zählt.',
  'Closed from then on. Published in one language, it holds in all; the strictest counts.':
    'Von da an geschlossen. In einer Sprache veröffentlicht gilt es in allen; das Strengste zählt.',
  'The same in all languages. Leave it empty: it is generated. It cannot be changed later.':
    'In allen Sprachen gleich. Lassen Sie sie leer: Sie entsteht von selbst. Später ist sie nicht zu ändern.',
  'Visitors are led along the path with the smallest sum. 100 is the default; a larger number makes them avoid this transition.':
    'Besucher werden auf dem Weg mit der kleinsten Summe geführt. 100 ist üblich; eine größere Zahl lässt sie diesen Übergang meiden.',
  'What visitors see between the two locations: a video for each kind of screen, or a picture, which is shown for a moment. Without either the locations’ pictures fade into each other.':
    'Was Besucher zwischen den beiden Orten sehen: ein Video für jede Art Bildschirm, oder ein Bild, das einen Augenblick lang erscheint. Ohne beides gehen die Bilder der Orte ineinander über.',
  'The world of both locations.': 'Die Welt beider Orte.',
  'The location visitors leave. Each direction is a separate transition.':
    'Der Ort, den Besucher verlassen. Jede Richtung ist ein eigener Übergang.',
  'The location they arrive at: another one of the same world.':
    'Der Ort, an dem sie ankommen: ein anderer derselben Welt.',
  'The location visitors leave.': 'Der Ort, den Besucher verlassen.',
  'The location they arrive at, in another world.': 'Der Ort in einer anderen Welt, an dem sie ankommen.',
  'Comes before the slug of each location in the group.': 'Steht vor dem Slug jedes Ortes der Gruppe.',
  'Begins with #: a number sign and six digits or letters from a to f.':
    'Beginnt mit #: ein Rautenzeichen und sechs Ziffern oder Buchstaben von a bis f.',
  'Shown while visitors are in the group.': 'Erscheint, solange Besucher in der Gruppe sind.',
  'A heading over stations in the bottom navigation.':
    'Eine Überschrift über Stationen in der unteren Navigation.',
  'A heading that hotspots are sorted under.': 'Eine Überschrift, unter der Hotspots geordnet sind.',
  'A heading over articles in the bottom navigation.':
    'Eine Überschrift über Artikeln in der unteren Navigation.',
  '0 is the left edge, 100 the right one.': '0 ist die linke Kante, 100 die rechte.',
  '0 is the upper edge, 100 the lower one.': '0 ist die obere Kante, 100 die untere.',
  'Equirectangular, twice as wide as high, taken where the background was. 6000 pixels across or more are sharp.':
    'Ein Kugelpanorama, doppelt so breit wie hoch, aufgenommen, wo der Hintergrund aufgenommen ist. Ab 6000 Pixeln Breite ist es scharf.',
  'What the background shows from its left edge to its right one; a lens of 24 mm has 74.':
    'Was der Hintergrund vom linken bis zum rechten Rand zeigt; ein Objektiv mit 24 mm hat 74.',
  'Only for what the picture does not show. Anything else is where the picture has it.':
    'Nur für das, was das Bild nicht zeigt. Alles andere liegt, wo es auf dem Bild liegt.',
  'Of the rectangle: 0 is the left edge of the picture.': 'Des Rechtecks: 0 ist die linke Kante des Bildes.',
  'Of the rectangle: 0 is the upper edge of the picture.': 'Des Rechtecks: 0 ist die obere Kante des Bildes.',
  'Of the width of the picture.': 'Von der Breite des Bildes.',
  'Of the height of the picture.': 'Von der Höhe des Bildes.',
  'For editors only.': 'Nur für die Redaktion.',
  'Two to twenty seconds whose last frame leads into the first, without sound, cut from the picture itself. At most 1 MB.':
    'Zwei bis zwanzig Sekunden, deren letztes Bild ins erste übergeht, ohne Ton, aus dem Bild selbst geschnitten. Höchstens 1 MB.',
  'Only when the 16:9 picture is not the middle of the 4:3 one.':
    'Nur wenn das 16:9-Bild nicht die Mitte des 4:3-Bildes ist.',
  'Only where the location has a mobile picture that is not the middle of the 4:3 one.':
    'Nur wo der Ort ein Bild für Smartphones hat, das nicht die Mitte des 4:3-Bildes ist.',
  'Off: visitors are led along other transitions. If there are none, a link to the location cross-fades to it.':
    'Aus: Besucher werden über andere Übergänge geführt. Gibt es keine, blendet ein Link zu dem Ort dorthin über.',
  'Also as a part of a longer path. Without a clip the pictures fade into each other in any case.':
    'Auch als Teil eines längeren Weges. Ohne Clip gehen die Bilder in jedem Fall ineinander über.',
  'If empty: 0.5, instead of a clip that cannot play 0.4, and 0.6 on a flight.':
    'Leer: 0,5, statt eines Clips, der nicht laufen kann, 0,4, und 0,6 bei einem Flug.',
  'The kind of screen: the shape 4:3 or 16:9, high resolution, or mobile.':
    'Die Art Bildschirm: die Form 4:3 oder 16:9, hohe Auflösung, oder Smartphones.',
  '4:3 pictures of 3840 × 2880 and 16:9 pictures of 3840 × 2160 look best. Its alternative text is read out.':
    '4:3-Bilder von 3840 × 2880 und 16:9-Bilder von 3840 × 2160 sehen am besten aus. Der Alternativtext wird vorgelesen.',
  'For backgrounds. A transition always plays once.': 'Für Hintergründe. Ein Übergang läuft immer einmal.',
  'MP4 with H.264 plays everywhere.': 'MP4 mit H.264 läuft überall.',
  'Shown until the video plays.': 'Erscheint, bis das Video läuft.',
};
