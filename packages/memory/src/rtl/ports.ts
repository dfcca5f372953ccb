import { input, output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { Memory } from '../document/memory.ts';
import { geometryOf } from '../geometry.ts';
import { portsOf, reads, writes } from '../plan/ports.ts';
import type { RequestPort } from '../plan/ports.ts';
import { vector } from './cell.ts';
import { featuresOf } from './features.ts';
import { repairPorts } from './repair.ts';

/** Bits of the mask of a writing port; 0 where whole words are written. */
export function userMaskBits({ width, maskBits }: Memory): number {
  return maskBits === undefined || maskBits >= width ? 0 : width / maskBits;
}

/** The plain ports of a memory: a request is taken at an edge at which `en` and `ready` are high. */
export function plainPorts(memory: Memory): PortText[] {
  return portsOf(memory).flatMap((port) =>
    portGroup(`Port ${port.name}: taken when en and ready are high`, plainPort(memory, port)),
  );
}

/** Ports of the core beside the plain ones. */
export function sidePorts(memory: Memory): PortText[] {
  const { scrubs, faults, injects, tests, testPorts } = featuresOf(memory);
  const { addressBits, stored } = geometryOf(memory);
  return [
    ...(scrubs
      ? portGroup('Scrubber: the next word is due, and is read', [input('scrub'), output('scrubbed')])
      : []),
    ...(faults
      ? portsOf(memory)
          .filter(reads)
          .flatMap((port) => faultPorts(memory, port))
      : []),
    ...(injects > 0
      ? portGroup('Injection: stored bits that the next write inverts', [
          input('inject', vector(injects)),
          output('injected'),
        ])
      : []),
    ...(memory.repair === undefined ? [] : repairPorts(memory)),
    ...(tests
      ? portGroup('Self-test: has the array while test is high', [
          input('test'),
          input('test_en'),
          input('test_we'),
          ...(testPorts === 2 ? [input('test_port', 1, 'port that reads, counted from 0')] : []),
          input('test_addr', vector(addressBits)),
          input('test_wdata', vector(stored)),
          output('test_rdata', vector(stored)),
        ])
      : []),
  ];
}

function faultPorts(memory: Memory, { name }: RequestPort): PortText[] {
  return portGroup(`Wrong bits found at port ${name}, whatever read the word`, [
    ...(memory.ecc === 'secded' ? [output(`${name}_fault_corrected`)] : []),
    output(`${name}_fault_uncorrected`),
    output(`${name}_fault_addr`, vector(geometryOf(memory).addressBits)),
  ]);
}

function plainPort(memory: Memory, port: RequestPort): PortText[] {
  const { name, kind } = port;
  const { addressBits, data } = geometryOf(memory);
  const mask = userMaskBits(memory);
  return [
    input(`${name}_en`),
    ...(kind === 'rw' ? [input(`${name}_we`)] : []),
    ...(writes(port) && mask > 0 ? [input(`${name}_mask`, vector(mask))] : []),
    input(`${name}_addr`, vector(addressBits)),
    ...(writes(port) ? [input(`${name}_wdata`, vector(data))] : []),
    output(`${name}_ready`),
    ...(reads(port) ? [...readPorts(memory, name, data)] : []),
  ];
}

function readPorts({ ecc, latency }: Memory, name: string, data: number): PortText[] {
  return [
    output(`${name}_rvalid`, 1, `${latency === 1 ? 'a clock' : 'two clocks'} after a read`),
    output(`${name}_rdata`, vector(data)),
    ...(ecc === 'secded' ? [output(`${name}_rcorrected`, 1, 'one bit was wrong')] : []),
    ...(ecc === 'none' ? [] : [output(`${name}_rerror`, 1, 'rdata is not what was written')]),
  ];
}
