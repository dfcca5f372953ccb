import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readVerilog } from '@netloom/hdl';
import { IpDescriptor } from '@netloom/model';
import { elaborate, readRegisterMap } from '@netloom/registers';
import { registerFileText } from '@netloom/registers/outputs';
import { expect, it } from 'vitest';

const LIBRARY = join(import.meta.dirname, '../../../ip');
const folders = readdirSync(LIBRARY).filter((name) => existsSync(join(LIBRARY, name, 'ip.json')));

/** Descriptors that were written by hand, save those whose RTL is generated. */
const written = folders
  .map((name) => ({
    folder: join(LIBRARY, name),
    ip: IpDescriptor.parse(JSON.parse(readFileSync(join(LIBRARY, name, 'ip.json'), 'utf8'))),
  }))
  .filter(({ ip }) => ip.generator === undefined && ip.files.length > 0);

/** The register file that the block's sources instantiate. */
function registerFile(folder: string, { registers }: IpDescriptor): { path: string; text: string }[] {
  if (registers === undefined) return [];
  const { document } = readRegisterMap(readFileSync(join(folder, registers), 'utf8'), registers);
  const { map } = elaborate(document!);
  return [{ path: `${map.module}.sv`, text: registerFileText(map) }];
}

it.each(written.map((entry) => [entry.ip.module, entry] as const))(
  '%s reads as its descriptor says',
  async (_, { folder, ip }) => {
    const files = ip.files.map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
    files.push(...registerFile(folder, ip));
    const { descriptors, diagnostics } = await readVerilog({ files });
    const read = descriptors.find(({ module }) => module === ip.module)!;
    expect(diagnostics).toEqual([]);
    const facts = ({ ports, busInterfaces, clocks, resets, interrupts }: IpDescriptor) => ({
      ports: ports.map(({ name, direction, width }) => ({ name, direction, width })),
      busInterfaces: busInterfaces.map(({ name, bus, role, signals, clock, reset }) => ({
        name,
        bus,
        role,
        signals,
        clock,
        reset,
      })),
      clocks: clocks.map(({ port }) => port),
      resets: resets.map(({ port, polarity }) => ({ port, polarity })),
      interrupts: interrupts.map(({ port, role }) => ({ port, role })),
    });
    expect(facts(read)).toEqual(facts(ip));
  },
);
