import { buildServer } from './app.ts';
import type { Server } from './app.ts';
import { ADMIN_NAME } from './features/session/index.ts';
import { describeMachine, lookAtMachine } from './features/tool/index.ts';
import { compressWebBuild } from './http/compressWebBuild.ts';
import { serverLog } from './log/serverLog.ts';
import { readSettings, webBuild } from './settings.ts';
import { StartError } from './startError.ts';

async function start(): Promise<Server> {
  const settings = readSettings(process.env);
  const logger = serverLog(settings.dataFolder, console.error);
  const server = await buildServer({ settings, logger, restart });
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
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      console.log('Netloom stops: runs go on and are there at the next start.');
      void started.then((server) => server.close()).finally(() => process.exit());
    });
  }
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
let started = start();
stopOnSignal();
started.catch(tellFailure);
