// `netloom <command> …`, see apps/cli.
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { programOf } from './programOf.mjs';

const program = await programOf('netloom');
// Beside the bundle, with which it goes.
enableCompileCache(join(dirname(program), 'compiled'));
await import(program);
