import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { IpDescriptor } from '@netloom/model';
import type { SocDocument } from '@netloom/model';
import { benchPath, createLibrary, detectHandEdits, generate, readManifest } from '@netloom/soc';
import type { Generation } from '@netloom/soc';
import { afterAll, expect, it } from 'vitest';
import { designOf } from '../src/design/block.ts';
import { wiringOf } from '../src/design/wiring.ts';
import { topText } from '../src/generate/top.ts';
import * as designs from './designs.ts';
import { IPS, soc, testLibrary } from './fixtures.ts';
import { stubText } from './stubs.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const { parent, children } = designs.parentOf();
const library = testLibrary(children);

/** Writes a generation and the modules of its IPs as a project would hold them. */
function project(document: SocDocument): string {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-soc-'));
  folders.push(folder);
  const stubs = Object.values(IPS).map((each) => ({
    path: `lib/rtl/${each.module}.sv`,
    text: stubText(each),
  }));
  const { files, diagnostics } = generate(document, library);
  expect(diagnostics).toEqual([]);
  for (const { path, text } of [...files, ...stubs]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function run(folder: string, program: string, ...args: string[]): string {
  return execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

const DESIGNS: Record<string, SocDocument> = {
  'managers, memories and timers': designs.busDesign(3, 3, 3),
  'slices and constants': designs.counterDesign(9),
  'two clock domains': designs.twoDomains(),
  'exported buses': designs.exportedBuses(),
  'bidirectional pads': designs.padDesign(),
  'crossbars in a row': designs.cascade(),
  hierarchy: parent,
};

/** Designs without a manager, or whose address maps show it nothing. */
const UNTESTED = new Set(['slices and constants', 'bidirectional pads', 'two clock domains', 'hierarchy']);

it.each(Object.keys(DESIGNS))(
  'is clean in Verilator with all warnings, Yosys and Icarus: %s',
  (name) => {
    const folder = project(DESIGNS[name]!);
    run(
      folder,
      'verilator',
      '--lint-only',
      '-Wall',
      '-Wno-DECLFILENAME',
      '--top-module',
      'top',
      '-f',
      'gen/top/top.f',
    );
    const sources = run(folder, 'grep', '-h', '[.]sv$', 'gen/top/top.f').trim().split('\n');
    const script = [
      ...sources.map((each) => `read_verilog -sv ${each}`),
      'hierarchy -check -top top',
      'proc',
    ];
    run(folder, 'yosys', '-q', '-p', script.join('; '));
    run(
      folder,
      'iverilog',
      '-g2012',
      '-Wall',
      '-o',
      'tb.vvp',
      '-s',
      'top_tb',
      '-f',
      'gen/top/top.f',
      'gen/top/tb/top_tb.sv',
    );
    // The blocks are stubs, which answer nothing.
    const said = run(folder, 'vvp', '-n', 'tb.vvp');
    if (UNTESTED.has(name)) expect(said).toMatch(/^INCONCLUSIVE: top_tb checks nothing/m);
    else expect(said).toMatch(/: no answer\n(?:.*\n)*FAIL: /);
    expect(said).not.toContain('PASS');
  },
  60_000,
);

it.runIf(process.env.NETLOOM_DEEP)(
  'writes a testbench that Verilator builds and runs, and that ends a test that hangs',
  () => {
    const folder = project(designs.twoDomains());
    const options = [
      '--binary',
      '--timing',
      '--timescale',
      '1ns/1ps',
      '--trace-fst',
      '-MAKEFLAGS',
      'OPT_FAST=-O0',
    ];
    run(
      folder,
      'verilator',
      ...options,
      '--top-module',
      'top_tb',
      '-f',
      'gen/top/top.f',
      'gen/top/tb/top_tb.sv',
    );
    expect(run(folder, 'obj_dir/Vtop_tb')).toMatch(/^INCONCLUSIVE: /m);
    expect(run(folder, 'obj_dir/Vtop_tb', '+timeout=100')).toMatch(
      /error: timeout\n(?:not tested: .*\n)*FAIL: /,
    );
  },
  120_000,
);

it('writes a testbench that passes and fails by what is written into it', () => {
  const folder = project(designs.counterDesign());
  const bench = join(folder, 'gen/top/tb/top_tb.sv');
  const stimulus = readFileSync(bench, 'utf8');
  const ends = (statement: string) => {
    writeFileSync(bench, stimulus.replace(/(?<=task own_tests;\n) *.*/, statement));
    const sources = ['-f', 'gen/top/top.f', 'gen/top/tb/top_tb.sv'];
    run(folder, 'iverilog', '-g2012', '-o', 'tb.vvp', '-s', 'top_tb', ...sources);
    return run(folder, 'vvp', 'tb.vvp');
  };
  expect(stimulus).toContain('    // Drive the inputs here');
  expect(ends(`check(1'b1, "one");`)).toMatch(/^PASS: /m);
  expect(ends(`check(1'b1, "one"); check(1'b0, "two");`)).toMatch(/error: two\nFAIL: 1 error/);
  expect(ends(`check(1'bx, "unknown");`)).toMatch(/error: unknown\nFAIL: 1 error/);
  expect(ends(`fail("three");`)).toMatch(/FAIL: 1 error/);
});

it('rests inputs of the testbench at what the blocks that read them are tied to', () => {
  const counter = designs.counterDesign();
  const stepped = {
    ...counter,
    ports: { ...counter.ports, step: { direction: 'in', width: '4' } as const },
    portConnections: [...counter.portConnections, { from: 'step', to: 'counter0.step' }],
  };
  const { files } = generate(stepped, library);
  const { text } = files.find(({ path }) => path.endsWith('_tb.sv'))!;
  expect(text).toMatch(/\bstep\s+= 4'd1;/);
  expect(text).toMatch(/\benable\s+= 1'b0;/);
});

it('keeps names of its own apart from those of the document and the keywords', () => {
  const matcher = IpDescriptor.parse({
    ...{ netloom: 'ip', version: 1, vlnv: 'test:ip:matcher:1.0', module: 'matcher', title: 'matcher' },
    ports: [{ name: 'match', direction: 'out', width: '2' }],
  });
  const document = soc({
    instances: { first: { ip: matcher.vlnv } },
    ports: { unused: { direction: 'in', width: '2' }, y: { direction: 'out', width: '2' } },
    portConnections: [
      { from: 'unused[0]', to: 'y[0]' },
      { from: 'first.match[1]', to: 'y[1]' },
    ],
  });
  const { files } = generate(document, createLibrary([matcher]));
  const { text } = files.find(({ path }) => path.endsWith('/rtl/top.sv'))!;
  expect(text).toContain("wire unused_net1 = &{1'b0,");
  expect(text).toContain('logic [1:0] first_match_net1;');
});

it('gives a net the name of an output only where it is as wide', () => {
  const document = soc({
    instances: { gate0: { ip: 'test:ip:gate:1.0' }, gate1: { ip: 'test:ip:gate:1.0' } },
    ports: { y: { direction: 'out', width: '4' } },
    portConnections: [
      { from: 'gate0.z', to: 'y[1:0]' },
      { from: 'gate0.z', to: 'gate1.b[3:2]' },
    ],
  });
  const nets = topText(designOf(document, library), wiringOf(designOf(document, library)));
  expect(nets).toMatch(/\.b +\(\{gate0_z, 2'b00\}/);
  expect(nets).toMatch(/assign y += \{2'b00, gate0_z\};/);
});

it('breaks the lines of a long description between its words', () => {
  const description = `${'word '.repeat(30).trim()}\n\nThe second paragraph.`;
  const { files } = generate({ ...designs.counterDesign(), description }, library);
  const { text } = files.find(({ path }) => path.endsWith('/rtl/top.sv'))!;
  const comment = text.slice(0, text.indexOf('module')).split('\n');
  expect(Math.max(...comment.map((line) => line.length))).toBeLessThanOrEqual(103);
  expect(comment.join('\n').match(/\bword\b/g)).toHaveLength(30);
  expect(comment.slice(-3)).toEqual(['//', '// The second paragraph.', '']);
});

it('keeps hashes by which every edit of a generated file is noticed', () => {
  const { files } = generate(designs.counterDesign(), library);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const manifest = readManifest(files.at(-1)!.text)!;
  for (const [path, hash] of Object.entries(manifest.files)) {
    expect(hash).toBe(createHash('sha256').update(texts.get(path)!).digest('hex'));
  }
  expect(detectHandEdits(manifest, (path) => texts.get(path))).toEqual([]);
  texts.set('gen/top/rtl/top.sv', texts.get('gen/top/rtl/top.sv') + ' ');
  texts.delete('gen/top/top.f');
  expect(detectHandEdits(manifest, (path) => texts.get(path))).toEqual([
    { path: 'gen/top/rtl/top.sv', state: 'edited' },
    { path: 'gen/top/top.f', state: 'missing' },
  ]);
  expect(readManifest('{}')).toBeUndefined();
});

it('takes own tests over into the next bench, and does not count them as a hand edit', () => {
  const path = benchPath('top');
  const textOf = ({ files }: Generation) => files.find((file) => file.path === path)!.text;
  const first = generate(designs.counterDesign(), library);
  const own = textOf(first).replace(/(?<=task own_tests;\n) *.*/, '    check(low === 4\'d0, "low");');
  const manifest = readManifest(first.files.at(-1)!.text)!;
  const others = new Map(first.files.map((file) => [file.path, file.text]));
  const edits = (bench: string) =>
    detectHandEdits(manifest, (each) => (each === path ? bench : others.get(each)));
  expect(edits(own)).toEqual([]);
  expect(edits(own.replace('repeat (10)', 'repeat (20)'))).toEqual([{ path, state: 'edited' }]);
  const second = generate(designs.counterDesign(12), library, { bench: own });
  expect(textOf(second)).toContain('check(low === 4\'d0, "low");');
  expect(textOf(second)).toContain('logic [12:0] both;');
  expect(second.files.at(-1)!.text).toBe(generate(designs.counterDesign(12), library).files.at(-1)!.text);
});

it('names what an earlier generation left behind, and refuses a document with errors', () => {
  const previous = readManifest(generate(designs.busDesign(1, 1, 1), library).files.at(-1)!.text)!;
  expect(generate(designs.busDesign(1, 1, 0), library, { previous }).stale).toEqual([
    'gen/top/rtl/top_bridge0.sv',
  ]);
  const broken = { ...designs.busDesign(1, 1, 1), addressMap: {} };
  const { files, diagnostics } = generate(broken, library);
  expect(files).toEqual([]);
  expect(diagnostics.map(({ code }) => code)).toEqual(['SOC-ADDRESS-MISSING', 'SOC-ADDRESS-MISSING']);
});
