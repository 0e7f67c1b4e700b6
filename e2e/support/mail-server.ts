import { SMTPServer } from 'smtp-server';
import { freePort } from '../../scripts/run/free-port.ts';

/** A mail as it arrived. */
export interface ArrivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** By name in lower case, unfolded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly source: string;
}

/** A real SMTP server on loopback that keeps the mails that it receives. */
export interface MailServer {
  readonly url: string;
  readonly mails: readonly ArrivedMail[];
  /** From now on mails are refused with this code, such as 451; with none they are taken. */
  readonly refuse: (code?: number) => void;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

function headersOf(source: string): ReadonlyMap<string, string> {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1);
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
}

/** Makes a mail server that does not listen yet. */
export async function createMailServer(): Promise<MailServer> {
  const port = await freePort();
  const mails: ArrivedMail[] = [];
  let server: SMTPServer | undefined;
  let refusal: number | undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (code) => {
      refusal = code;
    },
    open: () =>
      new Promise((resolve, reject) => {
        server = new SMTPServer({
          authOptional: true,
          disabledCommands: ['AUTH', 'STARTTLS'],
          onData: (stream, { envelope }, done) => {
            const chunks: Buffer[] = [];
            stream.on('data', (chunk: Buffer) => chunks.push(chunk));
            stream.on('end', () => {
              if (refusal !== undefined) {
                done(Object.assign(new Error('Not now.'), { responseCode: refusal }));
                return;
              }
              const source = Buffer.concat(chunks).toString('utf8');
              mails.push({
                from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
                to: envelope.rcptTo.map(({ address }) => address),
                headers: headersOf(source),
                source,
              });
              done();
            });
          },
        });
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
      }),
    close: () =>
      new Promise((resolve) => {
        if (server === undefined) resolve();
        else server.close(() => resolve());
      }),
  };
}
