import { login } from '@netloom/contract';
import type { Call, Reply, ReplyOf } from '@netloom/contract';
import { adminPassword } from './server.ts';
import type { RunningServer } from './server.ts';

interface Asked {
  body?: object;
  query?: Record<string, string>;
  /** Of the path. */
  params?: Record<string, string | number>;
}

/** Calls the server as somebody's own program would: by default the administrator's. */
export class Client {
  readonly server: RunningServer;
  #token = '';

  constructor(server: RunningServer) {
    this.server = server;
  }

  async signIn(user = { userName: 'admin', password: adminPassword }): Promise<void> {
    this.#token = (await this.call(login, { body: user })).token;
  }

  /** The reply's data. @throws Error with the server's words when it refuses. */
  async call<C extends Call>(
    { method, path }: C,
    { body, query = {}, params = {} }: Asked = {},
  ): Promise<ReplyOf<C>> {
    const authorization = `Bearer ${this.#token}`;
    const request: RequestInit = body
      ? {
          method,
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
      : { method, headers: { authorization } };
    const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const reply = await fetch(`${this.server.address}/api${place}?${new URLSearchParams(query)}`, request);
    const { code, msg, data } = (await reply.json()) as Reply<ReplyOf<C>>;
    if (code !== 200) throw new Error(`${path}: ${msg}`);
    return data;
  }
}
