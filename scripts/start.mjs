// `npm start`: makes the machine ready, says what it does, and runs the server.
import { ensureDebianPackages } from './bootstrap/debianPackages.mjs';
import { ensureNpmPackages } from './bootstrap/npmPackages.mjs';
import { outputOf, runUntilExit } from './bootstrap/process.mjs';
import { ensureWebBuild } from './bootstrap/webBuild.mjs';

ensureNpmPackages();
ensureDebianPackages();
ensureWebBuild();
const program = outputOf('node', ['programs/pathOf.mjs', 'server']);
// What is compiled of a bundle lies beside it.
const env = { NODE_COMPILE_CACHE: undefined };
runUntilExit('node', ['--enable-source-maps', program], { tied: true, env });
