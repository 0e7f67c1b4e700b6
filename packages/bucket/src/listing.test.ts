import { expect, test } from 'vitest';
import { readListing } from './listing.ts';

test('a page names its objects and the next page', () => {
  const page = readListing(`<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <Name>showroom</Name><Prefix>uploads/</Prefix><IsTruncated>true</IsTruncated>
  <Contents><Key>uploads/a &amp; b.jpg</Key><LastModified>2026-11-28T12:00:00.500Z</LastModified><ETag>&quot;x&quot;</ETag><Size>12</Size>
    <Owner><ID>1</ID><DisplayName>Size</DisplayName></Owner></Contents>
  <Contents><Key>uploads/ü.mp4</Key><LastModified>2026-11-28T12:00:01Z</LastModified><Size>0</Size></Contents>
  <NextContinuationToken>1/ab+c==</NextContinuationToken>
</ListBucketResult>`);
  expect(page).toEqual({
    objects: [
      { key: 'uploads/a & b.jpg', size: 12, modified: Date.UTC(2026, 10, 28, 12, 0, 0, 500) },
      { key: 'uploads/ü.mp4', size: 0, modified: Date.UTC(2026, 10, 28, 12, 0, 1) },
    ],
    next: '1/ab+c==',
  });
});

test('an empty page is the last one', () => {
  expect(readListing('<ListBucketResult><Name>showroom</Name></ListBucketResult>')).toEqual({
    objects: [],
    next: undefined,
  });
});

test.each(['', 'Gateway Timeout', '<ListBucketResult><Contents>'])('no listing: %j', (text) => {
  expect(() => readListing(text)).toThrow(
    /document must contain a root element|unclosed tag|text data outside of root node/,
  );
});
