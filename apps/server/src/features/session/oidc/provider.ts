import type { FastifyBaseLogger } from 'fastify';
import * as oidc from 'openid-client';
import type { OidcSettings } from '../../../signInSettings.ts';
import { Refusal } from '../../../http/refusal.ts';

/** What a provider tells of somebody who signed in. */
export interface Identity {
  /** Issuer and subject: the same as long as the account is. */
  subject: string;
  /** Names that he may be called by, the best first. */
  names: string[];
  email: string;
  /** The provider has made sure that the address is his (OpenID Connect Core 1.0, 5.1). */
  emailVerified: boolean;
}

/** What a sign-in that was begun needs at its end. */
export interface Begun {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** An OpenID Connect provider (OpenID Connect Core 1.0, code flow with PKCE of RFC 7636). */
export class Provider {
  private readonly settings: OidcSettings;
  private readonly redirectUri: string;
  private readonly log: FastifyBaseLogger;
  private discovered: Promise<oidc.Configuration> | undefined;

  constructor(settings: OidcSettings, publicUrl: string, log: FastifyBaseLogger) {
    this.log = log;
    this.settings = settings;
    this.redirectUri = `${publicUrl}/login`;
  }

  /** @throws a 601 when the provider cannot be reached. */
  async begin(): Promise<{ url: string; begun: Begun }> {
    const configuration = await this.configuration();
    const begun = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectUri,
      scope: 'openid profile email',
      state: begun.state,
      nonce: begun.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(begun.codeVerifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, begun };
  }

  /** Takes what the provider sent to the redirect address. @throws when anything of it is not as it was begun. */
  async finish(search: string, { state, nonce, codeVerifier }: Begun): Promise<Identity> {
    const configuration = await this.configuration();
    const answered = new URL(this.redirectUri);
    answered.search = search;
    const tokens = await oidc.authorizationCodeGrant(configuration, answered, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
    });
    const idToken = tokens.claims()!;
    const told = configuration.serverMetadata().userinfo_endpoint
      ? await oidc.fetchUserInfo(configuration, tokens.access_token, idToken.sub)
      : idToken;
    const text = (claim: unknown) => (typeof claim === 'string' ? claim : '');
    const email = text(told.email);
    return {
      subject: `${idToken.iss} ${idToken.sub}`,
      names: [text(told.preferred_username), text(told.nickname), email.split('@')[0]!, text(told.name)],
      email,
      emailVerified: told.email_verified === true,
    };
  }

  private configuration(): Promise<oidc.Configuration> {
    this.discovered ??= this.discover().catch((error: unknown) => {
      // The next sign-in asks again.
      this.discovered = undefined;
      this.log.warn({ err: error }, 'the sign-in provider cannot be reached');
      throw new Refusal('oidc-away', { values: { provider: this.settings.name } });
    });
    return this.discovered;
  }

  private discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    // The settings take http:// for this machine alone.
    const insecure = issuer.startsWith('http:') ? { execute: [oidc.allowInsecureRequests] } : {};
    return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, { timeout: 15, ...insecure });
  }
}
