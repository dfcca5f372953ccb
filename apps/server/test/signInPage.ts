import { beginSecondFactor, confirmSecondFactor, login, signInByCode } from '@netloom/contract';
import { vi } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { ADMIN_PASSWORD, DEMO } from './testServer.ts';
import type { Client, TestServer } from './testServer.ts';

const password = ADMIN_PASSWORD;

export interface SignedIn {
  client: Client;
  device: Authenticator;
  codes: string[];
}

/** A reply to a sign-in: a token, or what is still asked for. */
export interface Half {
  code: number;
  msg: string;
  data: {
    token: string;
    reason: string;
    captcha: boolean;
    secondFactor: { step: string; challenge: string; redirect?: string };
  };
}

/** The display of every authenticator moves on by time steps; needs fake dates. */
export const later = (steps = 1) => vi.setSystemTime(Date.now() + steps * 30_000);

/** Turns the second factor of a session's user on. */
export async function turnOn(client: Client): Promise<Omit<SignedIn, 'client'>> {
  const { uri } = await client.call(beginSecondFactor, { body: { password } });
  const device = new Authenticator(uri);
  const { recoveryCodes } = await client.call(confirmSecondFactor, { body: { code: await device.code() } });
  later();
  return { device, codes: recoveryCodes };
}

/** People with and without a second factor at the sign-in page of a server. */
export class SignInPage {
  readonly server: TestServer;

  constructor(server: TestServer) {
    this.server = server;
  }

  /** A new user whose second factor is on. */
  async withFactor(userName: string): Promise<SignedIn> {
    const client = await this.server.newUser(userName, DEMO);
    return { client, ...(await turnOn(client)) };
  }

  password(userName: string, typed = password): Promise<Half> {
    return this.server.anonymous.reply(login, { body: { userName, password: typed } }) as never;
  }

  async challenge(userName: string): Promise<string> {
    return (await this.password(userName)).data.secondFactor.challenge;
  }

  code(challenge: string, code: string): Promise<Half> {
    return this.server.anonymous.reply(signInByCode, { body: { challenge, code } }) as never;
  }

  async sessions(userName: string): Promise<number> {
    const found = await this.server.services.pool.query(
      'SELECT 1 FROM sessions JOIN users USING (user_id) WHERE user_name = $1',
      [userName],
    );
    return found.rows.length;
  }
}
