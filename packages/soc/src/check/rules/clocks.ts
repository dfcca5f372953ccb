import type { Diagnostic } from '@netloom/model';
import type { Block } from '../../design/block.ts';
import { clockInputs } from '../../design/clockInputs.ts';
import { portKey } from '../../design/portKey.ts';
import type { Shape } from '../../design/shape.ts';
import { pointerOf } from '../../document/pointer.ts';
import { asyncBridgeFix } from '../asyncBridgeFix.ts';
import { CleanBlocks } from '../cleanBlocks.ts';
import { domainOf, soleSource } from '../clockSource.ts';
import { atInstance, connection, placeOf, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

const cleanBlocks = new CleanBlocks();

/** SOC-CLOCK-MISSING. */
export function checkMissingClocks(subject: Subject): Diagnostic[] {
  const { blocks } = subject.design;
  const { drives } = subject.wiring;
  return cleanBlocks.gather(blocks, { drives }, (block, shape) => missingClocks(subject, block, shape));
}

function missingClocks(subject: Subject, block: Block, shape: Shape): Diagnostic[] {
  const clocks = Object.keys(subject.design.document.clocks);
  return clockInputs(shape.descriptor).flatMap((port) => {
    const key = portKey(block, port);
    if (soleSource(subject, key) !== undefined) return [];
    const open = !subject.wiring.drives.has(key);
    const fix = open && clocks.length === 1 ? connection(clocks[0]!, key) : undefined;
    const fault = open ? 'SOC-CLOCK-MISSING/open' : 'SOC-CLOCK-MISSING/constant';
    return [problem(fault, { port: key }, atInstance(block.name, port), fix)];
  });
}

/** SOC-CLOCK-DOMAIN. */
export function checkClockDomains(subject: Subject): Diagnostic[] {
  return subject.wiring.links.flatMap((link) => {
    const { manager, subordinate, index } = link;
    const [from, to] = [domainOf(subject, manager), domainOf(subject, subordinate)];
    if (from === undefined || to === undefined || from === to) return [];
    const place = placeOf(
      subordinate.instance ?? manager.instance,
      subordinate.key,
      pointerOf('interfaceConnections', index),
    );
    const ends = { manager: manager.key, from, subordinate: subordinate.key, to };
    return [problem('SOC-CLOCK-DOMAIN', ends, place, asyncBridgeFix(subject, link))];
  });
}
