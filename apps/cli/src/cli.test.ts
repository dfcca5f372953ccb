import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer } from './answer.ts';
import { netloomIn } from '../test/netloomIn.ts';
import type { Reply } from '../test/netloomIn.ts';
import { AREAS } from './commands/index.ts';

const product = join(import.meta.dirname, '../../..');
const program = join(product, 'programs/netloom.mjs');
const demo = join(product, 'demo/demo.soc.json');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const netloom = (...args: string[]) => netloomIn(folder, args);

/** The same as a process of its own, as a shell starts it. */
function shell(...args: string[]): Promise<Reply> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...args],
      { cwd: folder, maxBuffer: 2 ** 26 },
      (error, output, errors) => {
        resolve({ code: error ? Number(error.code) : 0, output, errors });
      },
    );
  });
}

async function place(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return name;
}

describe('netloom check', () => {
  it('finds a clean design clean', async () => {
    expect(await shell('check', demo)).toMatchObject({
      code: 0,
      output: expect.stringContaining('13 blocks'),
    });
  });

  it('names the code and the place of a fault, for people and for machines', async () => {
    const text = (await readFile(demo, 'utf8')).replace('0x80006000', '0x80005000');
    const path = await place('overlap.soc.json', text);
    const spoken = await netloom('check', path);
    expect(spoken.code).toBe(1);
    expect(spoken.output).toMatch(/overlap\.soc\.json: error: .*gpio[01].* \[SOC-ADDRESS-OVERLAP\]/);
    const { diagnostics } = JSON.parse((await netloom('check', path, '--json')).output);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'SOC-ADDRESS-OVERLAP', severity: 'error' }),
    );
  });

  it('says what it cannot read', async () => {
    expect(await shell('check', 'absent.soc.json')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/absent\.soc\.json/),
    });
    const path = await place('broken.soc.json', '{\n  "netloom": "soc",\n  oops\n}\n');
    expect(await netloom('check', path)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/broken\.soc\.json:3/),
    });
  });
});

describe('netloom generate and simulate', () => {
  it('writes a project that builds and runs on its own, and keeps hand edits', async () => {
    const generate = ['generate', demo, '--output', 'project'];
    expect((await netloom(...generate)).code).toBe(0);
    await cp(join(product, 'demo'), join(folder, 'project/demo'), { recursive: true });
    const simulate = [
      'simulate',
      '--root',
      'project',
      '--top',
      'demo_tb',
      '--files',
      'gen/demo_soc/demo_soc.f',
      '--simulator',
      'icarus',
    ];
    const run = await shell(
      ...simulate,
      'demo/tb/uart_monitor.sv',
      'demo/tb/demo_tb.sv',
      '--wave',
      'wave.fst',
    );
    expect(run.output).toContain('Hello, Netloom!');
    expect(run).toMatchObject({ code: 0, output: expect.stringMatching(/demo_tb: passed/) });
    expect((await readFile(join(folder, 'wave.fst'))).length).toBeGreaterThan(1000);

    const top = join(folder, 'project/gen/demo_soc/rtl/demo_soc.sv');
    const edited = (await readFile(top, 'utf8')) + '// mine\n';
    await writeFile(top, edited);
    expect(await netloom(...generate)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/edited by hand.*demo_soc\.sv/),
    });
    expect(await readFile(top, 'utf8')).toBe(edited);
    expect((await netloom(...generate, '--overwrite')).code).toBe(0);
    expect(await readFile(top, 'utf8')).not.toContain('// mine');
  });
});

describe('netloom generate --check', () => {
  it('compares what lies there with what the document says, and writes nothing', async () => {
    const generate = ['generate', demo, '--output', 'checked'];
    expect((await netloom(...generate, '--check')).output).toMatch(/demo_soc\.sv: missing/);
    expect(await readdir(folder)).not.toContain('checked');
    await netloom(...generate);
    expect(await netloom(...generate, '--check')).toMatchObject({ code: 0 });

    const top = join(folder, 'checked/gen/demo_soc/rtl/demo_soc.sv');
    const text = await readFile(top, 'utf8');
    await writeFile(top, `${text}// mine\n`);
    const told = await netloom(...generate, '--check', '--json');
    expect(told.code).toBe(1);
    expect(JSON.parse(told.output).differences).toEqual([
      { path: 'checked/gen/demo_soc/rtl/demo_soc.sv', state: 'differs' },
    ]);
    expect(await readFile(top, 'utf8')).toBe(`${text}// mine\n`);
  });
});

