import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from '@20minutes/s3rver';
import type { BucketReport } from './bucket-server.ts';

const [directory = '', bucket = '', port = '0'] = process.argv.slice(2);

function send(report: BucketReport): void {
  process.send?.(report);
}

const store = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket, configs: [] }] });
await store.configureBuckets();

/** Objects of a page of a list. A server of S3 may give fewer than it is asked for; a thousand take long to write. */
const PAGE = 10;

const objects = store.store;
const listObjects = objects.listObjects.bind(objects);
objects.listObjects = (name, options) =>
  listObjects(name, { ...options, maxKeys: Math.min(PAGE, options.maxKeys ?? PAGE) });

const answer = store.callback();
const server = createServer((request, response) => {
  send({ request: `${request.method} ${decodeURIComponent(request.url ?? '').replace(`/${bucket}/`, '')}` });
  void answer(request, response);
});
server.listen(Number(port), '127.0.0.1', () => send({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit());
