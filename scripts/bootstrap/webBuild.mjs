import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say } from './process.mjs';

const stamp = join(root, '.cache', 'web-build');
// The guide shows pictures of the documents.
const sources = ['apps/web', 'packages', 'docs/pictures', 'package-lock.json'];

function* filesOf(path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const entry of readdirSync(path).sort()) {
    if (entry !== 'node_modules' && entry !== 'dist') yield* filesOf(join(path, entry));
  }
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds the web client when its sources have changed since the last build. */
export function ensureWebBuild() {
  const wanted = fingerprint();
  const built = existsSync(join(root, 'apps/web/dist/index.html')) && existsSync(stamp);
  if (built && readFileSync(stamp, 'utf8') === wanted) return;
  say('building the web client …');
  if (run('npm', ['run', '--silent', 'build']) !== 0) process.exit(1);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, wanted);
}
