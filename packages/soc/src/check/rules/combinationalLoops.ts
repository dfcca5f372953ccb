import type { Diagnostic, Said } from '@netloom/model';
import { instancePaths } from '../../combinational/blockPaths.ts';
import type { BitNode } from '../../combinational/bitGraph.ts';
import { loopsOf } from '../../combinational/loops.ts';
import type { Loop } from '../../combinational/loops.ts';
import { pathNet } from '../../combinational/pathNet.ts';
import { say } from '../../wording/sentences.ts';
import { originPointer, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** Ports of a loop that a message names; the rest is counted. */
const MOST_PORTS = 16;

/**
 * SOC-COMBINATIONAL-LOOP: bits that follow from themselves without a register between. Only paths that are surely in the
 * blocks count, so that every loop is one; of blocks whose paths are not known nothing is said.
 */
export function checkCombinationalLoops({ design, wiring }: Subject): Diagnostic[] {
  return loopsOf(pathNet({ design, wiring }, instancePaths({ design }))).map((loop) => {
    const [first, ...others] = new Set(loop.wires.map(({ drive }) => originPointer(drive.origin)));
    const [instance = ''] = loop.bits[0]!.key.split('.');
    const place = { pointer: first!, instance, ...(others.length > 0 && { others }) };
    const path = pathOf(loop);
    return loop.alike > 0
      ? problem('SOC-COMBINATIONAL-LOOP/alike', { path, alike: loop.alike }, place)
      : problem('SOC-COMBINATIONAL-LOOP/one', { path }, place);

    function nameOf({ key, bit }: BitNode): string {
      const [owner = '', name = ''] = key.split('.');
      const width = design.blocks.get(owner)?.shape?.ports.get(name)?.width ?? 1;
      return width > 1 ? `${key}[${bit}]` : key;
    }

    function pathOf({ bits }: Loop): string | Said {
      const shown = bits.slice(0, MOST_PORTS).map(nameOf);
      const end = nameOf(bits[0]!);
      if (bits.length <= MOST_PORTS) return [...shown, end].join(' → ');
      return say('loop/cut', { start: shown.join(' → '), count: bits.length - MOST_PORTS, end });
    }
  });
}
