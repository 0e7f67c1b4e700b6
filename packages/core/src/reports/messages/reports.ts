/** What normalising left out or replaced. `{name}` is a placeholder. */
export const REPORT_SENTENCES = {
  'report.fileAddress': 'The file’s address {url} cannot be used.',
  'report.targetGone': '“{target}” does not exist; the link was left out.',
  'report.noTarget': 'It leads to nothing: the target is missing or not published.',
  'report.noAction': 'It has no action and was left out.',
  'report.brokenLink': '“{url}” is not a link that can be followed; it was left out.',
  'report.tagManager':
    '“{id}” is not the number of a Tag Manager container, such as GTM-ABC1234; it was left out.',
  'report.measurement':
    '“{id}” is not a measurement ID of Google Analytics, such as G-ABC1234567; it was left out.',
  'report.tableIsNoList': 'It is not a list of rows; the table was left out.',
  'report.rowIsNoList': 'The row is not a list of cells and was left out.',
  'report.largeTable': 'A table shows {rows} rows and {columns} columns; the rest was left out.',
  'report.backgroundGone': 'The file is gone; the background was left out.',
  'report.noBackground': 'There is no picture and no video to show.',
  'report.noPosition': 'It has no position and is shown in the middle.',
  'report.noStartView': 'Its start view lacks a number; the usual one stands in for it.',
  'report.noArea': 'It has no rectangle on the picture; the detail was left out.',
  'report.hotspotsOfNoPanorama': 'Only a panorama has hotspots; they were left out.',
  'report.panoramaHotspot':
    '{degrees} is not between -{limit} and {limit} degrees; the nearer of the two is used.',
  'report.onePicture': 'Synced images need two pictures; the one is shown by itself.',
  'report.hookWithoutLocations':
    'It runs only at some locations, of which none is published: it runs nowhere.',
  'report.stepWithoutLocation': 'Its location is missing; the step was left out.',
  'report.stepWithoutFile': 'Its file is gone; the step was left out.',
  'report.stopAddress': '“{address}” is not the address of a location; the stop was left out.',
  'report.stopLocation': 'No location is published at “{address}”; the stop was left out.',
  'report.stopOverlay': 'What “{address}” opens does not exist or is not published; the stop was left out.',
  'report.storyWithoutStops': 'No stop of it leads anywhere; the story was left out.',
  'report.no360View': 'A 360 view needs a picture or a 3D model (.glb); it was left out.',
  'report.noFileSection': 'It has no file to show; the section was left out.',
  'report.noFileAction': 'It has no file to show; what opens it was left out.',
  'report.noFile': 'It has no file to show; it was left out.',
  'report.wrongFile': '“{file}” is not {wanted} and was left out.',
  'report.emptySection': 'The section holds nothing and was left out.',
  'report.noTitle': 'It has no title in any language.',
  'report.slugForTitle': 'It has no title in any language; its slug is shown.',
  'report.neitherSlugNorTitle': 'It has neither slug nor title and was left out.',
  'report.startElsewhere': 'The start location “{start}” is not in this world; the world has no start.',
  'report.boldAlone': 'It has a bold font and no font for texts; the bold one is left out.',
  'report.colour': '“{colour}” is not a colour; the default one is used.',
  'report.headerLook': '“{look}” is not a look of the header; it was left out.',
  'report.noWorld': 'It is in no existing world and was left out.',
  'report.sameLocation': 'Another location has the same permanent id, “{name}”; this one was left out.',
  'report.sameAddress': 'Another location has the same address, “{address}”; this one was left out.',
  'report.sameTransition': 'Another transition is named “{name}”; this one was left out.',
  'report.sameEnds': 'Another transition leads from “{from}” to “{to}”; this one was left out.',
  'report.sameName': 'Another entry is named “{name}”; this one was left out.',
  'report.secondEntry': 'A second entry of the same name was left out.',
  'report.arrowToItself': 'The arrow leads to the location itself and was left out.',
  'report.access': 'The access rule cannot be read; a login is needed.',
  'report.priceAccess': 'The rule of who sees the prices cannot be read; a login is needed.',
  'report.presenters': 'The rule of who may present cannot be read; a login is needed.',
  'report.gtinCharacters':
    '“{gtin}” is not a GTIN: it holds more than digits. Search engines get no product data.',
  'report.gtinLength':
    '“{gtin}” is not a GTIN: it has {digits} digits, and a GTIN has 8, 12, 13 or 14. Search engines get no product data.',
  'report.gtinCheckDigit':
    '“{gtin}” is not a GTIN: with these digits the last one would be {expected}. Search engines get no product data.',
  'report.negativePrice': 'The price is below zero; it is not shown, and search engines get no product data.',
  'report.noCurrency': 'The price has no currency; it is not shown, and search engines get no product data.',
  'report.unknownCurrency':
    '“{currency}” is not the code of a currency; the price is not shown, and search engines get no product data.',
  'report.availability':
    'The showroom does not know the availability “{value}”; it was left out, and search engines get no product data.',
  'report.passport':
    '“{url}” is not a web address; the product passport was left out, and search engines get no product data.',
  'report.longPassport':
    'The address of the product passport is too long for a QR code: letters such as ä count several times. It was left out, and search engines get no product data.',
  'report.variantWithoutName':
    'The variant has neither a name nor an article number and was left out. Search engines get no product data.',
  'report.variantsDiffer':
    'Its variants are not those of the default language: by their article numbers, or by their order where they have none, some have no counterpart. Those keep the price, the numbers and the picture of this language alone.',
  'report.nothingTranslated': 'Nothing is translated; everything is in the default language.',
  'report.notTranslated': 'It is not translated; the default language is shown.',
  'report.numberTaken': 'The number {number} is taken; another is used.',
  'report.untranslated': 'It is empty; the default language is shown.',
  'report.unknownVideo': '“{url}” is not the address of a YouTube or Vimeo video; it was left out.',
  'report.iconWithoutFile': 'The icon has no file and was left out.',
  'report.endIsMissing': 'Its location is missing; the transition was left out.',
  'report.selfTransition': 'It leads from “{location}” to itself and was left out.',
  'report.sameWorldPortal': 'Both its locations are in one world; the portal was left out.',
  'report.noEntry': 'It is not an entry and was left out.',
  'report.tooMuchWrong': 'Too much of the entry is wrong; it was left out.',
  'report.unusableEntry': 'The entry cannot be used and was left out: for {field}, {reason}.',
  'report.unusableValue': 'It cannot be used and was left out, its default applies: for {field}, {reason}.',
  'report.unknownComponent':
    'It is of the component “{component}”, which the showroom does not know, and was left out.',
  'report.nothingThere': 'The CMS has nothing there; it counts as empty.',
  'report.wordingKey': 'The showroom has no text “{key}”; the wording is not used.',
  'report.wordingSyntax':
    'The wording of “{key}” cannot be read: a brace is left open, or a plural has no “other”. The built-in text is shown.',
  'report.wordingTag':
    'The wording of “{key}” holds the tag <{tag}>, and texts of the interface have none. The built-in text is shown.',
  'report.wordingLacks': 'The wording of “{key}” lacks {placeholder}; the built-in text is shown.',
  'report.wordingUnknown':
    'The wording of “{key}” uses {placeholder}, which the showroom does not fill in there. The built-in text is shown.',
  'report.wordingUse':
    'The wording of “{key}” shows {placeholder} as a number or a date, which it is not. The built-in text is shown.',
  'report.wordingTwice': '“{key}” is in the list twice; the later one is shown.',
  'report.textsUnreadable':
    'The interface texts cannot be read; the last readable ones are used, or else the built-in ones.',
  'report.codesUnreadable': 'The codes cannot be read; protected worlds remain closed.',
} as const;
