import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import ssh2 from 'ssh2';

export interface GitSshServer {
  port: number;
  /** What clients asked to be run. */
  commands: string[];
  close(): Promise<void>;
}

/** An ssh server that knows one public key and serves the repositories below `folder`. */
export async function startGitSshServer(
  folder: string,
  keys: { host: string; known: string },
  port = 0,
): Promise<GitSshServer> {
  const known = ssh2.utils.parseKey(keys.known);
  if (known instanceof Error) throw known;
  const commands: string[] = [];
  const clients = new Set<ssh2.Connection>();
  const server = new ssh2.Server({ hostKeys: [keys.host] }, (client) => {
    clients.add(client);
    client.on('error', () => undefined);
    client.on('close', () => clients.delete(client));
    client.on('authentication', (attempt) => {
      const same = attempt.method === 'publickey' && attempt.key.data.equals(known.getPublicSSH());
      const signed =
        same &&
        (attempt.signature === undefined ||
          known.verify(attempt.blob!, attempt.signature, attempt.hashAlgo) === true);
      if (signed) attempt.accept();
      else attempt.reject(['publickey']);
    });
    client.on('session', (accept) => {
      accept().on('exec', (acceptCommand, _reject, { command }) => {
        commands.push(command);
        serve(acceptCommand(), command, folder);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    commands,
    async close() {
      for (const client of clients) client.end();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Runs git-upload-pack or git-receive-pack on the repository that is named. */
function serve(channel: ssh2.ServerChannel, command: string, folder: string): void {
  const [, service = '', path = ''] = /^(git-(?:upload|receive)-pack) '\/?([\w./-]+)'$/.exec(command) ?? [];
  const git = spawn(service, [path], {
    cwd: folder,
    env: { PATH: `${process.env.PATH}:/usr/lib/git-core`, GIT_CONFIG_GLOBAL: '/dev/null' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  channel.pipe(git.stdin);
  git.stdin.on('error', () => undefined);
  git.stdout.pipe(channel, { end: false });
  git.stderr.pipe(channel.stderr, { end: false });
  git.on('close', (code) => {
    channel.exit(code ?? 1);
    channel.end();
  });
}
