import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hostEnvironment, pathOf, root, run, say } from './process.mjs';

const installed = join(root, 'node_modules', '.netloom-lock.json');
const wanted = join(root, 'package-lock.json');
const runtime = join(root, '.cache', 'runtime');
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

function orLeave(code) {
  if (code === 0) return;
  say('npm could not install the packages; see its message above.');
  process.exit(1);
}

/**
 * The environment of an installation under Node 24. npm leaves out optional packages, native bindings among them, that
 * do not name the Node that it runs on: an older host would get a build tool without its binding.
 */
function installEnvironment() {
  const host = hostEnvironment();
  if (process.versions.node.startsWith('24.')) return host;
  const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node.replace(
    '^',
    '',
  );
  if (!existsSync(join(runtime, 'node_modules', '.bin', 'node'))) {
    mkdirSync(runtime, { recursive: true });
    writeFileSync(join(runtime, 'package.json'), '{ "private": true }\n');
    orLeave(run('npm', ['install', `node@${version}`, ...quiet], { cwd: runtime, env: host }));
  }
  return { ...host, PATH: join(runtime, 'node_modules', '.bin') + delimiter + host.PATH };
}

/** Brings the npm packages of the lock file, Node 24 and PostgreSQL among them, unless they are there already. */
export function ensureNpmPackages() {
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(wanted, 'utf8')) return;
  say('installing npm packages (with them Node 24 and PostgreSQL) …');
  const npm = process.env.npm_execpath ?? realpathSync(pathOf('npm'));
  orLeave(run('node', [npm, 'ci', ...quiet], { env: installEnvironment() }));
  writeFileSync(installed, readFileSync(wanted));
}
