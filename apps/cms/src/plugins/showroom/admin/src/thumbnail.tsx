import { styled } from 'styled-components';

/** A small picture at the beginning of a line; without one, its space stays. */
export function Thumbnail({ picture }: { readonly picture: string | undefined }) {
  return <Frame>{picture === undefined ? null : <img src={picture} alt="" loading="lazy" />}</Frame>;
}

const Frame = styled.div`
  flex: none;
  width: 9.6rem;
  height: 7.2rem;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral150};

  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
