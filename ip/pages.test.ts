import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRESETS, libraryFiles } from '@netloom/core';
import { IpDescriptor } from '@netloom/model';

const here = import.meta.dirname;
const page = await readFile(join(here, '../docs/library.md'), 'utf8');

/** The blocks that each section of the page is about. */
const SECTIONS: Record<string, readonly string[]> = {
  'QSPI flash controller': ['qspi'],
  'DMA controller': ['dma'],
  UART: ['uart'],
  'I²C controller': ['i2c'],
  PWM: ['pwm'],
  'Real-time counter': ['rtc'],
  Watchdog: ['watchdog'],
  CRC: ['crc'],
  'SHA-256': ['sha256'],
  PLIC: ['plic'],
  'AXI4 SRAM': ['axi4_sram'],
  'I²C target': ['i2c_target'],
  Mailbox: ['mailbox'],
  'Dual-port SRAM': ['dual_port_sram'],
  'AXI-Stream': ['axis_fifo', 'axis_width', 'axis_mux', 'axis_demux', 'axis_port', 'axis_ring'],
};

/** Words in capitals that are of a standard, a part or the field, and no name of ours. */
const TERMS = new Set(
  `APB AXI AXI4 CRC CTS DMA FIFO FIPS FPGA FPGAs HDLC ISO NOR NXP PLIC PWM QSPI RAM RISC RTS SCK SCL
  SDA SHA SLVERR SPI SRAM TDATA TDEST TKEEP TLAST UART`.split(/\s+/),
);

const textOf = (title: string) => {
  const start = page.indexOf(`\n## ${title}\n`);
  const end = page.indexOf('\n## ', start + 1);
  return start < 0 ? '' : page.slice(start, end < 0 ? undefined : end);
};

async function descriptorOf(block: string) {
  return IpDescriptor.parse(JSON.parse(await readFile(join(here, block, 'ip.json'), 'utf8')));
}

interface Part {
  name: string;
  children?: Part[];
  fields?: { name: string }[];
}

/** Registers and fields below a part of a register description, a field also behind its register's name. */
const registersIn = ({ name, children = [], fields = [] }: Part): string[] => [
  ...[name, ...fields.flatMap((field) => [field.name, `${name}.${field.name}`])],
  ...children.flatMap(registersIn),
];

/** Names of parameters, ports, registers and fields of a block, and what `soc.h` calls it. */
async function namesOf(block: string): Promise<string[]> {
  const { parameters, ports } = await descriptorOf(block);
  const registers = await readFile(join(here, block, `${block}.regs.json`), 'utf8').catch(() => undefined);
  return [
    ...[...parameters, ...ports].map(({ name }) => name),
    ...['', '_A', '_B', '_S_AXI_BASE'].map((side) => `SOC_${block.toUpperCase()}0${side}`),
    ...(registers === undefined ? [] : registersIn(JSON.parse(registers) as Part)),
  ];
}

/** What the basic software has for a SoC of these blocks. */
const software = libraryFiles(PRESETS.micro, {
  ...{ name: 'soc', memories: [] },
  devices: Object.values(SECTIONS)
    .flat()
    .map((name) => ({ name: `${name}0`, ip: `netloom:ip:${name}` })),
})
  .map(({ text }) => text)
  .join('\n');
const isOfSoftware = (word: string) => new RegExp(`\\b${word}\\b`).test(software);

describe.each(Object.entries(SECTIONS))('the page of %s', (title, blocks) => {
  const text = textOf(title);

  it('names its blocks', () => {
    for (const block of blocks) expect(text).toContain(`\`${block}\``);
  });

  it('speaks of registers, fields and parameters that there are', async () => {
    const names = new Set((await Promise.all(blocks.map(namesOf))).flat());
    const said = text.replaceAll(/0x[\dA-F]+/g, '').match(/\b[A-Z][A-Z\d_]{2,}(\.[A-Z][A-Z\d_]*)?\b/g) ?? [];
    const unknown = [...new Set(said)].filter(
      (word) => !names.has(word) && !TERMS.has(word) && !isOfSoftware(word),
    );
    expect(unknown).toEqual([]);
  });

  it('speaks of functions that the driver has, and of ports that there are', async () => {
    const names = (await Promise.all(blocks.map(namesOf))).flat();
    const called = [...text.matchAll(/`?\b([a-z][a-z\d]*(?:_[a-z\d]+)+)`?(?=[`(])/g)].map(
      ([, name]) => name!,
    );
    const unknown = [...new Set(called)].filter(
      (name) => !blocks.includes(name) && !names.includes(name) && !isOfSoftware(name),
    );
    expect(unknown).toEqual([]);
  });
});

/** What the page says in numbers, and where the descriptor or the RTL has it. */
const NUMBERS: Record<string, [said: RegExp, block: string, from: string | [file: string, RegExp]]> = {
  'channels of the DMA controller': [/\(2 to (\d+) of them, `CHANNELS`/, 'dma', 'CHANNELS'],
  'outputs of PWM': [/up to (\d+) outputs \(`CHANNELS`\)/, 'pwm', 'CHANNELS'],
  'characters of the UART': [
    /through a FIFO of (\d+) each way/,
    'uart',
    ['rtl/nl_uart.sv', /\.DEPTH\((\d+)\)/],
  ],
  'bytes of the I²C target': [
    /wait in a FIFO of (\d+), and/,
    'i2c_target',
    ['rtl/nl_i2c_target.sv', /\.DEPTH\((\d+)\)/],
  ],
};

it.each(Object.entries(NUMBERS))('the page tells how many %s', async (_, [said, block, from]) => {
  const number = said.exec(page)?.[1];
  if (typeof from === 'string') {
    const { parameters } = await descriptorOf(block);
    expect(number).toBe(parameters.find(({ name }) => name === from)!.maximum);
    return;
  }
  const rtl = await readFile(join(here, block, from[0]), 'utf8');
  const found = [...rtl.matchAll(new RegExp(from[1], 'g'))].map(([, value]) => value);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found)).toEqual(new Set([number]));
});

it('the page has these sections and no other', () => {
  expect(page.match(/^## .+$/gm)!.map((line) => line.slice(3))).toEqual(Object.keys(SECTIONS));
});
