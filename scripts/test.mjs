// `npm test`: everything that must hold before main moves. `--deep` adds the long suites.
import { ensureDebianPackages } from './bootstrap/debianPackages.mjs';
import { ensureNpmPackages } from './bootstrap/npmPackages.mjs';
import { run } from './bootstrap/process.mjs';
import { ensureWebBuild } from './bootstrap/webBuild.mjs';

const deep = process.argv.includes('--deep');
if (deep) process.env.NETLOOM_DEEP = '1';
ensureNpmPackages();
ensureDebianPackages({ forTests: true, deep });

const results = [];
function step(name, action) {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const passed = action() === 0;
  results.push({ name, passed, seconds: (Date.now() - start) / 1000 });
}

for (const name of ['types', 'lint', 'boundaries', 'unused'])
  step(name, () => run('npm', ['run', '--silent', name]));
ensureWebBuild();
for (const name of ['unit', 'e2e']) step(name, () => run('npm', ['run', '--silent', name]));

console.log('\n── summary');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
}
const failed = results.filter((result) => !result.passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
