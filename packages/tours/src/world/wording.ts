/** The few texts that a tour lacks and a world needs. */
export interface Wording {
  /** @param title of the scene. */
  readonly panoramaOf: (title: string) => string;
  /** @param title of the scene. */
  readonly viewOf: (title: string) => string;
  /** Describes a location without a text in the tour. */
  readonly sceneDescription: (title: string, author: string | undefined) => string;
}

const ENGLISH: Wording = {
  panoramaOf: (title) => `Panorama: ${title}`,
  viewOf: (title) => `View: ${title}`,
  sceneDescription: (title, author) => `${title}, to look around in.${by(author, 'Picture')}`,
};

const WORDINGS: Readonly<Record<string, Wording>> = {
  en: ENGLISH,
  de: {
    panoramaOf: (title) => `Panorama: ${title}`,
    viewOf: (title) => `Ansicht: ${title}`,
    sceneDescription: (title, author) => `${title}, zum Umsehen.${by(author, 'Bild')}`,
  },
  fr: {
    panoramaOf: (title) => `Panorama : ${title}`,
    viewOf: (title) => `Vue : ${title}`,
    sceneDescription: (title, author) => `${title}, à découvrir tout autour.${by(author, 'Image')}`,
  },
  es: {
    panoramaOf: (title) => `Panorama: ${title}`,
    viewOf: (title) => `Vista: ${title}`,
    sceneDescription: (title, author) => `${title}, para mirar alrededor.${by(author, 'Imagen')}`,
  },
  it: {
    panoramaOf: (title) => `Panorama: ${title}`,
    viewOf: (title) => `Vista: ${title}`,
    sceneDescription: (title, author) => `${title}, da guardare tutt’intorno.${by(author, 'Immagine')}`,
  },
  pt: {
    panoramaOf: (title) => `Panorama: ${title}`,
    viewOf: (title) => `Vista: ${title}`,
    sceneDescription: (title, author) => `${title}, para olhar ao redor.${by(author, 'Imagem')}`,
  },
  ru: {
    panoramaOf: (title) => `Панорама: ${title}`,
    viewOf: (title) => `Вид: ${title}`,
    sceneDescription: (title, author) => `${title}: можно осмотреться.${by(author, 'Изображение')}`,
  },
};

/** The words in a language of the showroom; English where it has none. */
export function wordingOf(locale: string): Wording {
  return WORDINGS[locale] ?? ENGLISH;
}

function by(author: string | undefined, what: string): string {
  return author === undefined ? '' : ` ${what}: ${author}.`;
}
