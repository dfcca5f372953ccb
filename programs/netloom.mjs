// `netloom <command> …`, see apps/cli.
import { programOf } from './programOf.mjs';

await import(await programOf('netloom'));
