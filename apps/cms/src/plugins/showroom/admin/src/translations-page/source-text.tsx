import { Typography } from '@strapi/design-system';
import { blockTexts, isBlocks } from './blocks.ts';

/** The original beside its translation; formatted text is split into the same pieces. */
export function SourceText({ value, language }: { readonly value: unknown; readonly language: string }) {
  if (isBlocks(value)) {
    return (
      <>
        {blockTexts(value).map(({ path, text, within, marks }) => (
          <Typography
            key={path.join('.')}
            tag="p"
            lang={language}
            textColor="neutral800"
            fontWeight={marks.includes('bold') || within.includes('heading') ? 'bold' : 'regular'}
            style={{ whiteSpace: 'pre-wrap', ...(marks.includes('italic') ? { fontStyle: 'italic' } : {}) }}
          >
            {text}
          </Typography>
        ))}
      </>
    );
  }
  return (
    <Typography
      tag="p"
      lang={language}
      textColor="neutral800"
      style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {typeof value === 'string' && value.trim() !== '' ? value : '–'}
    </Typography>
  );
}
