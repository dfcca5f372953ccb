import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const COMPILE = join(import.meta.dirname, 'compile.sh');
const MODEL = '// Verilated -*- C++ -*-\n';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'netloom-compile-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CCACHE_DIR: join(folder, 'objects') },
  });

/** Stands in for Verilator's header, so that it can be changed. */
const header = (word: string) =>
  `#pragma once\n#include <cstdio>\ninline const char* word() { return "${word}"; }\n`;

/** Compiles and runs a model that has not been before. */
let models = 0;
function said(...flags: string[]): string {
  write(
    'Vtop.cpp',
    `${MODEL}#include "verilated.h"\nint main() { std::printf("%s ${++models}", word()); }\n`,
  );
  run(COMPILE, 'g++', '-I' + folder, '-MMD', ...flags, '-c', '-o', 'Vtop.o', 'Vtop.cpp');
  run('g++', '-o', 'top', 'Vtop.o');
  return run('./top').replace(` ${models}`, '');
}

function headers(): string[] {
  return readdirSync(join(folder, 'objects-headers')).filter((name) => /^[0-9a-f]+$/.test(name));
}

describe('compiling models', () => {
  it('precompiles the headers of flags that come again', () => {
    write('verilated.h', header('one'));
    expect([said('-O1'), headers().length]).toEqual(['one', 0]);
    expect([said('-O1'), headers().length]).toEqual(['one', 1]);
    expect([said('-O1'), headers().length]).toEqual(['one', 1]);
    expect([said('-O0'), said('-O0'), headers().length]).toEqual(['one', 'one', 2]);
    expect(readdirSync(join(folder, 'objects-headers', headers()[0]!))).toContain('models.h.gch');
  });

  it('never compiles with a header that has changed, whatever its times say', () => {
    write('verilated.h', header('one'));
    for (let at = 0; at < 3; at++) expect(said()).toBe('one');
    write('times', '');
    run('touch', '-r', 'verilated.h', 'times');
    write('verilated.h', header('two'));
    run('touch', '-r', 'times', 'verilated.h');
    for (let at = 0; at < 2; at++) expect(said()).toBe('two');
  });

  it('precompiles no header of the folder that it compiles in', () => {
    write('verilated.h', header('one'));
    for (let at = 0; at < 3; at++) expect(said('-I.')).toBe('one');
    write('verilated.h', header('two'));
    expect(said('-I.')).toBe('two');
  });

  it('makes the same program of what Verilator writes', () => {
    write(
      'tb.sv',
      'module tb; int n; initial begin #5 n = $urandom; $display("%0d", n); $finish; end endmodule\n',
    );
    run('verilator', '--cc', '--exe', '--main', '--timing', '-Wno-fatal', '--Mdir', 'objs', 'tb.sv');
    const object = () => {
      run(
        'make',
        '-s',
        '-B',
        '-C',
        'objs',
        '-f',
        'Vtb.mk',
        'Vtb__ALL.o',
        'OPT_FAST=-O1',
        `OBJCACHE=${COMPILE}`,
      );
      return readFileSync(join(folder, 'objs/Vtb__ALL.o'));
    };
    const plain = object();
    // What ccache keeps of it is not taken.
    const precompiled = [1, 2].map((at) => {
      write('objs/Vtb.cpp', `${readFileSync(join(folder, 'objs/Vtb.cpp'), 'utf8')}// ${at}\n`);
      return object();
    });
    expect(headers()).toHaveLength(1);
    for (const made of precompiled) expect(made.equals(plain)).toBe(true);
  });

  it('leaves sources of others to themselves', () => {
    write('verilated.h', header('one'));
    for (let at = 0; at < 3; at++) {
      write(
        'main.cpp',
        `#define word other\n#include "verilated.h"\nint main() { return *other() == 'o' ? ${at} : 9; }\n`,
      );
      run(COMPILE, 'g++', '-I.', '-MMD', '-c', '-o', 'main.o', 'main.cpp');
    }
    expect(readdirSync(folder)).not.toContain('objects-headers');
  });

  it('says what the compiler says of a fault', () => {
    write('verilated.h', header('one'));
    said();
    said();
    write('Vtop.cpp', `${MODEL}#include "verilated.h"\nint main() { return nothing; }\n`);
    expect(() => run(COMPILE, 'g++', '-I' + folder, '-MMD', '-c', '-o', 'Vtop.o', 'Vtop.cpp')).toThrow(
      /Vtop\.cpp:3:.*nothing.* was not declared/,
    );
  });
});