describe('netloom simulate', () => {
  it('tells by its exit code what the bench said', async () => {
    const say = (text: string) => `module tb; initial begin $display("${text}"); $finish; end endmodule\n`;
    const simulate = ['simulate', '--top', 'tb', '--simulator', 'icarus', '--root', 'said'];
    await mkdir(join(folder, 'said'));
    await place('said/good.sv', say('TEST PASSED'));
    await place('said/bad.sv', say('Errors: 7'));
    await place('said/silent.sv', say('the end'));
    expect(await shell(...simulate, 'good.sv')).toMatchObject({ code: 0 });
    expect(await shell(...simulate, 'bad.sv')).toMatchObject({ code: 1 });
    const silent = await shell(...simulate, 'silent.sv');
    expect(silent).toMatchObject({ code: 3, output: expect.stringMatching(/tb: inconclusive: /) });
    expect(await shell(...simulate, 'silent.sv', '--pass-pattern', '^the end$')).toMatchObject({ code: 0 });
    await place('said/verdicts.json', '{"benches": {"tb": {"fail": "the end"}}}');
    expect(await shell(...simulate, 'silent.sv')).toMatchObject({ code: 1 });
    await place('said/verdicts.json', '{"fail": "("}');
    expect((await shell(...simulate, 'silent.sv')).errors).toContain('verdicts.json: fail: error parsing');
  });

  it('writes the result in the form of JUnit, as expat reads it', async () => {
    await mkdir(join(folder, 'reported'));
    await place(
      'reported/bad.sv',
      'module tb; initial begin $display("a < b & ERROR: no <ack>"); $finish; end endmodule\n',
    );
    const simulate = ['simulate', '--top', 'tb', '--simulator', 'icarus', '--root', 'reported', 'bad.sv'];
    const report = join(folder, 'report.xml');
    expect(await shell(...simulate, '--seed', '7', '--junit', report)).toMatchObject({ code: 1 });
    const read = `import sys, json, xml.etree.ElementTree as tree
suite = tree.parse(sys.argv[1]).getroot()[0]
case = suite.find('testcase')
told = [suite.attrib['failures'], case.attrib['name'], case.attrib['classname']]
print(json.dumps([told, [e.tag for e in case], case[-1].text]))`;
    const [told, children, output] = JSON.parse(
      execFileSync('python3', ['-c', read, report], { encoding: 'utf8' }),
    ) as [string[], string[], string];
    expect(told).toEqual(['1', 'tb (seed 7 icarus)', 'simulate.tb']);
    expect(children).toEqual(['failure', 'system-out']);
    expect(output).toContain('a < b & ERROR: no <ack>\n');
    const nowhere = await shell(...simulate, '--junit', join(folder, 'missing/report.xml'));
    expect(nowhere.errors).toContain('--junit: ENOENT');
  });
});

/** A SoC of one imported block. */
const IMPORTED = {
  netloom: 'soc',
  version: 1,
  vlnv: 'user:test:own:1.0',
  name: 'own',
  clocks: { clk: { frequency: 1e8 } },
  ports: { q: { direction: 'out', width: '5' } },
  instances: { counter0: { ip: 'user:imported:counter:1.0' } },
  portConnections: [
    { from: 'clk', to: 'counter0.clk' },
    { from: 'counter0.q', to: 'q' },
  ],
};

