import type { Diagnostic } from '@netloom/model';
import { clockInputs } from '../../design/clockInputs.ts';
import { portKey } from '../../design/portKey.ts';
import { pointerOf } from '../../document/pointer.ts';
import { asyncBridgeFix } from '../asyncBridgeFix.ts';
import { domainOf, soleSource } from '../clockSource.ts';
import { atInstance, connection, placeOf, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** SOC-CLOCK-MISSING and SOC-CLOCK-DOMAIN. */
export function checkClocks(subject: Subject): Diagnostic[] {
  return [...missingClocks(subject), ...crossings(subject)];
}

function missingClocks(subject: Subject): Diagnostic[] {
  const { design } = subject;
  const clocks = Object.keys(design.document.clocks);
  const found: Diagnostic[] = [];
  for (const block of design.blocks.values()) {
    const { name, shape } = block;
    for (const port of shape ? clockInputs(shape.descriptor) : []) {
      const key = portKey(block, port);
      if (soleSource(subject, key) !== undefined) continue;
      const open = !subject.wiring.drives.has(key);
      const fix = open && clocks.length === 1 ? connection(clocks[0]!, key) : undefined;
      const fault = open ? 'SOC-CLOCK-MISSING/open' : 'SOC-CLOCK-MISSING/constant';
      found.push(problem(fault, { port: key }, atInstance(name, port), fix));
    }
  }
  return found;
}

function crossings(subject: Subject): Diagnostic[] {
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
