import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const OIDC_CLIENT = { clientId: 'netloom', clientSecret: 'the secret of the tests' };

/** An OpenID Connect provider on loopback; whoever types a name at it is signed in under it. */
export interface TestProvider {
  issuer: string;
  /** Signs in at the provider as a browser would and answers the query that it sends back to `/login`. */
  signIn(url: string, subject: string): Promise<string>;
  close(): Promise<void>;
}

/** `claimsOf` is what the provider tells of a subject. */
export async function openOidcProvider(
  publicUrl: string,
  claimsOf: (subject: string) => Record<string, string | boolean>,
): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const redirectUri = `${publicUrl}/login`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: OIDC_CLIENT.clientId,
        client_secret: OIDC_CLIENT.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username', 'name'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => Promise.resolve({ sub: accountId, ...claimsOf(accountId) }),
    }),
    cookies: { keys: ['of the tests'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  });
  server.on('request', provider.callback());
  return {
    issuer,
    signIn: (url, subject) => walk(url, subject, redirectUri),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Follows the provider's pages with its cookies, answering the forms of its development pages. */
async function walk(start: string, subject: string, end: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 20; step += 1) {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      cookies.set(name!, value!);
    }
    const location = response.headers.get('location');
    form = undefined;
    if (location !== null) {
      url = new URL(location, url).href;
      if (url.startsWith(end)) return new URL(url).search;
      continue;
    }
    const page = await response.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (prompt === undefined)
      throw new Error(`the provider answers ${response.status}: ${page.slice(0, 500)}`);
    url = new URL(/action="([^"]+)"/.exec(page)![1]!, url).href;
    form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: subject, password: 'any' }) });
  }
  throw new Error('the provider leads in circles');
}