describe('netloom import', () => {
  it.runIf(process.env.NETLOOM_DEEP)(
    'gives blocks that stay where they are to generated projects that build on their own',
    async () => {
      const sources = join(folder, 'elsewhere');
      await mkdir(join(sources, 'include/common'), { recursive: true });
      await place('elsewhere/include/common/size.vh', '`define COUNT 5\n');
      await place('elsewhere/more.vh', '`define START 3\n');
      await place(
        'elsewhere/counter.v',
        '`include "common/size.vh"\n`include "../elsewhere/more.vh"\nmodule counter (input clk, output reg [`COUNT-1:0] q);\n' +
          'initial q = `START;\nalways @(posedge clk) q <= q + 1;\nendmodule\n',
      );
      const imported = [
        'import',
        'elsewhere/counter.v',
        '--include',
        'elsewhere/include',
        '--output',
        'blocks',
      ];
      expect((await netloom(...imported)).code).toBe(0);
      await place('own.soc.json', JSON.stringify(IMPORTED));
      const library = ['--library', 'blocks'];
      expect((await netloom('generate', 'own.soc.json', ...library, '--output', 'out')).code).toBe(0);
      const list = await readFile(join(folder, 'out/gen/own/own.f'), 'utf8');
      expect(list.split('\n')).toEqual(
        expect.arrayContaining(['+incdir+ip/shared/elsewhere/include', 'ip/shared/elsewhere/counter.v']),
      );
      await rm(sources, { recursive: true });
      const files = ['--root', 'out', '--files', 'gen/own/own.f', 'gen/own/tb/own_tb.sv'];
      // A counter has no bus: the generated bench can test nothing, and says so.
      expect(await shell('simulate', '--top', 'own_tb', ...files)).toMatchObject({ code: 3 });
    },
  );

  it('describes modules, follows file lists, and reports what it cannot read', async () => {
    await place('size.vh', '`define SIZE 12\n');
    await place('good.v', '`include "size.vh"\nmodule good (input clk, output [`SIZE-1:0] q); endmodule\n');
    await place('bad.v', 'module bad (input [;\n');
    await place('all.f', 'good.v\nbad.v\n');
    const { modules } = JSON.parse((await netloom('import', 'good.v', '--json')).output);
    expect(modules[0].ports[1]).toMatchObject({ name: 'q', width: '12' });
    const both = await netloom('import', 'all.f', '--output', 'ip');
    expect(both).toMatchObject({
      code: 1,
      output: expect.stringMatching(/good: 0 parameters, 2 ports[^]*bad\.v:\d+/),
    });
    expect(await readFile(join(folder, 'ip/good/ip.json'), 'utf8')).toContain('"../../good.v"');
  });

  it('takes the sources of a core file, and writes the wrapper of ports that are structures', async () => {
    await mkdir(join(folder, 'turn'), { recursive: true });
    await place(
      'turn/axi_turn.sv',
      `module axi_turn #(parameter type axi_req_t = logic, parameter type axi_resp_t = logic) (
  input axi_req_t slv_req_i, output axi_resp_t slv_resp_o, output axi_req_t mst_req_o, input axi_resp_t mst_resp_i);
  assign {mst_req_o, slv_resp_o} = {slv_req_i, mst_resp_i};
endmodule
`,
    );
    const core = 'CAPI=2:\nname: acme:ip:turn:1\nfilesets: {rtl: {files: [axi_turn.sv]}}\n';
    await place('turn/turn.core', core);
    const { code, output } = await netloom('import', 'turn/turn.core', '--output', 'turned');
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringContaining('slv (axi4 subordinate), mst (axi4 manager)'),
    });
    const { files } = JSON.parse(await readFile(join(folder, 'turned/axi_turn_flat/ip.json'), 'utf8'));
    expect(files).toEqual(['../../turn/axi_turn.sv', 'axi_turn_flat.sv']);
    const made = await readFile(join(folder, 'turned/axi_turn_flat/axi_turn_flat.sv'), 'utf8');
    expect(made).toContain('module axi_turn_flat');
  });
});

describe('wrong use', () => {
  it.each([['frobnicate'], ['check'], ['simulate'], ['check', '--colour']])(
    '%s exits with 2',
    async (...args) => {
      expect(await netloom(...args)).toMatchObject({
        code: 2,
        errors: expect.stringMatching(/Usage: netloom/),
      });
    },
  );

  it.each([
    // Options of other commands, which would do nothing here.
    [['check', demo, '--seed', '5'], "check: Unknown option '--seed'"],
    [['core', 'check', '--options', 'nano', '--elf', 'a.elf'], "core check: Unknown option '--elf'"],
    [['wave', 'info', 'a.vcd', '--from', '1us'], "wave info: Unknown option '--from'"],
    [['check', demo, 'another.soc.json'], 'check: "another.soc.json" is one file too many'],
    [['wave', 'show', 'a.vcd'], 'unknown command "wave show"'],
    [['wave', 'diff', 'a.vcd'], 'wave diff: the second dump is missing'],
    [[], 'no command is given'],
  ])('%j is told what is wrong with it', async (args, reason) => {
    const { exitCode, errors } = await answer(args);
    expect([exitCode, errors.split('\n', 1)[0]]).toEqual([2, expect.stringContaining(reason)]);
  });

  it('help is of one command, or of all', async () => {
    const one = await answer(['core', 'run', '--help']);
    expect(one).toMatchObject({ exitCode: 0, output: expect.stringContaining('--signature-granularity') });
    expect(one.output).not.toContain('lockstep');
    const { output } = await answer(['-h']);
    for (const { name } of AREAS.flat()) expect(output).toMatch(new RegExp(`^  ${name} `, 'm'));
  });
});
