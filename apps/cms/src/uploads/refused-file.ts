/** Why the media library does not take a file. */
export type RefusedFile =
  | { readonly reason: 'kind' | 'empty' | 'content' | 'broken' | 'storage' }
  | { readonly reason: 'fontBroken' | 'fontKind' | 'fontLicence' }
  | { readonly reason: 'fontSize'; readonly megabytes: number; readonly most: number }
  /** How the 3D model is compressed: `Draco`. */
  | { readonly reason: 'compression'; readonly compression: string }
  /** The fault of the drawing, in the English of `activePartOfDrawing`. */
  | { readonly reason: 'drawing'; readonly part: string }
  | { readonly reason: 'pixels'; readonly megapixels: number; readonly most: number }
  /** The extension of the file to replace. */
  | { readonly reason: 'otherKind'; readonly extension: string };

type Language = 'en' | 'de';

const SENTENCES: Readonly<
  Record<Language, Readonly<Record<RefusedFile['reason'], (name: string, values: Values) => string>>>
> = {
  en: {
    kind: (name) =>
      `The media library does not take files such as “${name}”. Convert it, for example to JPEG, PNG, MP4 or PDF.`,
    empty: (name) => `“${name}” is empty. Export or copy it again.`,
    content: (name) => `“${name}” is not what its ending says. Export it again in that format.`,
    broken: (name) => `“${name}” cannot be read: the picture is damaged or incomplete. Export it again.`,
    drawing: (name, { part }) =>
      `The drawing “${name}” holds ${part}. Export it again without that, or as a PNG.`,
    pixels: (name, { megapixels, most }) =>
      `“${name}” has ${megapixels} megapixels; at most ${most} are allowed. Make it smaller.`,
    compression: (name, { compression }) =>
      `The 3D model “${name}” is compressed with ${compression}, which the showroom cannot show. ` +
      `Export it without that compression, with JPEG, PNG or WebP textures.`,
    fontBroken: (name) =>
      `The font “${name}” cannot be read: it is damaged, or browsers would not take it. Download or export it again, best as WOFF2.`,
    fontKind: (name) =>
      `“${name}” is a kind of font that browsers do not show, or holds several fonts. Export the single font as WOFF2, WOFF, TTF or OTF.`,
    fontLicence: (name) =>
      `The maker of the font “${name}” forbids that it is embedded (“restricted licence”). Ask them for a licence and a file for the web.`,
    fontSize: (name, { megabytes, most }) =>
      `The font “${name}” has ${megabytes} MB; at most ${most} MB are allowed, because every visitor loads it. Save it as WOFF2, or cut it down to the letters that you need.`,
    storage: (name) =>
      `“${name}” is not stored: the place where media are kept does not answer. Try again in a few minutes.`,
    otherKind: (name, { extension }) =>
      `“${name}” cannot replace a file that ends in “${extension}”, because its address stays the same. ` +
      `Choose a file that ends in “${extension}”, or upload this one as a new file.`,
  },
  de: {
    kind: (name) =>
      `Dateien wie „${name}“ nimmt die Medienbibliothek nicht an. Wandeln Sie sie um, zum Beispiel in JPEG, PNG, MP4 oder PDF.`,
    empty: (name) => `„${name}“ ist leer. Exportieren oder kopieren Sie die Datei noch einmal.`,
    content: (name) =>
      `„${name}“ ist nicht, was die Endung sagt. Exportieren Sie die Datei noch einmal in diesem Format.`,
    broken: (name) =>
      `„${name}“ lässt sich nicht lesen: Das Bild ist beschädigt oder unvollständig. Exportieren Sie es noch einmal.`,
    drawing: (name, { part }) =>
      `Die Zeichnung „${name}“ enthält ${part}. Exportieren Sie sie ohne das, oder als PNG.`,
    pixels: (name, { megapixels, most }) =>
      `„${name}“ hat ${megapixels} Megapixel; erlaubt sind höchstens ${most}. Verkleinern Sie das Bild.`,
    compression: (name, { compression }) =>
      `Das 3D-Modell „${name}“ ist mit ${compression} komprimiert; das kann der Showroom nicht zeigen. ` +
      `Exportieren Sie es ohne diese Kompression, mit Texturen in JPEG, PNG oder WebP.`,
    fontBroken: (name) =>
      `Die Schrift „${name}“ lässt sich nicht lesen: Sie ist beschädigt, oder Browser nähmen sie nicht an. Laden oder exportieren Sie sie noch einmal, am besten als WOFF2.`,
    fontKind: (name) =>
      `„${name}“ ist eine Art von Schrift, die Browser nicht zeigen, oder enthält mehrere Schriften. Exportieren Sie die einzelne Schrift als WOFF2, WOFF, TTF oder OTF.`,
    fontLicence: (name) =>
      `Wer die Schrift „${name}“ herstellt, verbietet das Einbetten („restricted licence“). Fragen Sie dort nach einer Lizenz und einer Datei für das Web.`,
    fontSize: (name, { megabytes, most }) =>
      `Die Schrift „${name}“ hat ${decimal(megabytes)} MB; erlaubt sind höchstens ${decimal(most)} MB, weil alle Besucher sie laden. Speichern Sie sie als WOFF2, oder kürzen Sie sie auf die Buchstaben, die Sie brauchen.`,
    storage: (name) =>
      `„${name}“ ist nicht gespeichert: Der Ort, an dem Medien liegen, antwortet nicht. Versuchen Sie es in einigen Minuten noch einmal.`,
    otherKind: (name, { extension }) =>
      `„${name}“ kann keine Datei mit der Endung „${extension}“ ersetzen, weil deren Adresse bleibt. ` +
      `Wählen Sie eine Datei mit der Endung „${extension}“, oder laden Sie diese als neue Datei hoch.`,
  },
};

interface Values {
  readonly part: string;
  readonly megapixels: number;
  readonly megabytes: number;
  readonly most: number;
  readonly extension: string;
  readonly compression: string;
}

/** As German writes it. */
function decimal(value: number): string {
  return String(value).replace('.', ',');
}

/** The results of `activePartOfDrawing`, in German; new ones are shown in English until they are added here. */
const GERMAN_PARTS: Readonly<Record<string, string>> = {
  'a reference to something elsewhere': 'einen Verweis auf etwas anderswo',
  'a root that is not <svg>': 'eine Wurzel, die nicht <svg> ist',
  'a script': 'ein Skript',
  'a style sheet from elsewhere': 'ein Stylesheet von anderswo',
  'an encoding that no browser knows': 'eine Kodierung, die kein Browser kennt',
  'entities of its own': 'eigene Entitäten',
  'XML that cannot be read': 'XML, das sich nicht lesen lässt',
};

/**
 * The sentence that an editor reads.
 *
 * @param name The file as the editor knows it.
 * @param locale Of the editor's panel; English where it is unknown.
 */
export function sentenceOf(refused: RefusedFile, name: string, locale: string | null | undefined): string {
  const language: Language = locale?.split('-', 1)[0] === 'de' ? 'de' : 'en';
  const part = refused.reason === 'drawing' ? refused.part : '';
  return SENTENCES[language][refused.reason](name, {
    part: language === 'de' ? (GERMAN_PARTS[part] ?? part) : part,
    megapixels: refused.reason === 'pixels' ? refused.megapixels : 0,
    megabytes: refused.reason === 'fontSize' ? refused.megabytes : 0,
    most: 'most' in refused ? refused.most : 0,
    extension: refused.reason === 'otherKind' ? refused.extension : '',
    compression: refused.reason === 'compression' ? refused.compression : '',
  });
}
