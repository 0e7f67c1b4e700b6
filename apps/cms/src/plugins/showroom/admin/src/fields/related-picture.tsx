import { styled } from 'styled-components';

/** A small picture before the title of an entry in a list of relations, which the title describes. */
export function RelatedPicture({ picture }: { readonly picture: string }) {
  return <Picture src={picture} alt="" loading="lazy" />;
}

const Picture = styled.img`
  flex: none;
  width: 4rem;
  height: 3rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral150};
  object-fit: cover;
`;
