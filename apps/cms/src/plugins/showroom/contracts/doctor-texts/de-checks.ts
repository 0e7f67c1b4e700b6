import type { DoctorMessages, MessageKey } from '@vitrine/core/reports/message';

/** German texts of the doctor's checks: what it finds, in which kind of entry, and the details of the sentence. */
export const deChecks = {
  duplicate: 'Vor diesem Eintrag ({entry}) steht schon einer mit demselben Wert in {field}: „{other}“.',
  'selfLink.transition': 'Der Übergang führt von „{location}“ zu sich selbst.',
  'selfLink.hotspot': 'Der Hotspot „{hotspot}“ führt nach „{location}“, wo er selbst steht.',
  'selfLink.arrow': 'Ein Pfeil von „{location}“ führt zum selben Ort.',
  danglingTarget: 'Angegeben ist {target}: Das fehlt oder ist nicht veröffentlicht.',
  'danglingTarget.icon': '„{title}“ nennt das Icon „{icon}“, das fehlt oder keine Zeichnung hat.',
  unreachableLocation: 'Keine Folge von Übergängen führt von einem Startort nach „{location}“.',
  deadEnd: 'Nach „{location}“ kommt man hinein, aber kein Übergang führt hinaus.',
  nothingLeadsOn:
    'Von „{location}“ führen Übergänge weiter, aber auf dem Bild nichts: kein Hotspot und kein Pfeil.',
  noReturn: 'Von „{location}“ führt keine Folge von Übergängen zu einem Startort zurück.',
  missingStart: 'Die Welt „{world}“ hat keinen Startort.',
  unseenStartPage:
    'Die Startseite von „{world}“ sieht niemand: Es ist nicht die Standardwelt, und kein Host führt hinein.',
  'missingStart.elsewhere': 'Die Welt „{world}“ beginnt in „{location}“, einem Ort einer anderen Welt.',
  missingLetters:
    '{language}: Der Schrift „{file}“ fehlt {letters} (insgesamt: {count}). Das erscheint in der Schrift, die der Showroom mitbringt.',
  missingBoldFont:
    'Die Schrift „{file}“ hat nur eine Stärke: Browser zeichnen Fettes, indem sie sie verdicken.',
  'weakContrast.paper':
    'Die Farbe {colour} hebt sich kaum von den Flächen ab, auf denen sie steht ({ratio} : 1, nötig ist {needed} : 1).',
  'weakContrast.disc':
    'Die Farbe {colour} hebt sich kaum vom Weiß der Markierungen ab ({ratio} : 1, nötig ist {needed} : 1).',
  missingBackground:
    '„{location}“ hat weder ein Bild noch eine Beschreibung: Besucher finden eine leere Seite vor.',
  missingClip: 'Der Übergang von „{from}“ nach „{to}“ hat keinen Clip: Die Bilder werden überblendet.',
  'missingAspectRatio.location':
    'Es gibt keinen Hintergrund in {ratio}: Fenster dieser Form zeigen einen Ausschnitt des anderen.',
  'missingAspectRatio.transition':
    'Es gibt keinen Hintergrund in {ratio}: Fenster dieser Form zeigen statt des Clips vielleicht eine Überblendung.',
  missingStill:
    '„{location}“ hat Videos ohne Standbild: Der Ort bleibt leer, bis eines läuft, und im Energiesparmodus.',
  'missingText.world':
    'Die Welt „{slug}“ hat keinen Namen: Bildschirmleser und Suchmaschinen brauchen einen.',
  'missingText.location':
    'Der Ort „{id}“ hat keinen Namen: Bildschirmleser und Suchmaschinen brauchen einen.',
  'missingText.description': '„{location}“ hat keine Beschreibung für alle, die das Bild nicht sehen können.',
  'missingText.hotspot':
    'Ein Hotspot von „{location}“ hat keinen Namen: Bildschirmleser und Suchmaschinen brauchen einen.',
  'missingText.article':
    'Der Artikel {id} hat keinen Namen: Bildschirmleser und Suchmaschinen brauchen einen.',
  'missingText.dashboard':
    'Das Dashboard {id} hat keinen Namen: Bildschirmleser und Suchmaschinen brauchen einen.',
  'missingText.button':
    'Eine Schaltfläche von „{title}“ hat keinen Namen: Bildschirmleser und Suchmaschinen brauchen einen.',
  'missingText.menuItem':
    'Ein Punkt des Menüs „{menu}“ hat keinen Namen: Bildschirmleser und Suchmaschinen brauchen einen.',
  untranslatedAlternativeText: '„{file}“ ({holder}) hat den Alternativtext nur in der Standardsprache.',
  missingAlternativeText: '„{file}“ ({holder}) hat keinen Alternativtext.',
  hotspotOutside: 'Der Hotspot „{hotspot}“ von „{location}“ liegt außerhalb des Bildes in {ratio}.',
  'hotspotOutside.mobile':
    'Der Hotspot „{hotspot}“ von „{location}“ liegt außerhalb des Bildes für Telefone.',
  'hotspotOutside.panorama': 'Der Hotspot „{hotspot}“ ({holder}) zeigt über das Panorama hinaus.',
  crowdedHotspots:
    'Die Hotspots „{one}“ und „{other}“ von „{location}“ verdecken einander: Einer davon wird zur Seite gerückt.',
  'crowdedHotspots.arrow':
    'Der Pfeil „{one}“ von „{location}“ liegt auf dem Hotspot „{other}“: Einer davon wird zur Seite gerückt.',
  arrowOnWall:
    'Der Pfeil „{hotspot}“ von „{location}“ liegt über dem Horizont, wo kein Boden ist: Er wird wie eine Marke gezeichnet.',
  detailOutside: 'Das bewegte Detail „{detail}“ von „{location}“ liegt nicht auf dem Bild in {ratio}.',
  'detailOutside.mobile':
    'Das bewegte Detail „{detail}“ von „{location}“ liegt nicht auf dem Bild für Telefone.',
  heavyDetails:
    'Die bewegten Details von „{location}“ haben zusammen {megabytes} MB; vorgesehen sind höchstens {budget} MB.',
  unseenDetail: '„{location}“ hat bewegte Details, aber kein Bild, auf dem sie liegen: Sie erscheinen nicht.',
  'unseenDetail.film':
    '„{location}“ hat bewegte Details und ein Video als Hintergrund: Sie erscheinen nicht.',
  brokenLink: 'Der Adresse „{url}“ ({holder}) kann niemand folgen.',
  unlistedEmbed:
    'Die Einstellungen erlauben nicht, die Seite {url} einzubetten ({holder}): Besucher bekommen stattdessen einen Link.',
  missingCaptions: 'Das Video „{file}“ von „{title}“ hat keine Untertitel.',
  panoramaShape: 'Das Panorama „{file}“ ({holder}) hat {width} mal {height} Pixel: Es wird verzerrt gezeigt.',
  smallPanorama: 'Das Panorama „{file}“ ({holder}) ist {width} Pixel breit: Beim Umsehen wirkt es unscharf.',
  unseenPanorama:
    '„{location}“ hat ein Panorama, aber kein Bild als Hintergrund: Besucher sehen das Panorama nicht.',
  'unseenPanorama.arrival':
    'Der Übergang von „{from}“ nach „{to}“ dreht Besucher bei der Ankunft, aber „{to}“ hat kein Panorama: Sie sehen das Bild.',
  'unseenPanorama.film':
    '„{location}“ hat ein Panorama und ein Video als Hintergrund: Besucher sehen das Panorama nicht.',
  fewFrames: 'Zum Drehen gibt es nur {count} Bilder ({holder}): Es ruckt, statt sich zu drehen.',
  notAPdf: '„{file}“ ({holder}) ist kein PDF ({mime}) und kann im Showroom nicht gelesen werden.',
  'unsearchablePdf.protected':
    'Die Suche findet keine Wörter von „{file}“ ({holder}): Das PDF ist mit einem Passwort geschützt.',
  'unsearchablePdf.broken':
    'Die Suche findet keine Wörter von „{file}“ ({holder}): Das PDF lässt sich nicht lesen.',
  'unsearchablePdf.tooHeavy':
    'Die Suche findet keine Wörter von „{file}“ ({holder}): Das Lesen braucht zu viel Zeit oder Speicher.',
  'unsearchablePdf.wordless':
    'Die Suche findet keine Wörter von „{file}“ ({holder}): Die Seiten sind Bilder.',
  'unsearchablePdf.cut':
    'Die Suche findet nur den ersten Teil von „{file}“ ({holder}): Das PDF ist sehr lang.',
  notAnSvg: 'Die Datei „{file}“ des Icons „{icon}“ ist kein SVG ({mime}).',
  'emptyContent.article': 'Der Artikel „{title}“ öffnet sich und zeigt nichts.',
  'emptyContent.dashboard': 'Das Dashboard „{title}“ öffnet sich und zeigt nichts.',
  unsafeHtml:
    'Ein Text von „{title}“ enthält {part}: Es läuft nie, und kein Import nimmt einen Text damit an.',
  oversizedMedia: '„{file}“ ({holder}) hat {megabytes} MB; vorgesehen sind höchstens {budget} MB.',
  'undecodableMedia.notVisual': '„{file}“ ({holder}) ist weder Bild noch Video ({mime}).',
  'undecodableMedia.kind': '„{file}“ ({holder}) ist von einer Art, die Browser nicht zeigen können ({mime}).',
  'undecodableMedia.pixels':
    '„{file}“ ({holder}) hat {megapixels} Megapixel; Bilder mit mehr als {most} werden nicht gezeigt.',
  'undecodableMedia.size': 'Von „{file}“ ({holder}) sind Breite und Höhe unbekannt.',
  'clipMismatch.arrival':
    'Das letzte Bild des Clips ist nicht das Bild des Zielortes ({percent} % Unterschied).',
  'clipMismatch.departure':
    'Das erste Bild des Clips ist nicht das Bild, von dem er ausgeht ({percent} % Unterschied).',
  shadowedWorld: 'Die Adresse /{slug} der Welt „{world}“ bedeutet schon etwas anderes.',
  shadowedLocation:
    'Der Ort „{location}“ lässt sich nicht öffnen: Seine Adresse {address} ist vergeben an {owner}.',
  'closedToEverybody.noScope':
    'Niemand darf „{location}“ betreten: Der Ort verlangt Berechtigungen und nennt keine.',
  'closedToEverybody.badDate':
    'Niemand darf „{location}“ betreten: Eine der Zeitangaben lässt sich nicht lesen.',
  presentedByNoOne: 'Niemand darf präsentieren: Die Einstellungen verlangen Berechtigungen und nennen keine.',
  pricesSeenByNoOne:
    'Niemand sieht die Preise von „{article}“: Sie sind für Berechtigungen oder Welten bestimmt, und genannt ist keine, die es gibt.',
  productWithoutNumber:
    'Suchmaschinen bekommen keine Daten zum Produkt „{article}“: Es hat einen Preis, aber weder Artikelnummer noch GTIN.',
  'closedToEverybody.dates': 'Niemand darf „{location}“ betreten: Der Ort schließt, bevor er öffnet.',
  'unlinkedContent.hidden':
    'Nichts führt zu {entry}. Weil ein Teil des Showrooms geschlossen ist, sieht das kein Besucher.',
  'unlinkedContent.exposed':
    'Nichts führt zu {entry}. Besucher finden das über die Suche, aber nicht mehr, sobald ein Teil des Showrooms geschlossen ist.',
  'unlinkedContent.unused': 'Nichts führt zu {entry}. Das sieht kein Besucher.',
  'shownBySwitch.itself':
    'Alle sehen {entry}: „Sichtbar, obwohl nichts hierher führt“ ist an. Ein geschlossener Bereich verwendet das auch.',
  'shownBySwitch.linked':
    'Alle sehen {entry}, weil von dort ein Link hinführt: {shown}. Dort ist „Sichtbar, obwohl nichts hierher führt“ an. Ein geschlossener Bereich verwendet das auch.',
  codeMissing: 'Die Welt „{world}“ verlangt einen Zugangscode und hat keinen: Sie ist für alle geschlossen.',
  accessDiffers:
    '„{title}“: {field} ist nicht in allen Sprachen gleich ({languages}). In allen gilt das Strengste.',
  'accessField.protect_with_password': 'die Wahl, nach einem Zugangscode zu fragen,',
  'accessField.password': 'der Zugangscode',
  'accessField.only_logged_in_users': 'die Wahl, nach einer Anmeldung zu fragen,',
  'accessField.access': 'die Regel, wer hineindarf,',
  'accessField.access_scopes': 'die Liste der Scopes',
  'accessField.access_from': 'der Tag der Öffnung',
  'accessField.access_until': 'der Tag der Schließung',

  'holder.titled': '„{title}“',
  'holder.hotspot': 'Hotspot „{hotspot}“ von „{location}“',
  'holder.inPanorama': 'Hotspot „{hotspot}“ im Panorama von: {holder}',
  'holder.button': 'Schaltfläche „{button}“ von „{title}“',
  'holder.menuItem': 'Punkt „{item}“ des Menüs „{menu}“',
  'holder.hook': 'Hook für {event}',
  'holder.section': 'Abschnitt „{section}“ von „{title}“',
  'holder.namelessSection': 'ein Abschnitt von „{title}“',
  'holder.group': 'Gruppe „{group}“',
  'holder.transition': 'Übergang „{transition}“',
  'holder.menu': 'Menü „{menu}“',
  'holder.screensaver': 'Bildschirmschoner „{screensaver}“',
  'holder.story': 'Story „{story}“',
  'holder.icon': 'Icon „{icon}“',
  'holder.world': 'Welt „{world}“',
  'holder.settings': 'Einstellungen',

  'entry.article': 'der Artikel „{name}“',
  'entry.dashboard': 'das Dashboard „{name}“',
  'entry.icon': 'das Icon „{name}“',
  'entry.location': 'der Ort „{name}“',
  'entry.menu': 'das Menü „{name}“',
  'entry.screensaver': 'der Bildschirmschoner „{name}“',
  'entry.transition': 'der Übergang „{name}“',
  'entry.world': 'die Welt „{name}“',

  'wanted.picture': 'kein Bild',
  'wanted.pictureOrVideo': 'weder Bild noch Video',
  'wanted.video': 'kein Video',
  'wanted.captions': 'keine WebVTT-Datei (.vtt)',
  'language.en': 'Englisch',
  'language.de': 'Deutsch',
  'language.fr': 'Französisch',
  'language.es': 'Spanisch',
  'language.it': 'Italienisch',
  'language.pt': 'Portugiesisch',
  'language.ru': 'Russisch',
  'wanted.font': 'keine Schrift (WOFF2, WOFF, TTF oder OTF)',

  'reason.text': 'erwartet wird ein Text',
  'reason.number': 'erwartet wird eine Zahl',
  'reason.yesOrNo': 'erwartet wird Ja oder Nein',
  'reason.list': 'erwartet wird eine Liste',
  'reason.fields': 'erwartet werden Felder',
  'reason.other': 'erwartet wird ein anderer Wert',

  'unsafe.element': 'ein Element, das nicht erlaubt ist',
  'unsafe.attribute': 'ein Skript in einem Attribut',
  'unsafe.link': 'ein Skript in einem Link',

  'owner.login': 'die Anmeldeseite',
  'owner.join': 'die Seite, auf der Gäste einer Präsentation beitreten',
  'owner.powerSave': 'die Seite des Energiesparmodus',
  'owner.data': 'die Daten einer anderen Seite',
} satisfies Partial<DoctorMessages> &
  Readonly<Record<Exclude<MessageKey, `fix.${string}` | `report.${string}`>, string>>;
