// `netloom <command> …`: the product's knowledge on files, without a server. Exit code 1 on any error (2 where 1 is an
// answer), 2 on wrong use, 3 where an answer stands on a faulty input or a simulation says nothing of its result.
import { enableCompileCache } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { config } from 'zod';

// Sources are compiled once, not at each call.
const caches = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
enableCompileCache(join(caches, 'netloom', 'compiled'));

// A command reads a few documents and ends: compiling a reader for each schema takes longer than it saves (of `generate`
// a twentieth).
config({ jitless: true });
// Nor does it live to gain from looking for garbage bit by bit: nobody waits for it meanwhile.
setFlagsFromString('--no-incremental-marking');
// What is kept is as a module was compiled before it ran: with all of its functions, no call compiles them (a tenth).
setFlagsFromString('--no-lazy');

const { answer } = await import('./answer.ts');
const { exitCode, output, errors } = await answer(process.argv.slice(2));
if (output !== '') console.log(output);
if (errors !== '') console.error(errors);
process.exitCode = exitCode;
