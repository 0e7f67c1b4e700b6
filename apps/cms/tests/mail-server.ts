import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';

/** A mail as it arrived, with its text decoded. */
export interface ArrivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The smallest mail server that sends nothing on. */
export interface MailServer {
  readonly url: string;
  readonly mails: readonly ArrivedMail[];
  readonly close: () => void;
}

/** Starts a mail server on a free port. */
export async function openMailServer(): Promise<MailServer> {
  const mails: ArrivedMail[] = [];
  const server = createServer((socket) => void receive(socket, mails));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => void server.close() };
}

/** Waits for a mail. @param words a part of its subject. */
export function mailTo(server: MailServer, address: string, words: string): Promise<ArrivedMail> {
  return vi.waitFor(
    () => {
      const found = server.mails.find(({ to, subject }) => to === address && subject.includes(words));
      if (found === undefined) throw new Error(`No mail to ${address}: ${JSON.stringify(server.mails)}`);
      return found;
    },
    { timeout: 20_000, interval: 100 },
  );
}

/** A conversation of RFC 5321, section 3: as much of it as a mail needs. */
async function receive(socket: Socket, mails: ArrivedMail[]): Promise<void> {
  const answer = (line: string): boolean => socket.write(`${line}\r\n`);
  socket.on('error', () => undefined);
  answer('220 ready');
  let source: string[] | undefined;
  let to = '';
  for await (const line of createInterface(socket)) {
    if (source !== undefined) {
      if (line !== '.') {
        source.push(line.replace(/^\./, ''));
        continue;
      }
      mails.push({ to, ...readSource(source) });
      source = undefined;
      answer('250 taken');
    } else if (line.startsWith('RCPT TO:')) {
      to = line.slice('RCPT TO:<'.length, -1);
      answer('250 fine');
    } else if (line === 'DATA') {
      source = [];
      answer('354 go on');
    } else if (line === 'QUIT') {
      answer('221 bye');
      socket.end();
    } else answer('250 fine');
  }
}

function readSource(lines: readonly string[]): Pick<ArrivedMail, 'subject' | 'text'> {
  const end = lines.indexOf('');
  const head = lines
    .slice(0, end)
    .join('\n')
    .replaceAll(/\n[ \t]+/g, ' ');
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const body = lines.slice(end + 1).join('\n');
  const encoding = field('Content-Transfer-Encoding');
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? fromQuoted(body.replaceAll('=\n', ''))
        : body;
  return { subject: fromWords(field('Subject')), text };
}

function fromQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCodePoint(parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

/** Decodes the words of RFC 2047 in a head. */
function fromWords(text: string): string {
  return text
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : fromQuoted(word.replaceAll('_', ' ')),
    );
}
