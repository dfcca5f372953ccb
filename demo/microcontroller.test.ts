import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  check,
  createLibrary,
  readDocument,
  readLayout,
  socKind,
  writeDocument,
  writeLayout,
} from '@netloom/soc';
import { softwareMap } from '@netloom/soc/addressmap';
import { describe, expect, it } from 'vitest';
import { libraryIn } from '../bench/designs/library.ts';
import { bootDesign, bootPlan } from '../bench/core/bootDemo.ts';

const text = (file: string) => readFile(join(import.meta.dirname, file), 'utf8');
const { document, library } = bootDesign('microcontroller');

describe('the microcontroller', () => {
  it('is written as the canonical writer writes it, with a place for every block', async () => {
    const [written, places] = [
      await text('microcontroller.soc.json'),
      await text('microcontroller.layout.json'),
    ];
    expect(writeDocument(readDocument(written).document!)).toBe(written);
    const layout = readLayout(places).document!;
    expect(writeLayout(layout)).toBe(places);
    const { clocks, resets, ports, instances } = document;
    const names = [clocks, resets, ports, instances].flatMap((record) => Object.keys(record));
    expect(Object.keys(layout.blocks).sort()).toEqual(names.sort());
  });

  it('gives the checks nothing to say', () => expect(check(document, library)).toEqual([]));

  it('is what a new canvas of that template begins as', () => {
    const template = socKind.templates!.find(({ id }) => id === 'microcontroller')!;
    const { vlnv, title, description } = document;
    const made = { ...template.make(document.name, { library }), vlnv, title, description };
    expect(writeDocument(made)).toBe(writeDocument(document));
  });

  it('starts from the flash, which the board fills with the firmware', () => {
    const plan = bootPlan({ design: 'microcontroller', firmware: 'demo/sw/use_blocks' });
    const image = plan.steps.find(({ id }) => id === 'image')!;
    expect(image.argv.at(-1)).toBe('../firmware/qspi0.hex');
    const [program = ''] = Object.values(plan.files).filter((file) => file.includes('int main(int argc'));
    expect(program).toContain('Flash flash0{"../firmware/qspi0.hex"}');
    expect(program).toContain('data0 = !(top->i2c0_sda_low || top->target0_sda_low)');
    expect(program).toContain('top->target0_sda = data0 && !eeprom0.pullsData');
    const script = Object.entries(plan.files).find(([path]) => path.endsWith('link.ld'))![1];
    expect(script).toContain('ROM (rx) : ORIGIN = 0x00000000, LENGTH = 0x01000000');
  });
});

it('has one name for the registers of a block that is memory too, and for the memory that of its interface', () => {
  const { blocks } = softwareMap(document, library);
  const of = (path: string) => blocks.find((block) => block.path === path)!;
  const registers = of('qspi0.s_apb');
  expect(registers).toMatchObject({ name: 'qspi0', attributes: { type: 'device' } });
  expect(registers.interrupts.map(({ port }) => port)).toEqual(['irq']);
  const attributes = { type: 'cacheable', readOnly: true, executable: true };
  expect(of('qspi0.s_axi')).toMatchObject({ name: 'qspi0_s_axi', attributes, interrupts: [] });
});

describe('the template in a project without a core', () => {
  it('has the exerciser in its place, and no errors', () => {
    const own = createLibrary(libraryIn('ip'));
    const template = socKind.templates!.find(({ id }) => id === 'microcontroller')!;
    const made = template.make('mine', { library: own });
    expect(made.instances['cpu0']?.ip).toBe('netloom:ip:exerciser:1.0');
    expect(check(made, own).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
