import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A git server of the tests: bare repositories behind git-http-backend(1), with basic authentication. */
export interface GitServer {
  /** Address of a repository, e.g. http://127.0.0.1:41234/team/chip.git */
  address(repository?: string): string;
  /** Passwords by user name; who is not named is refused. */
  passwords: Map<string, string>;
  /** Who names nobody may read. */
  isPublic: boolean;
  /** Paths of all requests so far. */
  requests: string[];
  /** Answers a request itself when it returns true. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** Answers a request that was intercepted as if it had not been. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Runs git in the bare repository. */
  git(...args: string[]): string;
  /** Commits files (null deletes one) to a branch of the repository; answers the commit's id. */
  commit(files: Record<string, string | Buffer | null>, message?: string, branch?: string): string;
  close(): Promise<void>;
}

export const GIT_USER = 'chip';
export const GIT_TOKEN = 'glpat-0123456789-secret-token';
const REPOSITORY = 'team/chip.git';
const ENVIRONMENT = {
  PATH: process.env.PATH,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Upstream',
  GIT_AUTHOR_EMAIL: 'upstream@example.org',
  GIT_COMMITTER_NAME: 'Upstream',
  GIT_COMMITTER_EMAIL: 'upstream@example.org',
};

export async function startGitServer(): Promise<GitServer> {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-git-server-'));
  const bare = join(folder, REPOSITORY);
  const git = (args: string[], cwd: string) =>
    execFileSync('git', args, { cwd, env: ENVIRONMENT, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
  mkdirSync(bare, { recursive: true });
  git(['init', '--quiet', '--bare', '--initial-branch=main'], bare);
  const server: Omit<GitServer, 'address' | 'close'> = {
    passwords: new Map([[GIT_USER, GIT_TOKEN]]),
    isPublic: false,
    requests: [],
    intercept: undefined,
    answer: (request, response) => answer(request, response, folder, server),
    git: (...args) => git(args, bare),
    commit(files, message = 'a change', branch = 'main') {
      const work = mkdtempSync(join(folder, 'work-'));
      git(['clone', '--quiet', bare, work], folder);
      const known = git(['branch', '--all', '--list', `origin/${branch}`], work) !== '';
      git(known ? ['checkout', '--quiet', branch] : ['checkout', '--quiet', '-B', branch], work);
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(work, path)), { recursive: true });
        if (content === null) rmSync(join(work, path), { recursive: true });
        else writeFileSync(join(work, path), content);
      }
      git(['add', '--all', '--force'], work);
      git(['commit', '--quiet', '--allow-empty', '-m', message], work);
      git(['push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`], work);
      const commit = git(['rev-parse', 'HEAD'], work);
      rmSync(work, { recursive: true });
      return commit;
    },
  };
  const http = createServer((request, response) => {
    server.requests.push(request.url ?? '');
    if (server.intercept?.(request, response) !== true) server.answer(request, response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return Object.assign(server, {
    address: (repository = REPOSITORY) => `http://127.0.0.1:${port}/${repository}`,
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  server: Omit<GitServer, 'address' | 'close'>,
): void {
  const [, basic = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  const [user = '', password] = Buffer.from(basic, 'base64').toString().split(/:(.*)/s);
  const isPublicRead = server.isPublic && password === undefined;
  if (!isPublicRead && (password === undefined || server.passwords.get(user) !== password)) {
    response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
    return;
  }
  const url = new URL(request.url ?? '', 'http://localhost');
  const backend = spawn('git', ['http-backend'], {
    env: {
      ...ENVIRONMENT,
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: url.pathname,
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      CONTENT_LENGTH: request.headers['content-length'],
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
      GIT_PROTOCOL: request.headers['git-protocol'] as string | undefined,
      REMOTE_USER: user,
      REMOTE_ADDR: '127.0.0.1',
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  backend.stdin.on('error', () => undefined);
  request.pipe(backend.stdin);
  pipeCgi(backend.stdout, response);
}

/** A CGI reply (RFC 3875): header lines, an empty line, the body. */
function pipeCgi(output: NodeJS.ReadableStream, response: ServerResponse): void {
  let head = Buffer.alloc(0);
  const onData = (piece: Buffer) => {
    head = Buffer.concat([head, piece]);
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    output.off('data', onData);
    const lines = head.subarray(0, end).toString().split('\r\n');
    const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
    const status = Number.parseInt(headers.Status ?? '200', 10);
    delete headers.Status;
    response.writeHead(status, headers);
    response.write(head.subarray(end + 4));
    output.pipe(response);
  };
  output.on('data', onData);
  output.once('end', () => {
    if (!response.headersSent) response.writeHead(500).end();
  });
}
