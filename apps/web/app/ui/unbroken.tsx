import { addressPartsOf, piecesOf } from '@vitrine/core/text/unbroken';
import { Fragment } from 'react';

/** A text whose product names and amounts stay on one line: `NV-6`, `1,410 mm`. */
export function Unbroken({ children }: { readonly children: string }) {
  return piecesOf(children).map(({ text, isWhole }, index) =>
    isWhole ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text never move
      <span key={index} data-whole="">
        {text}
      </span>
    ) : (
      text
    ),
  );
}

/** A mail or web address that is broken after its @ or before a dot, where it does not fit. */
export function Address({ children }: { readonly children: string }) {
  return addressPartsOf(children).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one address never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
