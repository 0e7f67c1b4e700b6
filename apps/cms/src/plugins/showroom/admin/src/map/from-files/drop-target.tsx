import { Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../use-texts.ts';

interface Props {
  /** Undefined for those who may not make locations from files. */
  readonly onFiles: ((files: readonly File[]) => void) | undefined;
  readonly children: ReactNode;
}

/** Takes files that are dropped on what it encloses. */
export function DropTarget({ onFiles, children }: Props) {
  const { t } = useTexts();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
  const hold = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = onFiles === undefined ? 'none' : 'copy';
    setIsOver(onFiles !== undefined);
  };
  return (
    <Target
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        onFiles?.(files);
      }}
    >
      {children}
      {isOver ? (
        <Hint>
          <Typography variant="beta" textColor="primary700">
            {t('files.drop')}
          </Typography>
        </Hint>
      ) : null}
    </Target>
  );
}

/** The browser would leave the page for a file that is dropped beside what takes it. */
function refuse(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

const Target = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  /* The map has its own height there, and the panel is below it. */
  @media (max-width: 767px) {
    flex: none;
  }
`;

const Hint = styled.div`
  position: absolute;
  inset: ${({ theme }) => theme.spaces[2]};
  z-index: 5;
  display: flex;
  align-items: flex-start;
  justify-content: center;
  padding: ${({ theme }) => theme.spaces[6]};
  border: 2px dashed ${({ theme }) => theme.colors.primary600};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: color-mix(in srgb, ${({ theme }) => theme.colors.primary100} 60%, transparent);
  pointer-events: none;
`;
