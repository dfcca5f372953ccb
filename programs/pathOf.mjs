// Prints the file by which to start a program: `node programs/pathOf.mjs server`.
import { programOf } from './programOf.mjs';

console.log(await programOf(process.argv[2]));
