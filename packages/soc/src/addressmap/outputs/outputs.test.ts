import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SocDocument } from '@netloom/model';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clocking, soc, testLibrary } from '../../../test/fixtures.ts';
import { check } from '../../check/check.ts';
import { cOutput } from '@netloom/registers/generate';
import { addressMapFiles } from './files.ts';
import { softwareMap } from '../software/softwareMap.ts';

/** Names that C, GNU ld or dtc keep for themselves, or that differ in case alone. */
const BANKS = [
  'bank0',
  'bank1',
  'double',
  'errno',
  'ORIGIN',
  'Bank0',
  'typeof',
  'bank0_base',
  'memory_',
  '_odd',
  'memreserve',
  'chosen',
  'cpus',
  'aliases',
];
const RAMS = ['ram0', 'l', 'LENGTH', 'INCLUDE', 'soc'];
const SPITE = 'a */ b /* c "quoted" \\ d <e> & \u202e f \u4e2d\u6587 =1+1';

const names = [...BANKS, ...RAMS];
const hex = (value: number) => `0x${value.toString(16)}`;
const baseOf = (index: number) => (index < BANKS.length ? 0x80000000 : 0x20000000) + index * 0x2000;

function design(): SocDocument {
  const ips = {
    ...Object.fromEntries(BANKS.map((name) => [name, { ip: 'test:ip:bank:1.0', description: SPITE }])),
  };
  const rams = Object.fromEntries(RAMS.map((name) => [name, { ip: 'test:ip:ram:1.0' }]));
  const instances = {
    ...ips,
    ...rams,
    core0: { ip: 'test:ip:core:1.0' },
    timer0: { ip: 'test:ip:timer:1.0' },
    cpu0: { ip: 'test:ip:cpu:1.0' },
    xbar0: { ip: 'netloom:interconnect:axi4lite_crossbar:1.0' },
    bridge0: { ip: 'netloom:interconnect:axi4lite_apb_bridge:1.0' },
  };
  const link = (manager: string, subordinate: string) => ({ manager, subordinate });
  return soc({
    name: 'spite',
    title: SPITE,
    clocks: { clk: { frequency: 12_345_678 }, fast: { frequency: 5e9 } },
    resets: { rst_n: { polarity: 'low', clock: 'clk' } },
    instances,
    interfaceConnections: [
      ...['core0.m', 'cpu0.m'].map((manager) => link(manager, 'xbar0.s')),
      ...RAMS.map((name) => link('xbar0.m', `${name}.s`)),
      link('xbar0.m', 'bridge0.s'),
      ...[...BANKS, 'timer0'].map((name) => link('bridge0.m', `${name}.s`)),
    ],
    portConnections: clocking(Object.keys(instances)),
    addressMap: {
      ...Object.fromEntries(
        names.map((name, index) => [
          `${name}.s`,
          {
            base: hex(baseOf(index)),
            size: '0x1000',
            description: SPITE,
            ...(index >= BANKS.length && { type: 'uncached' as const }),
          },
        ]),
      ),
      'timer0.s': { base: '0x90000000', size: '0x1000', aliases: [{ base: '0xA0000000' }] },
    },
    interrupts: { 'timer0.irq': { sink: 'cpu0.irq', number: 3 } },
  });
}

const document = design();
const library = testLibrary();
let folder: string;
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
const text = (path: string) => readFileSync(join(folder, path), 'utf8');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'netloom-map-'));
  for (const { path, text: content } of addressMapFiles(document, library)) {
    writeFileSync(join(folder, path.split('/')[1]!), content);
  }
  const { registers } = softwareMap(document, library).blocks.find(({ name }) => name === 'bank0')!;
  const written = cOutput.write(registers!);
  if (written instanceof Promise) throw new Error('the C header is written at once');
  for (const { path, content } of written.files) writeFileSync(join(folder, path), content);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** "base size" of every subordinate's own place, by base. */
const expected = [...names.map((_, index) => [baseOf(index), 0x1000]), [0x90000000, 0x1000]]
  .sort(([a], [b]) => a! - b!)
  .map(([base, size]) => `${hex(base!)} ${hex(size!)}`);

function byBase(places: Iterable<readonly [base: number, size: number]>): string[] {
  return [...places].sort(([a], [b]) => a - b).map(([base, size]) => `${hex(base)} ${hex(size)}`);
}

