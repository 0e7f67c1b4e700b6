import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** Answers a request in a way that no CMS should. */
export type Fault = (outgoing: ServerResponse, whole: string) => void;

const JSON_TYPE = { 'content-type': 'application/json' };

function later(outgoing: ServerResponse, milliseconds: number, work: () => void): void {
  const timer = setTimeout(work, milliseconds);
  outgoing.on('close', () => clearTimeout(timer));
}

/** By the words of the issue, and what networks do besides. */
export const FAULTS = {
  'is slowed to 30 s': (outgoing, whole) => {
    later(outgoing, 30_000, () => outgoing.writeHead(200, JSON_TYPE).end(whole));
  },
  'answers garbage': (outgoing) => {
    outgoing.writeHead(200, JSON_TYPE).end(randomBytes(4_000));
  },
  'answers HTML': (outgoing) => {
    outgoing
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Welcome to nginx</title>');
  },
  'answers 500': (outgoing) => {
    outgoing.writeHead(500, JSON_TYPE).end('{"data":null,"error":{"status":500}}');
  },
  'answers half a body': (outgoing, whole) => {
    outgoing.writeHead(200, JSON_TYPE).end(whole.slice(0, whole.length / 2));
  },
  'breaks off in the middle of a body': (outgoing, whole) => {
    outgoing.writeHead(200, { ...JSON_TYPE, 'content-length': Buffer.byteLength(whole) });
    outgoing.write(whole.slice(0, whole.length / 2), () => outgoing.destroy());
  },
  'closes every socket': (outgoing) => {
    outgoing.destroy();
  },
  'sends a byte now and then': (outgoing, whole) => {
    outgoing.writeHead(200, JSON_TYPE);
    let sent = 0;
    const drip = setInterval(() => outgoing.write(whole[(sent += 1)] ?? ' '), 100);
    outgoing.on('close', () => clearInterval(drip));
  },
  'promises more bytes than it sends': (outgoing, whole) => {
    outgoing.strictContentLength = false;
    outgoing.writeHead(200, { ...JSON_TYPE, 'content-length': Buffer.byteLength(whole) + 1_000 });
    outgoing.end(whole);
  },
  'promises fewer bytes than it sends': (outgoing, whole) => {
    outgoing.strictContentLength = false;
    outgoing.writeHead(200, { ...JSON_TYPE, 'content-length': Math.floor(Buffer.byteLength(whole) / 2) });
    outgoing.end(whole);
  },
} satisfies Record<string, Fault>;
