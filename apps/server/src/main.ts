import { buildServer } from './app.ts';
import type { Server } from './app.ts';
import { ADMIN_NAME } from './features/session/index.ts';
import { describeMachine, lookAtMachine } from './features/tool/index.ts';
import { compressWebBuild } from './http/compressWebBuild.ts';
import { serverLog } from './log/serverLog.ts';
import { readSettings, webBuild } from './settings.ts';
import { StartError } from './startError.ts';

/** A stop takes no longer, whatever is dead. */
const STOP_MILLISECONDS = 8500;

async function start(): Promise<Server> {
  const settings = readSettings(process.env);
  const logger = serverLog(settings.dataFolder, console.error);
  const server = await buildServer({ settings, logger, restart, fail });
  running = server;
  const address = await server.listen().catch(async (error: Error) => {
    await server.close();
    throw new StartError(`HOST, PORT: the server cannot listen: ${error.message}`);
  });
  console.log(`Netloom is ready: ${address}`);
  if (server.madePassword !== undefined) {
    console.log(`Sign in as ${ADMIN_NAME} with the password ${server.madePassword}`);
    console.log(`It is kept in ${server.services.folder.adminPasswordFile}`);
  }
  // Not waited for: what is missing disables runs, never the server.
  lookAtMachine(settings).then(
    (machine) => describeMachine(machine).forEach((line) => console.log(line)),
    (error: unknown) => server.app.log.error({ err: error }, 'the tools cannot be looked for'),
  );
  // Not waited for: until a copy is there, its file is compressed as it is sent.
  compressWebBuild(webBuild).catch((error: unknown) =>
    server.app.log.warn({ err: error }, 'web build not compressed'),
  );
  return server;
}

/** A signal that comes early waits for the start, so that the database is never left alone. */
function stopOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop());
  // `npm start` was killed, which hands on no signal.
  process.on('disconnect', () => stop());
}

function stop(code = 0): void {
  if (stopping) return;
  stopping = true;
  console.log('Netloom stops: runs go on and are there at the next start.');
  setTimeout(() => {
    console.error('Netloom could not stop in order and is ended; what was saved is there at the next start.');
    running?.kill();
    process.exit(1);
  }, STOP_MILLISECONDS).unref();
  const closed = started
    .then((server) => server.close())
    .then(
      () => code,
      () => 1,
    );
  void closed.then((exitCode) => process.exit(exitCode));
}

/** PostgreSQL does not come back. */
function fail(reason: Error): void {
  console.error(`Netloom ends: ${reason.message}`);
  stop(1);
}

/** A restore is taken over at a start. */
function restart(): void {
  console.log('Netloom starts anew.');
  started = started.then(async (server) => {
    await server.close();
    return start();
  });
  started.catch(tellFailure);
}

function tellFailure(error: unknown): void {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

// A terminal that was closed must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
let running: Server | undefined;
let stopping = false;
let started = start();
stopOnSignal();
started.catch(tellFailure);
