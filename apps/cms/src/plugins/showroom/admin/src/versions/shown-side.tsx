import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { Difference, ShownFile, ShownValue } from '../../../contracts/versions.ts';
import { useTexts } from '../use-texts.ts';
import { TextDifference } from './text-difference.tsx';

interface Props {
  readonly difference: Difference;
  /** `alone`: what comes after, with nothing to compare it with. */
  readonly side: 'before' | 'after' | 'alone';
}

/** One side of a difference. */
export function ShownSide({ difference, side }: Props) {
  const { t } = useTexts();
  const shown = difference[side === 'before' ? 'before' : 'after'];
  if (shown.kind === 'files') {
    return (
      <Flex gap={2} wrap="wrap">
        {shown.files.map((file) => (
          <FileView key={file.id} file={file} />
        ))}
      </Flex>
    );
  }
  if (shown.kind === 'empty')
    return <Typography textColor="neutral600">{t('versions.emptyValue')}</Typography>;
  const { before, after } = difference;
  // Nothing is marked as new where nothing is compared.
  return side === 'alone' ? (
    <TextDifference before={textOf(after)} after={textOf(after)} side="after" />
  ) : (
    <TextDifference before={textOf(before)} after={textOf(after)} side={side} />
  );
}

function textOf(value: ShownValue): string {
  return value.kind === 'text' ? value.text : '';
}

function FileView({ file: { name, url, isImage } }: { readonly file: ShownFile }) {
  const { t } = useTexts();
  if (url === undefined) return <Typography textColor="danger600">{t('versions.fileGone')}</Typography>;
  return (
    <Figure>
      {isImage ? <Picture src={url} alt="" loading="lazy" /> : null}
      <Typography tag="figcaption" variant="pi" textColor="neutral600">
        {name}
      </Typography>
    </Figure>
  );
}

const Figure = styled.figure`
  margin: 0;
  max-width: 24rem;
  overflow-wrap: anywhere;
`;

const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: 16rem;
  border-radius: ${({ theme }) => theme.borderRadius};
`;
