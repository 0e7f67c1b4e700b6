import type { DoctorMessages } from '@vitrine/core/reports/message';
import { deChecks } from './de-checks.ts';

/** All texts of the doctor in German. The English ones are part of the core. */
export const de: DoctorMessages = {
  ...deChecks,
  'fix.duplicate': 'Benennen Sie eines von beiden um oder löschen Sie es.',
  'fix.selfLink': 'Wählen Sie ein anderes Ziel oder löschen Sie die Verbindung.',
  'fix.danglingTarget': 'Wählen Sie ein Ziel, das es gibt, oder veröffentlichen Sie es.',
  'fix.danglingIcon': 'Wählen Sie ein Icon, das es gibt, oder geben Sie ihm ein SVG.',
  'fix.unreachableLocation': 'Legen Sie einen Übergang von einem benachbarten Ort hierher an.',
  'fix.deadEnd': 'Legen Sie einen Übergang an, der hinausführt.',
  'fix.nothingLeadsOn':
    'Drücken Sie auf der Weltkarte „Pfeile in den Bildern“, oder setzen Sie einen Hotspot, der zum nächsten Ort führt.',
  'fix.noReturn': 'Legen Sie einen Übergang an, der zurückführt.',
  'fix.unseenStartPage':
    'Entfernen Sie sie, oder wählen Sie diese Welt in den Einstellungen als Standardwelt.',
  'fix.missingStart':
    'Wählen Sie auf der Weltkarte einen Ort dieser Welt, und lassen Sie Besucher dort beginnen.',
  'fix.missingLetters': 'Laden Sie eine Schrift hoch, die die Buchstaben dieser Sprache enthält.',
  'fix.missingBoldFont': 'Wählen Sie eine variable Schrift, oder ergänzen Sie die fette derselben Familie.',
  'fix.weakContrast': 'Wählen Sie eine andere Farbe.',
  'fix.weakContrast.take': 'Die nächste Farbe, die passt, ist {suggestion}.',
  'fix.missingBackground':
    'Fügen Sie ein Bild in 4:3 und eines in 16:9 hinzu, oder lassen Sie den Hintergrund leer und schreiben Sie eine Beschreibung.',
  'fix.missingClip': 'Fügen Sie einen Clip in 4:3 und einen in 16:9 hinzu.',
  'fix.missingAspectRatio': 'Fügen Sie dieselbe Ansicht in {ratio} hinzu.',
  'fix.missingStill': 'Geben Sie jedem Video sein erstes Bild als Standbild.',
  'fix.missingText': 'Schreiben Sie ihn in dieser Sprache.',
  'fix.missingTranslation': 'Übersetzen Sie den Eintrag in diese Sprache.',
  'fix.variantsDiffer': 'Führen Sie in dieser Sprache dieselben Varianten mit denselben Artikelnummern auf.',
  'fix.untranslatedAlternativeText': 'Schreiben Sie ihn auf der Seite „Übersetzungen“, in dieser Sprache.',
  'fix.missingAlternativeText': 'Beschreiben Sie in der Medienbibliothek, was zu sehen ist.',
  'fix.hotspotPlaced': 'Setzen Sie ihn zwischen 0 und 100 Prozent.',
  'fix.hotspotCropped':
    'Geben Sie ihm auf dem Bild in 16:9 eine eigene Position, oder überlassen Sie ihn seiner Marke am Rand.',
  'fix.hotspotCropped.mobile':
    'Platzieren Sie ihn auch auf dem Bild für Telefone, oder überlassen Sie ihn seiner Marke am Rand.',
  'fix.panoramaHotspot':
    'Geben Sie ihm einen Schwenk zwischen -{yaw} und {yaw} und eine Neigung zwischen -{pitch} und {pitch} Grad.',
  'fix.crowdedHotspots': 'Rücken Sie einen der beiden weg.',
  'fix.arrowOnWall': 'Ziehen Sie ihn nach unten auf den Boden, oder wählen Sie als Pfeil „kein Pfeil“.',
  'fix.detailPlaced': 'Verkleinern oder verschieben Sie sein Rechteck, sodass es ganz auf dem Bild liegt.',
  'fix.detailCropped': 'Geben Sie ihm auch auf diesem Bild ein Rechteck, oder verzichten Sie dort darauf.',
  'fix.heavyDetails':
    'Kürzen oder verkleinern Sie die Videos: So viele Pixel, wie ihre Rechtecke haben, genügen.',
  'fix.unseenDetail': 'Fügen Sie ein Bild als Hintergrund hinzu, oder löschen Sie die Details.',
  'fix.unseenDetail.film':
    'Nehmen Sie ein Bild als Hintergrund, oder löschen Sie die Details: Das Video bewegt sich von selbst.',
  'fix.brokenLink': 'Schreiben Sie eine Webadresse, oder eine, die mit mailto: oder tel: beginnt.',
  'fix.unlistedEmbed':
    'Nehmen Sie die Domain in den Einstellungen in die Liste der Seiten auf, die eingebettet werden dürfen, oder verlinken Sie die Seite.',
  'fix.unknownVideo':
    'Schreiben Sie die Adresse eines Videos von YouTube oder Vimeo, oder laden Sie das Video als Datei hoch.',
  'fix.missingCaptions': 'Fügen Sie eine WebVTT-Datei (.vtt) mit dem hinzu, was gesagt wird.',
  'fix.panoramaShape': 'Laden Sie ein äquirektangulares Bild hoch, genau doppelt so breit wie hoch.',
  'fix.smallPanorama': 'Laden Sie es mit mindestens {least} Pixeln Breite hoch.',
  'fix.unseenPanorama': 'Fügen Sie als Hintergrund ein Bild dessen hinzu, was der Startblick zeigt.',
  'fix.unseenPanorama.arrival':
    'Geben Sie dem Ort ein Panorama, oder entfernen Sie den Blick bei der Ankunft.',
  'fix.unseenPanorama.film': 'Nehmen Sie als Hintergrund ein Bild dessen, was der Startblick zeigt.',
  'fix.fewFrames':
    'Fügen Sie Bilder hinzu, bis es für eine volle Drehung mindestens {fewest} sind; ab 24 dreht es sich weich.',
  'fix.notAPdf': 'Laden Sie die Datei als PDF hoch, oder bieten Sie sie in einem Abschnitt mit Downloads an.',
  'fix.unsearchablePdf.protected': 'Ersetzen Sie die Datei durch eine Fassung ohne Passwort.',
  'fix.unsearchablePdf.broken': 'Exportieren Sie das PDF noch einmal, und ersetzen Sie die Datei.',
  'fix.unsearchablePdf.tooHeavy':
    'Exportieren Sie eine kleinere Fassung, oder teilen Sie das PDF auf, und ersetzen Sie die Datei.',
  'fix.unsearchablePdf.wordless':
    'Lassen Sie eine Texterkennung (OCR) darüberlaufen, und ersetzen Sie die Datei.',
  'fix.unsearchablePdf.cut': 'Teilen Sie es in mehrere PDFs auf, wenn alles gefunden werden soll.',
  'fix.notAnSvg': 'Laden Sie ein einfarbiges SVG hoch.',
  'fix.empty': 'Füllen Sie es aus, oder löschen Sie es.',
  'fix.unsafeHtml':
    'Löschen Sie es aus dem Text. Seiten werden mit einem Abschnitt der Art iframe eingebettet.',
  'fix.oversizedMedia': 'Laden Sie eine kleinere Fassung hoch.',
  'fix.undecodableMedia':
    'Laden Sie die Datei als JPEG, PNG, WebP oder AVIF hoch, oder als H.264-Video in MP4.',
  'fix.tooManyPixels': 'Verkleinern Sie das Bild, und laden Sie es noch einmal hoch.',
  'fix.missingMedia': 'Wählen Sie eine andere Datei, oder laden Sie eine hoch.',
  'fix.clipMismatch':
    'Rendern Sie Clip und Bild mit derselben Kamera, oder nehmen Sie das Bild aus dem Clip.',
  'fix.shadowedWorld': 'Geben Sie der Welt einen anderen Slug.',
  'fix.shadowedLocation': 'Geben Sie dem Ort einen anderen Slug oder eine andere Gruppe.',
  'fix.presentedByNoOne': 'Nennen Sie eine Berechtigung, oder lassen Sie andere präsentieren.',
  'fix.pricesSeenByNoOne':
    'Nennen Sie eine Berechtigung oder die Adresse einer Welt, oder zeigen Sie die Preise anderen.',
  'fix.productWithoutNumber': 'Ergänzen Sie die Artikelnummer oder die GTIN.',
  'fix.closedToEverybody': 'Berichtigen Sie, wer den Ort betreten darf und wann.',
  'fix.unlinkedContent':
    'Verlinken Sie den Eintrag, schalten Sie „Sichtbar, obwohl nichts hierher führt“ ein, wenn man ihn nur suchen soll, oder löschen Sie ihn.',
  'fix.unusedContent': 'Wählen Sie den Eintrag dort aus, wo man ihn sehen soll, oder löschen Sie ihn.',
  'fix.shownBySwitch': 'Gehört der Eintrag zum geschlossenen Bereich, schalten Sie das aus.',
  'fix.shownByLink': 'Gehört der Eintrag zum geschlossenen Bereich, entfernen Sie den Link.',
  'fix.codeMissing': 'Füllen Sie „Zugangscode“ aus, oder schalten Sie „Nach einem Zugangscode fragen“ aus.',
  'fix.accessDiffers':
    'Prüfen Sie das Feld, speichern Sie den Eintrag und veröffentlichen Sie ihn in jeder Sprache.',
  'fix.invalidEntry': 'Berichtigen Sie den Eintrag.',
  'fix.unknownComponent': 'Ersetzen Sie dies durch etwas, das der Showroom kennt.',
  'fix.hookWithoutLocations':
    'Wählen Sie unter „Nur an“ einen veröffentlichten Ort, oder lassen Sie ihn überall laufen.',
  'fix.deadStop':
    'Öffnen Sie im Showroom, was der Halt zeigen soll, und fügen Sie dessen Adresse ein. Oder veröffentlichen Sie das Ziel.',
  'fix.sameWorldPortal': 'Machen Sie einen Übergang daraus, oder wählen Sie einen Ort einer anderen Welt.',
  'fix.wording':
    'Wählen Sie den Text bei den Texten der Oberfläche aus der Liste, und behalten Sie seine Platzhalter.',
  'fix.unreadableEndpoint': 'Prüfen Sie das CMS, seinen Token und die Einrichtung der Endpunkte.',

  'report.fileAddress': 'Mit der Adresse {url} der Datei lässt sich nichts anfangen.',
  'report.targetGone': '„{target}“ gibt es nicht; die Verbindung wurde weggelassen.',
  'report.noTarget': 'Es führt ins Leere: Das Ziel fehlt oder ist nicht veröffentlicht.',
  'report.noAction': 'Es fehlt eine Aktion; der Teil wurde weggelassen.',
  'report.brokenLink': '„{url}“ ist kein Link, dem jemand folgen kann; er wurde weggelassen.',
  'report.tagManager':
    '„{id}“ ist keine Nummer eines Tag-Manager-Containers wie GTM-ABC1234; sie wurde weggelassen.',
  'report.measurement':
    '„{id}“ ist keine Mess-ID von Google Analytics wie G-ABC1234567; sie wurde weggelassen.',
  'report.tableIsNoList': 'Das ist keine Liste von Zeilen; die Tabelle wurde weggelassen.',
  'report.rowIsNoList': 'Die Zeile ist keine Liste von Zellen und wurde weggelassen.',
  'report.largeTable': 'Eine Tabelle zeigt {rows} Zeilen und {columns} Spalten; der Rest wurde weggelassen.',
  'report.backgroundGone': 'Die Datei ist verschwunden; der Hintergrund wurde weggelassen.',
  'report.noBackground': 'Es gibt kein Bild und kein Video, das gezeigt werden kann.',
  'report.noStartView': 'Dem Startblick fehlt eine Zahl; die übliche tritt an ihre Stelle.',
  'report.noArea': 'Es hat kein Rechteck auf dem Bild; das Detail wurde weggelassen.',
  'report.noPosition': 'Es fehlt die Position; der Hotspot steht in der Mitte.',
  'report.hotspotsOfNoPanorama': 'Nur ein Panorama hat Hotspots; diese wurden weggelassen.',
  'report.panoramaHotspot':
    '{degrees} liegt nicht zwischen -{limit} und {limit} Grad; genommen wird die nähere Grenze.',
  'report.onePicture': 'Zum Vergleich braucht es zwei Bilder; das eine wird für sich gezeigt.',
  'report.hookWithoutLocations':
    'Er läuft nur an bestimmten Orten, von denen keiner veröffentlicht ist: Er läuft nirgends.',
  'report.stopAddress': '„{address}“ ist nicht die Adresse eines Orts; der Halt wurde weggelassen.',
  'report.stopLocation': 'Unter „{address}“ ist kein Ort veröffentlicht; der Halt wurde weggelassen.',
  'report.stopOverlay':
    'Was „{address}“ öffnet, gibt es nicht, oder es ist nicht veröffentlicht; der Halt wurde weggelassen.',
  'report.storyWithoutStops': 'Keiner ihrer Halte führt irgendwohin; die Story wurde weggelassen.',
  'report.stepWithoutLocation': 'Der Ort des Schritts fehlt; der Schritt wurde weggelassen.',
  'report.stepWithoutFile': 'Die Datei des Schritts ist verschwunden; der Schritt wurde weggelassen.',
  'report.no360View': 'Eine 360°-Ansicht braucht ein Bild oder ein 3D-Modell (.glb); sie wurde weggelassen.',
  'report.noFileSection': 'Es gibt keine Datei, die gezeigt werden kann; der Abschnitt wurde weggelassen.',
  'report.noFileAction': 'Es gibt keine Datei, die gezeigt werden kann; was sie öffnet, wurde weggelassen.',
  'report.noFile': 'Es gibt keine Datei, die gezeigt werden kann; der Teil wurde weggelassen.',
  'report.wrongFile': '„{file}“ ist {wanted}; die Datei wurde weggelassen.',
  'report.emptySection': 'Der Abschnitt ist leer und wurde weggelassen.',
  'report.noTitle': 'In keiner Sprache gibt es einen Titel.',
  'report.slugForTitle': 'In keiner Sprache gibt es einen Titel; gezeigt wird der Slug.',
  'report.neitherSlugNorTitle': 'Es gibt weder Slug noch Titel; der Eintrag wurde weggelassen.',
  'report.startElsewhere': 'Den Startort „{start}“ gibt es in dieser Welt nicht; die Welt hat keinen Start.',
  'report.boldAlone': 'Es gibt eine fette Schrift und keine Schrift für Texte; die fette wird weggelassen.',
  'report.colour': '„{colour}“ ist keine Farbe; genommen wird die übliche.',
  'report.headerLook': '„{look}“ ist kein Aussehen der Kopfzeile und wurde weggelassen.',
  'report.noWorld': 'Der Ort gehört zu keiner Welt, die es gibt, und wurde weggelassen.',
  'report.sameLocation':
    'Ein anderer Ort hat dieselbe bleibende Kennung, „{name}“; dieser wurde weggelassen.',
  'report.sameAddress': 'Ein anderer Ort hat dieselbe Adresse, „{address}“; dieser wurde weggelassen.',
  'report.sameTransition': 'Ein anderer Übergang heißt „{name}“; dieser wurde weggelassen.',
  'report.sameEnds': 'Ein anderer Übergang führt von „{from}“ nach „{to}“; dieser wurde weggelassen.',
  'report.sameName': 'Ein anderer Eintrag heißt „{name}“; dieser wurde weggelassen.',
  'report.secondEntry': 'Ein zweiter Eintrag desselben Namens wurde weggelassen.',
  'report.priceAccess': 'Die Regel, wer die Preise sieht, lässt sich nicht lesen; nötig ist eine Anmeldung.',
  'report.presenters': 'Die Regel, wer präsentieren darf, lässt sich nicht lesen; nötig ist eine Anmeldung.',
  'report.gtinCharacters':
    '„{gtin}“ ist keine GTIN: Sie enthält nicht nur Ziffern. Suchmaschinen bekommen keine Produktdaten.',
  'report.gtinLength':
    '„{gtin}“ ist keine GTIN: Sie hat {digits} Ziffern, und eine GTIN hat 8, 12, 13 oder 14. Suchmaschinen bekommen keine Produktdaten.',
  'report.gtinCheckDigit':
    '„{gtin}“ ist keine GTIN: Zu diesen Ziffern gehört als letzte die {expected}. Suchmaschinen bekommen keine Produktdaten.',
  'report.negativePrice':
    'Der Preis ist kleiner als null; er wird nicht gezeigt, und Suchmaschinen bekommen keine Produktdaten.',
  'report.noCurrency':
    'Der Preis hat keine Währung; er wird nicht gezeigt, und Suchmaschinen bekommen keine Produktdaten.',
  'report.unknownCurrency':
    '„{currency}“ ist kein Kürzel einer Währung; der Preis wird nicht gezeigt, und Suchmaschinen bekommen keine Produktdaten.',
  'report.availability':
    'Die Verfügbarkeit „{value}“ kennt der Showroom nicht; sie wurde weggelassen, und Suchmaschinen bekommen keine Produktdaten.',
  'report.passport':
    '„{url}“ ist keine Webadresse; der Produktpass wurde weggelassen, und Suchmaschinen bekommen keine Produktdaten.',
  'report.longPassport':
    'Die Adresse des Produktpasses ist zu lang für einen QR-Code: Buchstaben wie ä zählen mehrfach. Sie wurde weggelassen, und Suchmaschinen bekommen keine Produktdaten.',
  'report.variantWithoutName':
    'Die Variante hat weder Namen noch Artikelnummer und wurde weggelassen. Suchmaschinen bekommen keine Produktdaten.',
  'report.variantsDiffer':
    'Die Varianten sind nicht die der Standardsprache: Nach Artikelnummern, oder ohne solche nach der Reihenfolge, fehlt zu manchen das Gegenstück. Preis, Nummern und Bild haben diese nur aus der eigenen Sprache.',
  'report.nothingTranslated': 'Nichts ist übersetzt; alles steht in der Standardsprache.',
  'report.notTranslated': 'Der Eintrag ist nicht übersetzt; gezeigt wird die Standardsprache.',
  'report.numberTaken': 'Die Nummer {number} ist vergeben; genommen wird eine andere.',
  'report.arrowToItself': 'Der Pfeil führt zum selben Ort und wurde weggelassen.',
  'report.access': 'Die Regel, wer den Ort betreten darf, lässt sich nicht lesen; nötig ist eine Anmeldung.',
  'report.untranslated': 'Das Feld ist leer; gezeigt wird die Standardsprache.',
  'report.unknownVideo':
    '„{url}“ ist nicht die Adresse eines Videos von YouTube oder Vimeo; es wurde weggelassen.',
  'report.iconWithoutFile': 'Das Icon hat keine Datei und wurde weggelassen.',
  'report.endIsMissing': 'Ein Ort des Übergangs fehlt; der Übergang wurde weggelassen.',
  'report.selfTransition': 'Der Übergang führt von „{location}“ zu sich selbst und wurde weggelassen.',
  'report.sameWorldPortal': 'Beide Orte stehen in einer Welt; das Portal wurde weggelassen.',
  'report.noEntry': 'Das ist kein Eintrag und wurde weggelassen.',
  'report.tooMuchWrong': 'Am Eintrag ist zu vieles falsch; er wurde weggelassen.',
  'report.unusableEntry': 'Der Eintrag ist unbrauchbar und wurde weggelassen: Bei {field} gilt: {reason}.',
  'report.unusableValue':
    'Der Wert ist unbrauchbar und wurde weggelassen, es gilt der übliche: Bei {field} gilt: {reason}.',
  'report.unknownComponent': 'Die Komponente „{component}“ kennt der Showroom nicht; sie wurde weggelassen.',
  'report.nothingThere': 'Das CMS hat dort nichts; es zählt als leer.',
  'report.wordingKey': 'Der Showroom hat keinen Text „{key}“; der eigene Wortlaut wird nicht verwendet.',
  'report.wordingSyntax':
    'Der Wortlaut von „{key}“ ist nicht lesbar: Eine Klammer bleibt offen, oder einem Plural fehlt „other“. Gezeigt wird der eingebaute Text.',
  'report.wordingTag':
    'Der Wortlaut von „{key}“ enthält die Auszeichnung <{tag}>; die Texte der Oberfläche haben keine. Gezeigt wird der eingebaute Text.',
  'report.wordingLacks': 'Im Wortlaut von „{key}“ fehlt {placeholder}; gezeigt wird der eingebaute Text.',
  'report.wordingUnknown':
    'Der Wortlaut von „{key}“ enthält {placeholder}; das füllt der Showroom dort nicht aus. Gezeigt wird der eingebaute Text.',
  'report.wordingUse':
    'Der Wortlaut von „{key}“ zeigt {placeholder} als Zahl oder Datum, was es nicht ist. Gezeigt wird der eingebaute Text.',
  'report.wordingTwice': '„{key}“ steht zweimal in der Liste; gezeigt wird der spätere Eintrag.',
  'report.textsUnreadable':
    'Die Texte der Oberfläche lassen sich nicht lesen; es gelten die zuletzt gelesenen, sonst die eingebauten.',
  'report.codesUnreadable':
    'Die Zugangscodes lassen sich nicht lesen; geschützte Welten bleiben geschlossen.',
};
