import { createTransport } from 'nodemailer';
import type { MailSettings } from '../signInSettings.ts';

const SECONDS = 30;

export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** Hands mails to a mail server. */
export interface Transport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

export function smtpTransport({ url, from }: MailSettings): Transport {
  const patience = {
    connectionTimeout: SECONDS * 1000,
    greetingTimeout: SECONDS * 1000,
    socketTimeout: SECONDS * 1000,
  };
  const transporter = createTransport({ url, ...patience });
  return {
    async send({ to, subject, text }) {
      // As a structure, so that no address can smuggle in another one.
      await transporter.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
    close: () => transporter.close(),
  };
}
