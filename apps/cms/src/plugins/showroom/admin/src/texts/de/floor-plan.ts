import type { en } from '../en/floor-plan.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'floorPlan.title': 'Grundriss',
  'floorPlan.of': 'Grundriss von {world}',
  'floorPlan.about': 'Markierungen und Blickfelder auf dem Grundriss ziehen, statt Zahlen einzutippen.',
  'floorPlan.open': 'Auf dem Grundriss platzieren',
  'floorPlan.openAll': 'Markierungen und Blickfelder auf dem Grundriss',
  'floorPlan.map': 'Zur Karte der Welt',
  'floorPlan.none': 'Diese Welt hat noch keinen Grundriss. Wählen Sie sein Bild im Formular der Welt.',
  'floorPlan.noneHere': 'Die Welt dieses Ortes hat noch keinen Grundriss.',
  'floorPlan.openWorld': 'Die Welt im Formular öffnen',
  'floorPlan.readOnly': 'Sie können diesen Grundriss ansehen, aber nicht ändern.',
  'floorPlan.picture': 'Grundriss von {world}',
  'floorPlan.side': 'Orte',
  'floorPlan.help':
    'Wählen Sie einen Ort, auf dem Grundriss oder in der Liste. Ziehen Sie die Markierung dorthin, wo Besucher sie sehen sollen, und das Blickfeld dorthin, wohin das Bild schaut.',
  'floorPlan.off': 'Noch nicht auf dem Grundriss',
  'floorPlan.on': 'Auf dem Grundriss',
  'floorPlan.tap': 'Tippen Sie auf dem Grundriss dahin, wo dieser Ort ist.',
  'floorPlan.middle': 'In die Mitte des Grundrisses setzen',
  'floorPlan.cone': 'Zeigen, was auf dem Bild zu sehen ist',
  'floorPlan.apart': 'Die Markierung ist woanders als die Kamera',
  'floorPlan.keys':
    'Pfeiltasten bewegen Markierung und Kamera und drehen das Blickfeld: mit Umschalt in großen Schritten, mit Alt in kleinen.',
  'floorPlan.fixed': 'Diesen Ort dürfen Sie nicht ändern.',
  'floorPlan.pin': '{title}: {point}',
  'floorPlan.camera': 'Kamera von {title}: {point}',
  'floorPlan.turnOf': 'Blickrichtung von {title}',
  'floorPlan.point': '{x, number} % von links, {y, number} % von oben',
  'floorPlan.cameraAt': 'Kamera {point}',
  'floorPlan.looks': 'Blick nach {turn}',
  'floorPlan.turn': '{degrees, number}°',
};
