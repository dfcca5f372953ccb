// `npm start`: makes the machine ready, says what it does, and runs the server.
import { ensureDebianPackages } from './bootstrap/debianPackages.mjs';
import { ensureNpmPackages } from './bootstrap/npmPackages.mjs';
import { runUntilExit } from './bootstrap/process.mjs';
import { ensureWebBuild } from './bootstrap/webBuild.mjs';

ensureNpmPackages();
ensureDebianPackages();
ensureWebBuild();
runUntilExit('node', ['apps/server/src/main.ts'], { tied: true });
