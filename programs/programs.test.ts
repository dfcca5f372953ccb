import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Bundled } from './programOf.mjs';
import { removeOld } from './removeOld.mjs';

/** A small tree: a program, a module that it imports, one of a package, a worker, and a file beside the source. */
const TREE = {
  'package.json': '{ "type": "module" }',
  'node_modules/@netloom/part/package.json': '{ "type": "module", "exports": "./one.ts" }',
  'node_modules/@netloom/part/one.ts': 'export const part: string = "one";',
  'node_modules/@netloom/part/two.ts': 'export const part: string = "two";',
  'app/word.ts': 'export const word: string = "aaa";',
  'app/beside.txt': 'beside',
  'app/echo.worker.ts': `import { parentPort } from 'node:worker_threads';
import { word } from './word.ts';
parentPort!.postMessage(word);`,
  'app/main.ts': `import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { part } from '@netloom/part';
import { word } from './word.ts';
const [told] = await once(new Worker(new URL('./echo.worker.ts', import.meta.url)), 'message');
const texts = [join(import.meta.dirname, 'beside.txt'), new URL('./beside.txt', import.meta.url)];
console.log([word, part, told, ...texts.map((path) => readFileSync(path, 'utf8'))].join(' '));`,
};

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const path = () => new Bundled(root, 'app/main.ts').path();
const said = async () => execFileSync(process.execPath, [await path()], { encoding: 'utf8' }).trim();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'netloom-programs-'));
  for (const [name, text] of Object.entries(TREE)) write(name, text);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes the word in the same number of bytes, and sets the times that can be set to what they were. */
function changeUnseen(word: string): void {
  const file = join(root, 'app/word.ts');
  const times = join(root, 'times');
  writeFileSync(times, '');
  execFileSync('touch', ['-r', file, times]);
  writeFileSync(file, `export const word: string = "${word}";`);
  execFileSync('touch', ['-r', times, file]);
}

describe('a bundled program', () => {
  it('does what its sources do, with its worker and the files beside them, and is made once', async () => {
    expect(await said()).toBe('aaa one aaa beside beside');
    expect(await path()).toContain('/.cache/programs/');
    const before = readdirSync(dirname(dirname(await path())));
    expect(await path()).toBe(await path());
    expect(readdirSync(dirname(dirname(await path())))).toEqual(before);
  });

  it('never runs old code, however soon and secretly a source changes', async () => {
    for (let at = 100; at < 115; at++) {
      changeUnseen(String(at));
      await path();
      changeUnseen(String(at + 500));
      expect(await said()).toBe(`${at + 500} one ${at + 500} beside beside`);
    }
  });

  it('notices a change of a file that had long been the same', async () => {
    await path();
    // Its times are noted from the moment on at which they can no longer hide a change.
    await new Promise((resolve) => setTimeout(resolve, 2100));
    await path();
    changeUnseen('bbb');
    expect(await said()).toBe('bbb one bbb beside beside');
    changeUnseen('aaa');
    expect(await said()).toBe('aaa one aaa beside beside');
  });

  it('follows a name that leads elsewhere, and a file that another takes the place of', async () => {
    expect(await said()).toContain('aaa one');
    write('node_modules/@netloom/part/package.json', '{ "type": "module", "exports": "./two.ts" }');
    expect(await said()).toContain('aaa two');
    rmSync(join(root, 'app/word.ts'));
    write('app/word.ts', 'export const word: string = "new";');
    expect(await said()).toContain('new two new');
  });

  it('is made again where somebody has removed it', async () => {
    rmSync(dirname(await path()), { recursive: true });
    expect(new Bundled(root, 'app/main.ts').made()).toBeUndefined();
    expect(await said()).toBe('aaa one aaa beside beside');
  });

  it('is started from its source where it cannot be bundled, and says what that source says', async () => {
    await path();
    write('app/word.ts', 'export const word: string = ;');
    expect(await path()).toBe(join(root, 'app/main.ts'));
  });

  it('names the line of the source where it fails', async () => {
    write(
      'app/word.ts',
      '// A line before.\ninterface Gone { a: 1 }\nexport const word = (() => { throw new Error("no word"); })();',
    );
    const command = ['--enable-source-maps', await path()];
    expect(() => execFileSync(process.execPath, command, { stdio: 'pipe' })).toThrow(/app\/word\.ts:3:/);
  });
});

describe('old bundles', () => {
  const DAY = 24 * 60 * 60;

  it('go after a day, unless something runs from them', () => {
    const folder = join(root, 'programs');
    for (const [name, age] of Object.entries({ current: 3, young: 0.5, old: 3, running: 3 })) {
      write(`programs/${name}-0123/main.js`, 'setTimeout(() => undefined, 100_000);');
      const time = Date.now() / 1000 - age * DAY;
      utimesSync(join(folder, `${name}-0123`), time, time);
    }
    const program = spawn(process.execPath, [join(folder, 'running-0123/main.js')], { stdio: 'ignore' });
    try {
      removeOld(folder, 'current-0123');
    } finally {
      program.kill('SIGKILL');
    }
    const left = ['current', 'young', 'running', 'old'].filter((name) =>
      existsSync(join(folder, `${name}-0123`)),
    );
    expect(left).toEqual(['current', 'young', 'running']);
  });
});
