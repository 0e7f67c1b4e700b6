import { useTexts } from '../use-texts.ts';

/** The name of a content type's entries in the panel's language. */
export function useKindName(): (uid: string) => string {
  const { textIfKnown } = useTexts();
  return (uid) => {
    const name = uid.split('.').at(-1) ?? uid;
    return textIfKnown(`kind.${name}`) ?? name;
  };
}
