import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { netloomIn } from '../../../test/netloomIn.ts';
import { markConflicts } from './markConflicts.ts';

const product = join(import.meta.dirname, '../../../../..');
const program = join(product, 'programs/netloom.mjs');
const demo = readFileSync(join(product, 'demo/demo.soc.json'), 'utf8');

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'netloom-versions-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const netloom = (...args: string[]) => netloomIn(folder, args);
const place = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

function changed(from: string, to: string, text = demo): string {
  if (!text.includes(from)) throw new Error(`the demo has no ${from}`);
  return text.replace(from, to);
}

const movedGpio = changed('0x80006000', '0x8000C000');
const movedSpi = changed('0x80007000', '0x8000D000');

describe('netloom diff', () => {
  it('says what changed by names, with its own exit codes', async () => {
    place('a.soc.json', demo);
    place('b.soc.json', movedGpio);
    const told = await netloom('diff', 'a.soc.json', 'b.soc.json');
    expect(told.code).toBe(1);
    expect(told.output).toBe('b.soc.json: 1 change\n  ~ address gpio1.s_apb: base 0x80006000 → 0x8000C000\n');
    const { changes } = JSON.parse((await netloom('diff', 'a.soc.json', 'b.soc.json', '--json')).output);
    expect(changes).toMatchObject([{ kind: 'changed', before: '0x80006000', after: '0x8000C000' }]);
  });

  it('says what that does to those who read what is generated', async () => {
    place('a.soc.json', demo);
    place('b.soc.json', movedGpio);
    const { output, code } = await netloom('diff', 'a.soc.json', 'b.soc.json', '--effects');
    expect(code).toBe(1);
    expect(output).toMatch(/^ {2}address gpio1\.s_apb: 0x80006000–.* → 0x8000C000–/m);
    expect(output).toMatch(/^ {2}C constant SOC_GPIO1_BASE: .*0x80006000.* → .*0x8000C000/m);
    expect(output).toMatch(/^ {2}generated file sw\/soc\.h: 2 lines less, 2 lines more$/m);
    expect(output).not.toContain('SOC_GPIO0_BASE');
    place('c.regs.json', '{}');
    expect(await netloom('diff', 'c.regs.json', 'c.regs.json', '--effects')).toMatchObject({ code: 2 });
  });

  it('another layout of the text is no change', async () => {
    place('a.soc.json', demo);
    place('b.soc.json', JSON.stringify(JSON.parse(demo)));
    expect(await netloom('diff', 'a.soc.json', 'b.soc.json')).toMatchObject({ code: 0 });
  });

  it('what cannot be compared is an error that names the file', async () => {
    place('a.soc.json', demo);
    place('b.soc.json', '{');
    place('c.regs.json', '{}');
    place('d.txt', '');
    const errorOf = async (to: string) => netloom('diff', 'a.soc.json', to);
    expect(await errorOf('b.soc.json')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('b.soc.json'),
    });
    expect(await errorOf('c.regs.json')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('different kinds'),
    });
    expect(await errorOf('d.txt')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('d.txt: no document'),
    });
    expect(await errorOf('e.soc.json')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('e.soc.json'),
    });
  });
});

describe('netloom merge', () => {
  it('joins what both sides changed', async () => {
    place('base', demo);
    place('mine', movedGpio);
    place('theirs', movedSpi);
    const merged = await netloom('merge', '--path', 'demo.soc.json', 'base', 'mine', 'theirs');
    expect(merged).toEqual({ code: 0, output: changed('0x80007000', '0x8000D000', movedGpio), errors: '' });
  });

  it('puts a conflict between markers, and takes a choice for it', async () => {
    place('base.soc.json', demo);
    place('mine.soc.json', movedGpio);
    place('theirs.soc.json', changed('0x80006000', '0x8000E000', movedSpi));
    const sides = ['base.soc.json', 'mine.soc.json', 'theirs.soc.json'];
    const merged = await netloom('merge', ...sides, '--output', 'out.soc.json');
    expect(merged.code).toBe(1);
    expect(merged.output).toContain('address gpio1.s_apb: base: mine 0x8000C000, theirs 0x8000E000');
    expect(
      read('out.soc.json').match(/^<{7} mine\n.*0x8000C000.*\n={7}\n.*0x8000E000.*\n>{7} theirs$/m),
    ).not.toBeNull();
    expect(read('out.soc.json')).toContain('0x8000D000');

    const pointer = /\((\S+)\)/.exec(merged.output)![1]!;
    const chosen = await netloom('merge', ...sides, '--choose', `${pointer}=theirs`);
    expect(chosen).toMatchObject({ code: 0, output: read('theirs.soc.json') });
  });

  it('a choice for what is no conflict is wrong use, and an unreadable side is not written over', async () => {
    place('base.soc.json', demo);
    place('mine.soc.json', movedGpio);
    place('broken.soc.json', '{');
    const wrong = await netloom(
      'merge',
      'base.soc.json',
      'mine.soc.json',
      'base.soc.json',
      '--choose',
      '/x=mine',
    );
    expect(wrong).toMatchObject({
      code: 2,
      errors: expect.stringContaining('"/x" is no conflict; there is none'),
    });
    const sides = ['base.soc.json', 'mine.soc.json', 'broken.soc.json'];
    expect(await netloom('merge', ...sides, '--output', 'mine.soc.json')).toMatchObject({ code: 2 });
    expect(read('mine.soc.json')).toBe(movedGpio);
  });

  it('markers around many lines leave both sides whole', () => {
    const lines = (word: string) => Array.from({ length: 9000 }, (_, index) => `${word}${index % 7}`);
    const [mine, theirs] = [
      ['head', ...lines('a'), 'tail'],
      ['head', ...lines('b'), 'tail'],
    ].map((all) => all.join('\n'));
    const marked = markConflicts(mine!, theirs!).split('\n');
    const [start, middle, end] = ['<<<<<<< mine', '=======', '>>>>>>> theirs'].map((line) =>
      marked.indexOf(line),
    );
    expect([start, middle, end]).toEqual([1, 9002, 18_003]);
  });
});

