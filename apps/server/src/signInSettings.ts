import { z } from 'zod';
import { StartError } from './startError.ts';

/** How mails leave. */
export interface MailSettings {
  /** smtp://user:password@host:587, or smtps:// for TLS from the start. */
  url: string;
  from: string;
}

/** The OpenID Connect provider that people may sign in with. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** On the button of the sign-in page. */
  name: string;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const webUrl = z
  .url({ protocol: /^https?$/, error: 'expected https://…' })
  .transform((url) => url.replace(/\/+$/, ''));

export const SignInEnvironment = z.object({
  NETLOOM_PUBLIC_URL: webUrl.optional(),
  NETLOOM_SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp://… or smtps://…' }).optional(),
  NETLOOM_MAIL_FROM: z.string().includes('@', 'expected a mail address').max(300).optional(),
  NETLOOM_OIDC_ISSUER: webUrl
    .refine(
      (url) => url.startsWith('https:') || LOOPBACK.has(new URL(url).hostname),
      'expected https://…; http:// goes to this machine alone',
    )
    .optional(),
  NETLOOM_OIDC_CLIENT_ID: z.string().max(300).optional(),
  NETLOOM_OIDC_CLIENT_SECRET: z.string().max(1000).optional(),
  NETLOOM_OIDC_NAME: z.string().max(60).default('OpenID Connect'),
});

type Values = z.output<typeof SignInEnvironment>;

/** @throws StartError naming a variable that another one needs. */
export function signInSettings(values: Values) {
  return { publicUrl: values.NETLOOM_PUBLIC_URL, mail: mailSettings(values), oidc: oidcSettings(values) };
}

function mailSettings(values: Values): MailSettings | undefined {
  if (values.NETLOOM_SMTP_URL === undefined) return undefined;
  const publicUrl = needed(values, 'NETLOOM_PUBLIC_URL', 'NETLOOM_SMTP_URL');
  const from = values.NETLOOM_MAIL_FROM ?? `Netloom <netloom@${new URL(publicUrl).hostname}>`;
  return { url: values.NETLOOM_SMTP_URL, from };
}

function oidcSettings(values: Values): OidcSettings | undefined {
  if (values.NETLOOM_OIDC_ISSUER === undefined) return undefined;
  needed(values, 'NETLOOM_PUBLIC_URL', 'NETLOOM_OIDC_ISSUER');
  return {
    issuer: values.NETLOOM_OIDC_ISSUER,
    clientId: needed(values, 'NETLOOM_OIDC_CLIENT_ID', 'NETLOOM_OIDC_ISSUER'),
    clientSecret: needed(values, 'NETLOOM_OIDC_CLIENT_SECRET', 'NETLOOM_OIDC_ISSUER'),
    name: values.NETLOOM_OIDC_NAME,
  };
}

function needed(values: Values, name: keyof Values, by: keyof Values): string {
  const value = values[name];
  if (value === undefined) throw new StartError(`${name}: needed with ${by}`);
  return value;
}
