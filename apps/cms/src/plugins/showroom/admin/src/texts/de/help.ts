import type { en } from '../en/help.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'help.title': 'Hilfe',
  'help.subtitle': 'Ihre erste Welt in sieben Schritten, und wozu jede Seite des Showrooms da ist.',
  'help.first': 'Ihre erste Welt',
  'help.pages': 'Die Seiten des Showrooms',
  'help.picture': 'So sieht es aus: {title}',
  'help.step.world.title': 'Eine Welt anlegen',
  'help.step.world.text':
    'Eine Welt ist ein Showroom mit eigener Adresse. Drücken Sie auf der Weltkarte „Welt anlegen“, und geben Sie ihr einen Namen: Daraus wird ihre Adresse. Dann öffnet sich die Karte der neuen Welt, noch leer.',
  'help.step.world.link': 'Weltkarte öffnen',
  'help.step.pictures.title': 'Bilder auf die Karte ziehen',
  'help.step.pictures.text':
    'Jedes Bild wird ein Ort und heißt wie seine Datei: Aus „01_eingang_4x3.jpg“ und „01_eingang_16x9.jpg“ wird ein einziger Ort, „Eingang“. Nehmen Sie JPEG, PNG, WebP oder AVIF, 3.840 Pixel breit. Sie sehen, was aus den Dateien wird, bevor etwas angelegt wird. Besucher beginnen am ersten Ort.',
  'help.step.pictures.link': 'Weltkarte öffnen',
  'help.step.transitions.title': 'Zeichnen, was wohin führt',
  'help.step.transitions.text':
    'Ziehen Sie vom Rand eines Ortes zum nächsten. Eine Linie sind zwei Übergänge, einer in jede Richtung; wählen Sie die Linie, um die Clips hinzuzufügen, die den Gang zeigen. Clips, die Sie auf die Karte ziehen, finden ihren Übergang am Namen.',
  'help.step.transitions.link': 'Weltkarte öffnen',
  'help.step.arrows.title': 'Die Pfeile hinzufügen',
  'help.step.arrows.text':
    '„Pfeile in den Bildern“ gibt jedem Übergang, für den es noch keinen Hotspot gibt, einen Pfeil: einen auf dem Boden zu jedem Ort, der weiterführt, und einen zurück. Ohne sie haben Besucher nichts zum Antippen.',
  'help.step.arrows.link': 'Weltkarte öffnen',
  'help.step.hotspots.title': 'Die Hotspots platzieren',
  'help.step.hotspots.text':
    'Ein Hotspot öffnet einen Artikel, ein Dokument, einen Film oder einen anderen Ort. Öffnen Sie einen Ort in seinem Formular, und drücken Sie „Auf dem Bild platzieren“: Klicken Sie dorthin, wo Besucher tippen sollen, wählen Sie, was sich öffnet, und ziehen Sie den Hotspot an seine Stelle. Ziehen Sie die Pfeile dorthin, wo sie hinführen.',
  'help.step.hotspots.link': 'Orte öffnen',
  'help.step.doctor.title': 'Den Doktor fragen',
  'help.step.doctor.text':
    'Der Doktor zeigt, worüber Besucher stolpern würden, wenn jetzt alles veröffentlicht wäre. Beheben Sie zuerst die Fehler: Was einen hat, lässt sich nicht veröffentlichen.',
  'help.step.doctor.link': 'Doktor öffnen',
  'help.step.publish.title': 'Veröffentlichen',
  'help.step.publish.text':
    'Veröffentlichen Sie die ganze Welt auf einmal. Was einen Fehler hat, wird ausgelassen und genannt. Besucher sehen sie nach höchstens zwei Sekunden. Einen Entwurf sieht niemand.',
  'help.step.publish.link': 'Welten öffnen',
  'help.beside': 'Neben dem Formular eines Eintrags',
  'help.beside.preview':
    '„Vorschau öffnen“ stellt den Showroom neben das Formular, auch mit dem, was Sie noch nicht gespeichert haben: Er folgt, während Sie tippen. Wählen Sie dort, in welcher Sprache und auf welchem Bildschirm Sie ihn ansehen, lassen Sie ihn das ganze Fenster füllen, oder öffnen Sie ihn in einem eigenen Tab. Er endet, wenn Sie ihn schließen. „Entwürfe teilen“ erstellt einen Link, mit dem andere alle Entwürfe sehen, wie sie gespeichert sind, ohne Konto; er endet zu der Zeit, die Sie wählen, und Sie können ihn vorher zurückziehen.',
  'help.beside.placing':
    'Neben dem Formular eines Ortes öffnen Sie seine Bilder über das ganze Fenster und ziehen die Hotspots an ihre Stelle oder bewegen sie mit den Pfeiltasten. Beide Bilder gehören zusammen, bis Sie einen Hotspot nur auf einem davon bewegen. Nichts bleibt, bevor Sie speichern; das Speichern trägt ihre Stellen in die anderen Sprachen, wenn Sie das nicht abschalten. Hat jemand anders den Ort inzwischen gespeichert, werden beide Änderungen zusammengeführt, und Sie werden gefragt, wo Sie beide dasselbe geändert haben.',
  'help.page.doctor':
    'Alles, worüber Besucher stolpern würden, das Schlimmste zuerst. „Öffnen“ führt zum Feld, das es behebt. 100 Punkte heißt: nichts gefunden; solange es einen Fehler gibt, sind es höchstens 90.',
  'help.page.map':
    'Das Netz einer Welt über ihrem Grundriss: Setzen Sie Orte, ziehen Sie Übergänge dazwischen, und sehen Sie, welcher Weg fehlt. Was Sie dort tun, wird als Entwurf gespeichert.',
  'help.page.media':
    'Was aus Ihren Videos wird: welche gerade umgewandelt werden, welche abgelehnt wurden und warum. Kleine Dateien bleiben Ihre Aufgabe.',
  'help.page.translations':
    'Was in welcher Sprache fehlt, unvollständig oder veraltet ist. Wählen Sie ein Feld und übersetzen Sie Seite an Seite: links das Original, rechts Ihr Text. Strg+Eingabe führt zum nächsten fehlenden Text, Strg+S speichert einen Entwurf. Veraltet ist eine Übersetzung, deren Original sich seither geändert hat; speichern Sie sie neu oder drücken Sie „Stimmt noch“.',
  'help.page.tables':
    'Holen Sie Artikel, Hotspots mit ihren Zielen oder Übersetzungen als Tabelle heraus, ändern Sie viele auf einmal in Excel, und bringen Sie die Tabelle zurück. Sie sehen zuerst jede Änderung; fehlerhafte Zeilen werden genannt und ausgelassen, und alles wird als Entwurf geschrieben.',
  'help.page.worlds':
    'Kopieren Sie eine Welt mit allem, was zu ihren Orten führt; Bilder und Filme teilt sie sich mit dem Original. Veröffentlichen Sie sie ganz, ziehen Sie sie zurück oder löschen Sie sie mit allem, was nur ihr gehört. Was geschehen würde, sehen Sie vorher.',
  'help.page.releases':
    'Planen Sie, was zusammen live geht und wann: Einträge, ganze Welten und was zurückgezogen wird. Vorher sehen Sie, was es aufhielte; hält etwas es auf, geht nichts davon live, und diese Seite sagt, warum.',
  'help.page.reviews':
    'Entwürfe, um deren Prüfung jemand bittet, der sie nicht veröffentlichen darf. Sehen Sie, was sich seit der Veröffentlichung geändert hat, veröffentlichen Sie den Entwurf oder geben Sie ihn mit einer Notiz zurück. Was nach Ihrem Blick darauf gespeichert wurde, wird nicht veröffentlicht.',
  'help.page.brand':
    'Name der Firma, Browser-Symbol, Bild zum Teilen und das Aussehen aller Welten. Wählen Sie Farben und sehen Sie sofort, wie sie wirken; Farben, die sich nicht abheben, werden nicht gespeichert, und die nächste, die passt, ist einen Klick entfernt.',
  'help.page.files':
    'Was in der Medienbibliothek liegt, und welche Einträge jede Datei zeigen: in ihren Feldern und in ihren Texten. Eine Datei, die nirgends verwendet wird, lässt sich in der Medienbibliothek löschen.',
  'help.page.bin':
    'Was gelöscht wurde: von wem, wann und aus welcher Welt. Sehen Sie nach, was in einem Eintrag stand, und stellen Sie ihn oder alles, was mit ihm gelöscht wurde, als Entwurf wieder her. Es bleibt so lange wie die Versionen.',
  'help.page.transfer':
    'Nehmen Sie eine Welt als eine Datei heraus, zum Aufbewahren oder zum Umziehen, und holen Sie eine Weltdatei oder die Tour eines anderen Programms herein. Eine Datei wird zuerst geprüft: Sie sehen, was neu ist und was ersetzt würde, und geändert wird nichts, bevor Sie es bestätigen. Diese Seite sehen nur Administratoren und wem sie es erlauben.',
  'help.page.comments':
    'Was Personen schreiben, die einen Link zu Entwürfen haben, das Neueste zuerst: Öffnen Sie die Seite in der Vorschau oder das Formular dazu, antworten Sie, und markieren Sie den Kommentar als erledigt. Alle mit diesem Link lesen die Antwort.',
  'help.page.activity':
    'Wer was wann angelegt, geändert, veröffentlicht oder gelöscht hat. Was in den Feldern stand, wird nicht aufbewahrt.',
  'help.page.access':
    'Welche Welten jedes Konto ändern darf. Eine Agentur, die an einer Halle arbeitet, ändert dann nichts an den anderen, auf keiner Seite; lesen kann sie alle.',
};
