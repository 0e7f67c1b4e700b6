import { useTexts } from '../use-texts.ts';

/** What entries of a content type are called in the language of the admin panel. */
export function useKindName(): (uid: string) => string {
  const { sayIfKnown } = useTexts();
  return (uid) => {
    const name = uid.split('.').at(-1) ?? uid;
    return sayIfKnown(`kind.${name}`) ?? name;
  };
}