describe('in git', () => {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const commitAll = (message: string) => {
    git('add', '-A');
    git('commit', '-qm', message);
  };

  beforeEach(() => {
    git('init', '-q', '-b', 'main');
    git('config', 'user.name', 'Ann');
    git('config', 'user.email', 'ann@example.org');
    place('demo.soc.json', demo);
    commitAll('demo');
    const commands = execFileSync(process.execPath, [program, 'drivers'], { encoding: 'utf8' });
    execFileSync('sh', { cwd: folder, input: commands });
  });

  it('git diff tells the changes of the design', () => {
    place('demo.soc.json', movedGpio);
    const { stdout, status } = git('diff');
    expect({ stdout, status }).toEqual({
      stdout: 'demo.soc.json: 1 change\n  ~ address gpio1.s_apb: base 0x80006000 → 0x8000C000\n',
      status: 0,
    });
    place('demo.soc.json', '{');
    expect(git('diff')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('git diff --no-ext-diff'),
    });
  });

  it('git diff tells of files that came, went and were renamed', () => {
    git('mv', 'demo.soc.json', 'chip.soc.json');
    place('chip.soc.json', movedGpio);
    expect(git('diff', '-M', 'HEAD').stdout).toContain('chip.soc.json: 1 change');
    place('new.soc.json', demo);
    git('add', 'new.soc.json');
    expect(git('diff', '--no-renames', 'HEAD').stdout).toContain('new.soc.json: added');
  });

  it('git merge joins branches whose lines stand side by side, and stops at a true conflict', () => {
    // Texts alone do not merge: the lines are neighbours.
    place('mine', changed('0x80005000', '0x8000C000'));
    place('base', demo);
    place('theirs', changed('0x80006000', '0x8000D000'));
    expect(git('merge-file', '-p', 'mine', 'base', 'theirs').status).toBe(1);
    git('checkout', '-qb', 'work');
    place('demo.soc.json', changed('0x80005000', '0x8000C000'));
    commitAll('gpio0');
    git('checkout', '-q', 'main');
    place('demo.soc.json', changed('0x80006000', '0x8000D000'));
    commitAll('gpio1');
    expect(git('merge', '-q', '--no-edit', 'work').status).toBe(0);
    expect(read('demo.soc.json')).toBe(
      changed('0x80005000', '0x8000C000', changed('0x80006000', '0x8000D000')),
    );

    git('checkout', '-q', 'work');
    place('demo.soc.json', changed('0x8000C000', '0x8000F000', read('demo.soc.json')));
    commitAll('elsewhere');
    git('checkout', '-q', 'main');
    place('demo.soc.json', changed('0x8000C000', '0x80010000', read('demo.soc.json')));
    commitAll('here');
    expect(git('merge', '-q', '--no-edit', 'work').status).toBe(1);
    expect(git('status', '--short').stdout).toContain('UU demo.soc.json');
    expect(read('demo.soc.json')).toContain('<<<<<<< mine');
    // Git asks the diff driver about a file in conflict too.
    expect(git('diff').status).toBe(0);
  });

  it('git merge of a side that cannot be read leaves both between markers', () => {
    git('checkout', '-qb', 'work');
    place('demo.soc.json', changed('"base": "0x80005000"', '"base": '));
    commitAll('broken');
    git('checkout', '-q', 'main');
    place('demo.soc.json', changed('0x80005000', '0x8000C000'));
    commitAll('moved');
    expect(git('merge', '-q', '--no-edit', 'work').status).toBe(1);
    expect(read('demo.soc.json')).toMatch(/^<{7} mine\n.*0x8000C000.*\n={7}\n.*"base": ,.*\n>{7} theirs$/m);
  });
});
