import { readFileSync } from 'node:fs';
import { IpDescriptor, SocDocument } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { fabricDocument } from '../../test/axi4/config.ts';
import { interconnectEntries } from '../../test/ips.ts';
import { applyEdits } from '../edit/applyEdits.ts';
import { createLibrary } from '../library/library.ts';
import { libraryEntry } from '../library/libraryEntry.ts';
import { check } from './check.ts';
import type { Code } from './codes.ts';

const ROOT = new URL('../../../../', import.meta.url);
const streams = ['axis_width', 'axis_fifo'].map((name) => {
  const text = readFileSync(new URL(`ip/${name}/ip.json`, ROOT), 'utf8');
  return libraryEntry(IpDescriptor.parse(JSON.parse(text)), `ip/${name}`, undefined);
});
const library = createLibrary([...interconnectEntries(), ...streams]);
const base = { name: 'axi', managers: 2, memories: 2, transactions: 0 };
const wires = (name: string) => ['clk', 'rst_n'].map((port) => ({ from: port, to: `${name}.${port}` }));

/** From `xbar0` through both bridges back to it. */
function looped(): SocDocument {
  const document = fabricDocument(base);
  for (const [name, ip] of [
    ['lite0', 'axi4_axi4lite_bridge'],
    ['axi0', 'axi4lite_axi4_bridge'],
  ] as const) {
    document.instances[name] = { ip: `netloom:interconnect:${ip}:1.0` };
    document.portConnections.push(...wires(name));
  }
  document.interfaceConnections.push(
    { manager: 'xbar0.m', subordinate: 'lite0.s' },
    { manager: 'lite0.m', subordinate: 'axi0.s' },
    { manager: 'axi0.m', subordinate: 'xbar0.s' },
  );
  return document;
}

function hidden(): SocDocument {
  const document = fabricDocument(base);
  document.addressMap['ram1']!.managers = [];
  return document;
}

function unconnected(): SocDocument {
  const document = fabricDocument(base);
  const interfaceConnections = document.interfaceConnections.filter(
    ({ subordinate }) => subordinate !== 'ram1',
  );
  return { ...document, interfaceConnections };
}

/** A stream of some bits at the top level that leads into a queue of others. */
const streamed = (from: number, to: number): SocDocument =>
  SocDocument.parse({
    ...{ netloom: 'soc', version: 1, vlnv: 'test:soc:streamed:1.0', name: 'streamed' },
    clocks: { clk: { frequency: 1e8 } },
    resets: { rst_n: { polarity: 'low', clock: 'clk' } },
    instances: { fifo0: { ip: 'netloom:ip:axis_fifo:1.0', parameters: { DATA_WIDTH: String(to) } } },
    interfaces: {
      source: { bus: 'axi-stream', role: 'subordinate', dataWidth: String(from), clock: 'clk' },
      sink: { bus: 'axi-stream', role: 'manager', dataWidth: String(to), clock: 'clk' },
    },
    interfaceConnections: [
      { manager: 'source', subordinate: 'fifo0.s' },
      { manager: 'fifo0.m', subordinate: 'sink' },
    ],
    portConnections: wires('fifo0'),
  });

/** What is wrong of a code, and what is left of it when its first fix was taken. */
function mended(document: SocDocument, code: Code) {
  const of = (each: SocDocument) => check(each, library).filter((found) => found.code === code);
  const fix = of(document)[0]?.fix;
  const after = fix && applyEdits(document, fix.edits).document;
  return { title: fix?.title, left: after && of(after).length, after };
}

describe('bad input is told with a fix that mends it', () => {
  it.each<[string, SocDocument, Code, string]>([
    [
      'IDs that overflow',
      fabricDocument({ ...base, idWidth: 5, memoryIdWidth: 5 }),
      'SOC-GENERATOR',
      'Set TARGET_ID_WIDTH of xbar0 to 6',
    ],
    [
      'widths that differ',
      fabricDocument({ ...base, managerWidths: [64] }),
      'SOC-WIDTH',
      'Insert the bridge bridge0',
    ],
    [
      'a width that no converter takes',
      fabricDocument({ ...base, managerWidths: [48] }),
      'SOC-WIDTH',
      'Set dataWidth of cpu0 to 32',
    ],
    [
      'such a width of a memory',
      fabricDocument({ ...base, memoryWidths: [96] }),
      'SOC-WIDTH',
      'Set dataWidth of ram0 to 32',
    ],
    ['streams of which one divides the other', streamed(32, 8), 'SOC-WIDTH', 'Insert the bridge bridge0'],
    ['streams of which none does', streamed(24, 16), 'SOC-WIDTH', 'Set dataWidth of source to 16'],
    ['a loop through bridges', looped(), 'SOC-INTERCONNECT-LOOP', 'Remove the connection'],
    ['a region that is hidden from all', hidden(), 'SOC-ADDRESS-UNREACHABLE', 'Show it to all managers'],
    ['a region that nobody is connected to', unconnected(), 'SOC-ADDRESS-UNREACHABLE', 'Remove the address'],
  ])('%s', (_, document, code, title) => {
    expect(mended(document, code)).toMatchObject({ title, left: 0 });
  });

  it('the converter of streams is of both widths, on the clock of the queue', () => {
    const { after } = mended(streamed(32, 8), 'SOC-WIDTH');
    expect(after!.instances['bridge0']).toEqual({
      ip: 'netloom:ip:axis_width:1.0',
      parameters: { S_DATA_WIDTH: '32', M_DATA_WIDTH: '8' },
    });
    expect(check(after!, library).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
