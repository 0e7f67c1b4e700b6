import { styled } from 'styled-components';

/** What belongs together under one name, without the frame that browsers draw. */
export const Group = styled.fieldset`
  display: flex;
  align-items: center;
  gap: 0.4rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** The same from top to bottom. */
export const Stack = styled(Group)`
  flex-direction: column;
  align-items: stretch;
  gap: 0.8rem;
`;
