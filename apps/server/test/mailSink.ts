import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SunkMail {
  from: string;
  to: string[];
  subject: string;
  text: string;
}

/** A mail server on loopback that keeps what it gets, or refuses it for now (451). */
export interface MailSink {
  url: string;
  mails: SunkMail[];
  attempts: number;
  refuse: boolean;
  close(): Promise<void>;
}

export async function openMailSink(): Promise<MailSink> {
  const sink = { url: '', mails: [] as SunkMail[], attempts: 0, refuse: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onData(stream, { envelope }, done) {
      let raw = '';
      stream.setEncoding('latin1').on('data', (chunk: string) => (raw += chunk));
      stream.on('end', () => {
        sink.attempts += 1;
        if (sink.refuse) return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        sink.mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...readMail(raw) });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(sink, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  });
}

/** Subject and text of a mail of one part (RFC 2045, RFC 2047). */
function readMail(raw: string): Pick<SunkMail, 'subject' | 'text'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r\n[ \t]/g, ' ') ?? '';
  const body = rest.join('\r\n\r\n').replaceAll('\r\n', '\n');
  const encoding = header('content-transfer-encoding').toLowerCase();
  return { subject: decodeWords(header('subject')), text: decodeText(body, encoding) };
}

function decodeText(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return quotedPrintable(body.replace(/=\n/g, ''));
  return body;
}

function decodeWords(text: string): string {
  return text.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString('utf8')
      : quotedPrintable(word.replaceAll('_', ' ')),
  );
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
