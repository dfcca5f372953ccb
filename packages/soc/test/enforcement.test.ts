import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { check, generate } from '@netloom/soc';
import { describe, expect, it } from 'vitest';
import { enforcedDesign } from './enforcement/design.ts';
import { play } from './enforcement/play.ts';
import { IPS, testLibrary } from './fixtures.ts';
import { stubText } from './stubs.ts';

const document = enforcedDesign();
const library = testLibrary();
const { files } = generate(document, library);
const rtl = files.filter(({ path }) => path.includes('/rtl/'));

describe('the restrictions of the address map in simulation', () => {
  it('has a design that only warns of the manager without protection bits', () => {
    const warnings = check(document, library);
    expect(new Set(warnings.map(({ code }) => code))).toEqual(new Set(['SOC-ADDRESS-PROTECTION']));
    for (const { message } of warnings) expect(message).toContain('cpu0.m has no AWPROT');
  });

  it('answers random transfers as the document says', () => {
    expect(play(rtl, 1000)).toBe('RESULT errors=0\n');
  });

  it('notices a write that passes a read-only region', () => {
    const output = play(rtl, 1000, ['top_xbar0.sv', /(RAM1_BASE) && !write/, '$1']);
    expect(output).toMatch(/RESULT errors=[1-9]/);
  });

  it('is clean in Verilator with all warnings, Yosys and Icarus', () => {
    const folder = mkdtempSync(join(tmpdir(), 'netloom-enforcement-'));
    const stubs = Object.values(IPS).map((each) => ({ path: `${each.module}.sv`, text: stubText(each) }));
    const sources = [...stubs, ...rtl].map(({ path, text }) => {
      writeFileSync(join(folder, basename(path)), text);
      return basename(path);
    });
    const run = (program: string, ...args: string[]) =>
      execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    const lint = ['--lint-only', '-Wall', '-Wno-DECLFILENAME', '--top-module', 'top'];
    expect(run('verilator', ...lint, ...sources)).toBe('');
    const read = sources.map((file) => `read_verilog -sv ${file}`).join('; ');
    run('yosys', '-q', '-p', `${read}; hierarchy -check -top top; proc; check -assert`);
    run('iverilog', '-g2012', '-Wall', '-o', 'lint.vvp', '-s', 'top', ...sources);
    rmSync(folder, { recursive: true, force: true });
  });
});