describe('the views of an address map of hostile names and texts', () => {
  it('come of a sound design', () => {
    expect(check(document, library).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('agree in soc.h, compiled as C, C++ and assembler', () => {
    const stems = [...text('soc.h').matchAll(/^#define (SOC_\w+?)_BASE SOC_U/gm)].map(([, stem]) => stem!);
    const prints = stems.map(
      (stem) =>
        `  printf("${stem} %llu %llu\\n", (unsigned long long)${stem}_BASE, (unsigned long long)${stem}_SIZE);`,
    );
    const more =
      'SOC_TIMER0_IRQ, SOC_TIMER0_CLOCK_HZ, SOC_FAST_HZ, SOC_TIMER0_ATTRIBUTES, SOC_L_ATTRIBUTES, SOC_BANK1_PARAM_BYTES';
    const last = `  printf("more %d %d %llu %d %d %d\\n", ${more});\n  printf("at %llx\\n", (unsigned long long)(uintptr_t)&SOC_BANK1->WORD[1]);`;
    writeFileSync(
      join(folder, 'main.c'),
      `#include <stdio.h>\n#include "soc.h"\nint main(void) {\n${prints.join('\n')}\n${last}\n  return 0;\n}\n`,
    );
    const strict = ['-Wall', '-Wextra', '-Wpedantic', '-Werror'];
    run('gcc', '-std=c11', ...strict, 'main.c', '-o', 'main');
    run('g++', '-std=c++17', ...strict, '-x', 'c++', 'main.c', '-o', 'main_cpp');
    const output = run('./main');
    expect(run('./main_cpp')).toBe(output);
    const own = [...output.matchAll(/^(SOC_\w+) (\d+) (\d+)$/gm)];
    const isAlias = (stem: string) => /_ALIAS\d+$/.test(stem);
    expect(
      byBase(
        own.filter(([, stem]) => !isAlias(stem!)).map(([, , base, size]) => [Number(base), Number(size)]),
      ),
    ).toEqual(expected);
    expect(own.filter(([, stem]) => isAlias(stem!)).map(([, ...values]) => values)).toEqual([
      ['SOC_TIMER0_ALIAS0', String(0xa0000000), String(0x1000)],
    ]);
    expect(output).toContain('more 3 12345678 5000000000 2 4 4096\n');
    expect(output).toContain('at 80002004\n');
    writeFileSync(join(folder, 'start.S'), '#include "soc.h"\n.long SOC_BANK1_BASE, SOC_BANK1_SIZE\n');
    run('gcc', '-c', 'start.S', '-o', 'start.o');
    expect(run('objdump', '-s', 'start.o')).toContain('00200080 00100000');
  });

  it('agree in memory.ld and memory.x, linked by GNU ld', () => {
    for (const script of ['memory.ld', 'memory.x']) {
      const regions = [...text(script).matchAll(/^ {2}(\w+) +(?:\(\w+\) *)?:/gm)].map(([, name]) => name!);
      const lengths = regions.map(
        (name, index) => `origin_${index} = ORIGIN(${name}); length_${index} = LENGTH(${name});`,
      );
      const sections = regions.map((name, index) => `.s${index} : { BYTE(1) } > ${name}`);
      writeFileSync(
        join(folder, 'all.ld'),
        `INCLUDE ${script}\n${lengths.join('\n')}\nSECTIONS { ${sections.join('\n')} /DISCARD/ : { *(*) } }\n`,
      );
      writeFileSync(join(folder, 'tiny.c'), 'int tiny;\n');
      run('gcc', '-c', 'tiny.c', '-o', 'tiny.o');
      run('ld', '-T', 'all.ld', '-e', '0', 'tiny.o', '-o', 'tiny.elf');
      const symbols = new Map(
        [...run('nm', 'tiny.elf').matchAll(/^([0-9a-f]+) \w (\w+)$/gm)].map(([, value, name]) => [
          name!,
          parseInt(value!, 16),
        ]),
      );
      const memories = expected.filter((each) => each.startsWith('0x2'));
      expect(
        byBase(regions.map((_, index) => [symbols.get(`origin_${index}`)!, symbols.get(`length_${index}`)!])),
      ).toEqual(memories);
      const headers = [...run('objdump', '-h', 'tiny.elf').matchAll(/ \.s\d+ +\w+ +([0-9a-f]+)/g)];
      expect(headers.map(([, address]) => parseInt(address!, 16)).sort()).toEqual(
        memories.map((each) => Number(each.split(' ')[0])),
      );
      if (script === 'memory.x') continue;
      const bases = [...symbols].flatMap(([name, base]) => {
        const size = symbols.get(name.replace(/_base$/, '_size'));
        return name.startsWith('soc_') && name.endsWith('_base') && size !== undefined
          ? [[base, size] as const]
          : [];
      });
      expect(byBase(bases)).toEqual(expected);
    }
  });

  it('agree in soc.dtsi, which dtc takes without a warning', () => {
    writeFileSync(join(folder, 'soc.dts'), '/dts-v1/;\n/include/ "soc.dtsi"\n');
    const warnings = ['-Wnode_name_chars_strict', '-Wproperty_name_chars_strict', '-Walways_fail'].slice(
      0,
      2,
    );
    const shell = `dtc -I dts -O dtb ${warnings.join(' ')} -o soc.dtb soc.dts 2>&1`;
    expect(run('sh', '-c', shell)).toBe('');
    const tree = run('dtc', '-q', '-I', 'dtb', '-O', 'dts', 'soc.dtb');
    const nodes = [...tree.matchAll(/@([0-9a-f]+) \{([^{}]*)/g)].map(([, unit, body]) => {
      const [, base, size] = /\breg = <(0x[0-9a-f]+) (0x[0-9a-f]+)>/.exec(body!)!;
      expect(Number(base)).toBe(parseInt(unit!, 16));
      return [Number(base), Number(size)] as const;
    });
    expect(byBase(nodes)).toEqual(expected);
    const timer = /timer@90000000 \{([^{}]*)/.exec(tree)![1]!;
    const phandle = /interrupts-extended = <(0x[0-9a-f]+) 0x03>/.exec(timer)![1]!;
    expect(tree).toMatch(new RegExp(`interrupt-controller;[^{}]*phandle = <${phandle}>`));
    expect(tree).toContain('clock-frequency = <0xbc614e>');
    expect(tree).toMatch(/clock-frequency = (?:<0x01 0x2a05f200>|\[00 00 00 01 2a 05 f2 00\])/);
  });

  it('agree in soc.svd, where equal banks are derived', () => {
    const peripherals: { name: string; base: number; derived: boolean; registers: number }[] = [];
    const parser = new SaxesParser();
    const path: string[] = [];
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name, attributes }) => {
      path.push(name);
      if (name === 'peripheral')
        peripherals.push({ name: '', base: -1, derived: 'derivedFrom' in attributes, registers: 0 });
      if (name === 'register') peripherals.at(-1)!.registers++;
    });
    parser.on('closetag', () => path.pop());
    parser.on('text', (content) => {
      const at = path.slice(-2).join('/');
      if (at === 'peripheral/name') peripherals.at(-1)!.name = content;
      if (at === 'peripheral/baseAddress') peripherals.at(-1)!.base = Number(content);
    });
    parser.write(text('soc.svd')).close();
    expect(peripherals.map(({ base }) => base)).toEqual(BANKS.map((_, index) => baseOf(index)));
    expect(new Set(peripherals.map(({ name }) => name.toLowerCase())).size).toBe(BANKS.length);
    expect(peripherals.map(({ derived, registers }) => [derived, registers > 0])).toEqual(
      BANKS.map((_, index) => [index > 0, index === 0]),
    );
  });

  it('agree in JSON, CSV and HTML, which run nothing', () => {
    const { blocks } = JSON.parse(text('address_map.json')) as {
      blocks: { base: string; size: string; description: string }[];
    };
    expect(byBase(blocks.map(({ base, size }) => [Number(base), Number(size)]))).toEqual(expected);
    expect(blocks[0]!.description).toBe(SPITE);
    const rows = text('address_map.csv').trimEnd().split('\r\n').slice(1);
    const own = rows.filter((row) => !row.includes('0xA0000000'));
    expect(
      byBase(own.map((row) => row.split(',')).map(([, , , base, , size]) => [Number(base), Number(size)])),
    ).toEqual(expected);
    const page = text('address_map.html');
    const cells = [...page.matchAll(/<tr><td><code>(0x\w+)<\/code><\/td><td><code>(0x\w+)<\/code>/g)];
    const placed = cells.map(([, base, end]) => [Number(base), Number(end) - Number(base) + 1] as const);
    expect(byBase(placed.filter(([base]) => base !== 0xa0000000))).toEqual(expected);
    expect(page).not.toMatch(/<e>|<script/);
    expect(page).toContain('&lt;e&gt; &amp;');
  });

  it('keep to one manager when asked', () => {
    const hidden = {
      ...document.addressMap['ram0.s']!,
      managers: ['cpu0.m'],
      aliases: [{ base: '0x40000000', managers: ['core0.m'] }],
    };
    const restricted = { ...document, addressMap: { ...document.addressMap, 'ram0.s': hidden } };
    const [header] = addressMapFiles(restricted, library, { manager: 'core0.m' });
    expect(header!.text).toContain('#define SOC_RAM0_BASE SOC_U32(0x40000000)');
    expect(header!.text).not.toContain(`(${hex(baseOf(BANKS.length)).toUpperCase().replace('X', 'x')})`);
  });
});
