/** The few texts that a tour lacks and a world needs. */
export interface Wording {
  /** Opens the panorama of a location. */
  readonly lookAround: string;
  /** Heads what can be reached from a panorama. */
  readonly fromHere: string;
  /** @param title of the scene. */
  readonly panoramaOf: (title: string) => string;
  /** @param title of the scene. */
  readonly viewOf: (title: string) => string;
  /** Describes a location without a text in the tour. */
  readonly sceneDescription: (title: string, author: string | undefined) => string;
}

const ENGLISH: Wording = {
  lookAround: 'Look around',
  fromHere: 'From here',
  panoramaOf: (title) => `Panorama: ${title}`,
  viewOf: (title) => `View: ${title}`,
  sceneDescription: (title, author) => `${title}, to look around in.${by(author, 'Picture')}`,
};

const WORDINGS: Readonly<Record<string, Wording>> = {
  en: ENGLISH,
  de: {
    lookAround: 'Umsehen',
    fromHere: 'Von hier aus',
    panoramaOf: (title) => `Panorama: ${title}`,
    viewOf: (title) => `Ansicht: ${title}`,
    sceneDescription: (title, author) => `${title}, zum Umsehen.${by(author, 'Bild')}`,
  },
  fr: {
    lookAround: 'Regarder autour de soi',
    fromHere: 'À partir d’ici',
    panoramaOf: (title) => `Panorama : ${title}`,
    viewOf: (title) => `Vue : ${title}`,
    sceneDescription: (title, author) => `${title}, à découvrir tout autour.${by(author, 'Image')}`,
  },
  es: {
    lookAround: 'Mirar alrededor',
    fromHere: 'Desde aquí',
    panoramaOf: (title) => `Panorama: ${title}`,
    viewOf: (title) => `Vista: ${title}`,
    sceneDescription: (title, author) => `${title}, para mirar alrededor.${by(author, 'Imagen')}`,
  },
  it: {
    lookAround: 'Guardarsi intorno',
    fromHere: 'Da qui',
    panoramaOf: (title) => `Panorama: ${title}`,
    viewOf: (title) => `Vista: ${title}`,
    sceneDescription: (title, author) => `${title}, da guardare tutt’intorno.${by(author, 'Immagine')}`,
  },
  pt: {
    lookAround: 'Olhar ao redor',
    fromHere: 'A partir daqui',
    panoramaOf: (title) => `Panorama: ${title}`,
    viewOf: (title) => `Vista: ${title}`,
    sceneDescription: (title, author) => `${title}, para olhar ao redor.${by(author, 'Imagem')}`,
  },
  ru: {
    lookAround: 'Осмотреться',
    fromHere: 'Отсюда',
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
