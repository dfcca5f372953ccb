import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, connect } from 'node:net';
import type { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Name of the socket that clients look for in a folder (libpq, with the default port). */
const SOCKET = '.s.PGSQL.5432';

/** Stands before a PostgreSQL on a unix socket and can take it away. */
export class DatabaseProxy {
  private readonly folder: string;
  private readonly target: URL;
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;

  private constructor(folder: string, target: URL) {
    this.folder = folder;
    this.target = target;
  }

  static async open(databaseUrl: string): Promise<DatabaseProxy> {
    const folder = await mkdtemp(join(tmpdir(), 'netloom-proxy-'));
    const proxy = new DatabaseProxy(folder, new URL(databaseUrl));
    await proxy.bringBack();
    return proxy;
  }

  get url(): string {
    const url = new URL(this.target);
    url.searchParams.set('host', this.folder);
    return url.href;
  }

  async takeAway(): Promise<void> {
    const { server } = this;
    if (server === undefined) return;
    this.server = undefined;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  async bringBack(): Promise<void> {
    this.server = createServer((client) => this.join(client));
    this.server.listen(join(this.folder, SOCKET));
    await once(this.server, 'listening');
  }

  async close(): Promise<void> {
    await this.takeAway();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }

  private join(client: Socket): void {
    const database = connect(join(this.target.searchParams.get('host')!, SOCKET));
    const end = () => [client, database].forEach((socket) => socket.destroy());
    for (const socket of [client, database]) {
      this.sockets.add(socket);
      socket.on('error', end).on('close', () => {
        this.sockets.delete(socket);
        end();
      });
    }
    client.pipe(database).pipe(client);
  }
}
