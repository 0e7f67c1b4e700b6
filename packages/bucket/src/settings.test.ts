import { describe, expect, test } from 'vitest';
import { readBucketSettings } from './settings.ts';

const SET = { S3_BUCKET: 'showroom', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

describe('the settings of a bucket', () => {
  test('are absent where none is set', () => {
    expect(readBucketSettings({ PATH: '/bin', S3_BUCKET: ' ', S3_ENDPOINT: '' })).toBeUndefined();
  });

  test.each([
    [{}, 'https://showroom.s3.us-east-1.amazonaws.com'],
    [{ S3_REGION: 'eu-central-1' }, 'https://showroom.s3.eu-central-1.amazonaws.com'],
    [{ S3_ENDPOINT: 'https://fsn1.example.com/' }, 'https://showroom.fsn1.example.com'],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9000', S3_FORCE_PATH_STYLE: 'true' }, 'http://127.0.0.1:9000/showroom'],
    [
      { S3_ENDPOINT: 'https://example.com/s3/', S3_FORCE_PATH_STYLE: 'true' },
      'https://example.com/s3/showroom',
    ],
  ])('name the bucket’s address: %j', (given, address) => {
    expect(readBucketSettings({ ...SET, ...given })).toEqual({
      address,
      region: 'S3_REGION' in given ? given.S3_REGION : 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
  });

  test('say everything that is wrong at once', () => {
    const wrong = { S3_ENDPOINT: 'ftp://x', S3_BUCKET: 'A bucket', S3_FORCE_PATH_STYLE: 'yes' };
    expect(() => readBucketSettings(wrong)).toThrow(
      [
        'S3_ACCESS_KEY_ID must be set when media are in a bucket',
        'S3_SECRET_ACCESS_KEY must be set when media are in a bucket',
        'S3_BUCKET must be the name of a bucket',
        'S3_ENDPOINT must be an address that starts with http:// or https://',
        'S3_FORCE_PATH_STYLE must be true or false',
      ].join('\n'),
    );
  });

  test('need a bucket as soon as one of them is set', () => {
    expect(() => readBucketSettings({ S3_REGION: 'eu-central-1' })).toThrow('S3_BUCKET must be set');
  });
});
