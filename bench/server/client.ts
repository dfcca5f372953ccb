import { getSseStream, login, selectMyDeptList, subscribe } from '@netloom/contract';
import type { BodyOf, Call, QueryOf, ReplyOf, StreamMessage } from '@netloom/contract';
import { adminPassword } from '../../e2e/harness/server.ts';

/** Somebody at a browser. */
export class ServerClient {
  private readonly address: string;
  private readonly token: string;
  readonly deptId: number;

  constructor(address: string, token: string, deptId: number) {
    this.address = address;
    this.token = token;
    this.deptId = deptId;
  }

  /** The administrator, in his first project. */
  static async signIn(address: string): Promise<ServerClient> {
    const open = new ServerClient(address, '', 0);
    const { token } = await open.call(login, { body: { userName: 'admin', password: adminPassword } });
    const [department] = await new ServerClient(address, token, 0).call(selectMyDeptList);
    return new ServerClient(address, token, department!.deptId);
  }

  async call<C extends Call>(
    call: C,
    input: { query?: QueryOf<C>; body?: BodyOf<C> } = {},
  ): Promise<ReplyOf<C>> {
    const query = new URLSearchParams(input.query as Record<string, string>);
    const response = await fetch(`${this.address}${call.base}${call.path}?${query}`, {
      method: call.method,
      headers: { 'content-type': 'application/json', token: this.token },
      body: call.method === 'GET' ? null : JSON.stringify(input.body ?? {}),
    });
    const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: ReplyOf<C> };
    if (code !== 200) throw new Error(`${call.path}: ${msg}`);
    return data;
  }

  /** The session stream, carrying the events of some runs, until the returned function is called. */
  async watch(runIds: string[], receive: (message: StreamMessage) => void): Promise<() => void> {
    const leaving = new AbortController();
    const response = await fetch(`${this.address}/api${getSseStream.path}`, {
      headers: { token: this.token },
      signal: leaving.signal,
    });
    const opened = new Promise<string>((resolve) => {
      const take = (message: StreamMessage) => {
        if (message.type === 'hello') resolve(message.streamId);
        receive(message);
      };
      readMessages(response, take).catch(() => undefined);
    });
    const runs = runIds.map((runId) => ({ runId, offset: 0 }));
    await this.call(subscribe, { body: { streamId: await opened, runs } });
    return () => leaving.abort();
  }
}

async function readMessages(response: Response, receive: (message: StreamMessage) => void): Promise<void> {
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (data !== undefined) receive(JSON.parse(data) as StreamMessage);
    }
  }
}
