/** The doctor's findings in a snapshot. `{name}` is a placeholder. */
export const CHECK_SENTENCES = {
  duplicate: 'There is another one before {entry} with the same {field}: “{other}”.',
  'selfLink.transition': 'The transition leads from “{location}” to itself.',
  'selfLink.hotspot': 'The hotspot “{hotspot}” leads to “{location}”, where it is itself.',
  'selfLink.arrow': 'An arrow of “{location}” leads to itself.',
  danglingTarget: 'It names {target}, which is missing or not published.',
  'danglingTarget.icon': '“{title}” names the icon “{icon}”, which is missing or has no drawing.',
  unreachableLocation: 'No chain of transitions leads from a start location to “{location}”.',
  deadEnd: '“{location}” can be walked into, but no transition leads out of it.',
  nothingLeadsOn:
    'Transitions lead out of “{location}”, but nothing on its picture does: no hotspot, and no arrow.',
  noReturn: 'From “{location}” no chain of transitions leads back to a start location.',
  missingStart: 'The world “{world}” has no start location.',
  unseenStartPage:
    'No visitor sees the start page of “{world}”: it is not the default world, and no host leads to it.',
  'missingStart.elsewhere': 'The world “{world}” starts in “{location}”, which belongs to another world.',
  'weakContrast.paper':
    'The colour {colour} hardly stands out from the surfaces that it is used on ({ratio} : 1, {needed} : 1 is needed).',
  'weakContrast.disc':
    'The colour {colour} hardly stands out from the white of the pins ({ratio} : 1, {needed} : 1 is needed).',
  missingLetters:
    '{language}: the font “{file}” lacks {letters} (in all: {count}). They are shown in the showroom’s own font.',
  missingBoldFont: 'The font “{file}” has one weight: browsers thicken it for bold texts.',
  missingBackground: '“{location}” has neither a picture nor a description: visitors see an empty page.',
  missingClip: 'The transition from “{from}” to “{to}” has no clip: the pictures are cross-faded.',
  'missingAspectRatio.location':
    'There is no background in {ratio}: windows of that shape show a crop of the other one.',
  'missingAspectRatio.transition':
    'There is no background in {ratio}: windows of that shape may cross-fade instead of playing the clip.',
  missingStill:
    '“{location}” has videos without posters: it stays empty until one plays and in power-save mode.',
  'missingText.world': 'The world “{slug}” has no name: screen readers and search engines need one.',
  'missingText.location': 'The location “{id}” has no name: screen readers and search engines need one.',
  'missingText.description': '“{location}” has no description for those who cannot see its picture.',
  'missingText.hotspot': 'A hotspot of “{location}” has no name: screen readers and search engines need one.',
  'missingText.article': 'The article {id} has no name: screen readers and search engines need one.',
  'missingText.dashboard': 'The dashboard {id} has no name: screen readers and search engines need one.',
  'missingText.button': 'A button of “{title}” has no name: screen readers and search engines need one.',
  'missingText.menuItem':
    'An item of the menu “{menu}” has no name: screen readers and search engines need one.',
  untranslatedAlternativeText: '“{file}” of {holder} has its alternative text in the default language only.',
  missingAlternativeText: '“{file}” of {holder} has no alternative text.',
  hotspotOutside: 'The hotspot “{hotspot}” of “{location}” lies outside the {ratio} picture.',
  'hotspotOutside.mobile': 'The hotspot “{hotspot}” of “{location}” lies outside the picture for phones.',
  'hotspotOutside.panorama': 'The hotspot “{hotspot}” of {holder} points beyond the panorama.',
  crowdedHotspots:
    'The hotspots “{one}” and “{other}” of “{location}” cover each other: one of them is moved aside.',
  'crowdedHotspots.arrow':
    'The arrow “{one}” of “{location}” lies on the hotspot “{other}”: one of them is moved aside.',
  arrowOnWall:
    'The arrow “{hotspot}” of “{location}” is above the horizon, where there is no floor: it is drawn like a pin.',
  detailOutside: 'The looping detail “{detail}” of “{location}” is not on the {ratio} picture.',
  'detailOutside.mobile': 'The looping detail “{detail}” of “{location}” is not on the picture for phones.',
  heavyDetails:
    'The looping details of “{location}” have {megabytes} MB together; the budget is {budget} MB.',
  unseenDetail: '“{location}” has looping details and no picture that they could lie on: they are not shown.',
  'unseenDetail.film': '“{location}” has looping details and a video as its background: they are not shown.',
  brokenLink: 'The address “{url}” of {holder} cannot be followed.',
  unlistedEmbed:
    'The settings do not allow the page {url} of {holder} to be embedded: visitors get a link to it instead.',
  missingCaptions: 'The video “{file}” of “{title}” has no captions.',
  panoramaShape: 'The panorama “{file}” of {holder} has {width} by {height} pixels: it is shown distorted.',
  smallPanorama:
    'The panorama “{file}” of {holder} is {width} pixels wide: it looks blurred when visitors look around.',
  unseenPanorama:
    '“{location}” has a panorama but no picture as its background: visitors do not see the panorama.',
  'unseenPanorama.arrival':
    'The transition from “{from}” to “{to}” turns visitors on arrival, but “{to}” has no panorama: they look at its picture.',
  'unseenPanorama.film':
    '“{location}” has a panorama and a video as its background: visitors do not see the panorama.',
  fewFrames: 'The turntable of {holder} has {count} pictures: it jerks instead of turning.',
  notAPdf: '“{file}” of {holder} is no PDF ({mime}): it cannot be read in the showroom.',
  'unsearchablePdf.protected':
    'The search finds no words of “{file}” ({holder}): the PDF is protected by a password.',
  'unsearchablePdf.broken': 'The search finds no words of “{file}” ({holder}): the PDF cannot be read.',
  'unsearchablePdf.tooHeavy':
    'The search finds no words of “{file}” ({holder}): reading the PDF takes too much time or memory.',
  'unsearchablePdf.wordless': 'The search finds no words of “{file}” ({holder}): its pages are pictures.',
  'unsearchablePdf.cut': 'The search finds only the first part of “{file}” ({holder}): the PDF is very long.',
  notAnSvg: 'The file “{file}” of the icon “{icon}” is no SVG ({mime}).',
  'emptyContent.article': 'The article “{title}” opens and shows nothing.',
  'emptyContent.dashboard': 'The dashboard “{title}” opens and shows nothing.',
  unsafeHtml: 'A text of “{title}” holds {part}: it never runs, and no import takes a text with it.',
  oversizedMedia: '“{file}” of {holder} has {megabytes} MB; the budget is {budget} MB.',
  'undecodableMedia.notVisual': '“{file}” of {holder} is neither a picture nor a video ({mime}).',
  'undecodableMedia.kind': '“{file}” of {holder} is of a kind that browsers cannot show ({mime}).',
  'undecodableMedia.pixels':
    '“{file}” of {holder} has {megapixels} megapixels; more than {most} are not shown.',
  'undecodableMedia.size': '“{file}” of {holder} has no known width and height.',
  'clipMismatch.arrival':
    'The last frame of the clip is not the picture of its destination ({percent} % apart).',
  'clipMismatch.departure':
    'The first frame of the clip is not the picture it starts from ({percent} % apart).',
  shadowedWorld: 'The address /{slug} of the world “{world}” already means something else.',
  shadowedLocation: 'The location “{location}” cannot be opened: its address {address} belongs to {owner}.',
  'closedToEverybody.noScope': 'No one may enter “{location}”: it asks for scopes and names none.',
  'closedToEverybody.badDate': 'No one may enter “{location}”: one of its dates cannot be read.',
  presentedByNoOne: 'No one may present: the settings ask for scopes and name none.',
  pricesSeenByNoOne:
    'No one sees the prices of “{article}”: they are for scopes or worlds, and none is named that exists.',
  productWithoutNumber:
    'Search engines get no data of the product “{article}”: it has a price, and neither an article number nor a GTIN.',
  'closedToEverybody.dates': 'No one may enter “{location}”: it closes before it opens.',
  'unlinkedContent.hidden':
    'Nothing leads to {entry}: no visitor sees it, because a part of the showroom is closed.',
  'unlinkedContent.exposed':
    'Nothing leads to {entry}: visitors find it in the search, but no longer once any part of the showroom is closed.',
  'unlinkedContent.unused': 'Nothing leads to {entry}: no visitor sees it.',
  'shownBySwitch.itself':
    'Everyone sees {entry} because of “Shown although nothing leads here”, and a closed location uses it.',
  'shownBySwitch.linked':
    'Everyone sees {entry} because {shown} links to it, which is shown although nothing leads there. A closed location uses it.',
  codeMissing: 'The world “{world}” asks for an access code and has none: it is closed to everyone.',
  accessDiffers:
    '“{title}”: {field} is not the same in all languages ({languages}). The strictest counts in all of them.',
  'accessField.protect_with_password': 'the choice to ask for an access code',
  'accessField.password': 'the access code',
  'accessField.only_logged_in_users': 'the choice to ask for a login',
  'accessField.access': 'the rule for who may enter',
  'accessField.access_scopes': 'the list of scopes',
  'accessField.access_from': 'the date it opens',
  'accessField.access_until': 'the date it closes',
} as const;
