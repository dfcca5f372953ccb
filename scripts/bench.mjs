// `npm run bench [-- area …]`: makes the machine ready as for the tests, and measures.
import { ensureDebianPackages } from './bootstrap/debianPackages.mjs';
import { ensureNpmPackages } from './bootstrap/npmPackages.mjs';
import { runUntilExit } from './bootstrap/process.mjs';
import { ensureWebBuild } from './bootstrap/webBuild.mjs';

ensureNpmPackages();
ensureDebianPackages({ forTests: true });
ensureWebBuild();
const areas = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
runUntilExit('node', ['bench/run.ts', ...areas], { tied: true });
