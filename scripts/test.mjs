// `npm test`: everything that must hold before main moves. `--deep` adds the long suites.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDebianPackages } from './bootstrap/debianPackages.mjs';
import { ensureNpmPackages } from './bootstrap/npmPackages.mjs';
import { failedFiles, failures } from './bootstrap/failures.mjs';
import { passedBefore } from './bootstrap/passedBefore.mjs';
import { runBeside } from './bootstrap/process.mjs';
import { useScratch } from './bootstrap/scratch.mjs';
import { ensureWebBuild } from './bootstrap/webBuild.mjs';

const deep = process.argv.includes('--deep');
if (deep) process.env.NETLOOM_DEEP = '1';
ensureNpmPackages();
ensureDebianPackages({ forTests: true, deep });

const scratch = useScratch();
process.env.NETLOOM_PROOF_TALLY = join(scratch, 'proofs');

/** How many proofs were made now, and how many were recalled (see proof/). */
function proofs() {
  let text = '';
  try {
    text = readFileSync(process.env.NETLOOM_PROOF_TALLY, 'utf8');
  } catch {
    // No step has come to a proof.
  }
  const count = (word) => text.split('\n').filter((line) => line === word).length;
  return `${count('now')} proved now, ${count('before')} before`;
}

const results = [];
/** Runs an npm script; what it writes comes at once, or when it has ended. */
async function step(name, { atOnce, words = [] }) {
  const start = Date.now();
  if (atOnce) console.log(`\n── ${name}`);
  const script = ['run', '--silent', name, ...(words.length > 0 ? ['--', ...words] : [])];
  const { status, output } = await runBeside('npm', script, { atOnce });
  if (!atOnce) console.log(`\n── ${name}\n${output}`);
  results.push({ name, passed: status === 0, seconds: (Date.now() - start) / 1000, output });
  return results.at(-1);
}

/** What many tests use is made once before them; without it they make it themselves. */
const PREPARATIONS = [
  ['programs/pathOf.mjs', 'server'],
  ['programs/pathOf.mjs', 'netloom'],
  ['apps/server/test/makeObjects.ts'],
];

async function prepare(words) {
  const { status, output } = await runBeside('node', words, { atOnce: false });
  if (status !== 0) console.log(`\n── node ${words.join(' ')}\n${output}`);
}

/** A step of which more files fail is not asked again. */
const FEW = 3;

/**
 * Asks the files of which a test failed once more, alone: on a machine without time to spare a wait may be too short.
 * What then passes is unsteady, and the summary names it with its error.
 */
async function askAgain(result) {
  const files = failedFiles(result.output);
  if (result.passed || files.length === 0 || files.length > FEW) return;
  console.log(`\n── ${result.name} once more: ${files.join(', ')}`);
  const again = ['run', '--silent', result.name, '--', ...files];
  const { status } = await runBeside('npm', again, { atOnce: true });
  result.unsteady = status === 0;
}

/** A step that reads the sources and nothing else: what passed is asked again when a byte has changed. */
async function check(name) {
  const before = passedBefore(name, ['.'], { asksAll: deep });
  if (before.passed)
    return results.push({ name, passed: true, before: ' passed before', seconds: 0, output: '' });
  const { passed } = await step(name, { atOnce: false });
  if (passed) before.note();
}

/** Projects of Vitest whose answers follow from bytes and tools alone, and where all that they read is. */
const FOLLOWING = [
  { step: 'pure', projects: ['pure'], paths: ['.', ':!apps', ':!e2e'] },
  { step: 'web', projects: ['web', 'components'], paths: ['.', ':!apps/server', ':!apps/cli', ':!e2e'] },
];

async function units() {
  const known = FOLLOWING.map((each) => ({
    ...each,
    ...passedBefore(each.step, each.paths, { asksAll: deep }),
  }));
  const recalled = known.filter(({ passed }) => passed).flatMap(({ projects }) => projects);
  const words = recalled.map((name) => `--project=!${name}`);
  const result = await step('unit', { atOnce: true, words });
  if (recalled.length > 0) result.before = ` without ${recalled.join(', ')}, which passed before`;
  await askAgain(result);
  if (result.passed) for (const { note } of known) note();
}

// Lint checks the types, too.
console.log('\n── lint with types, boundaries and unused code at the same time');
await Promise.all([...['lint', 'boundaries', 'unused'].map(check), ...PREPARATIONS.map(prepare)]);
ensureWebBuild();
await units();
await askAgain(await step('e2e', { atOnce: true }));

console.log('\n── summary');
for (const { name, passed, unsteady, seconds, output, before = '' } of results) {
  const verdict = passed ? 'passed  ' : unsteady ? 'UNSTEADY' : 'FAILED  ';
  console.log(`${verdict}  ${name.padEnd(12)} ${seconds.toFixed(1)} s${before}`);
  if (!passed) for (const line of failures(output)) console.log(`        ${line.trim()}`);
}
const unsteady = results.filter((result) => result.unsteady).length;
const failed = results.filter((result) => !result.passed).length - unsteady;
const passed = results.length - failed - unsteady;
console.log(`${passed} passed, ${unsteady} unsteady, ${failed} failed; proofs: ${proofs()}`);
process.exit(failed === 0 ? 0 : 1);
