// `npm run dev`: the server restarts and the page reloads as sources change. The page is on Vite's address.
import { ensureDebianPackages } from './bootstrap/debianPackages.mjs';
import { ensureNpmPackages } from './bootstrap/npmPackages.mjs';
import { runUntilExit } from './bootstrap/process.mjs';

ensureNpmPackages();
ensureDebianPackages();
const server = runUntilExit('node', ['--watch', 'apps/server/src/main.ts']);
const page = runUntilExit('vite', ['apps/web']);
process.on('exit', () => {
  server.kill();
  page.kill();
});
