import type { Diagnostic } from '@netloom/model';
import type { Block } from '../../design/block.ts';
import { clockInputs } from '../../design/clockInputs.ts';
import { portKey } from '../../design/portKey.ts';
import type { Shape } from '../../design/shape.ts';
import { areOfJtag } from '../../design/testClock.ts';
import { pointerOf } from '../../document/pointer.ts';
import { TCK } from '../../generators/debugModule/ports.ts';
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
  let clock: string | undefined | false = false;
  const sole = () => (clock === false ? (clock = soleClock(subject)) : clock);
  return cleanBlocks.gather(blocks, { drives }, (block, shape) => missingClocks(subject, block, shape, sole));
}

/** The only clock that is for blocks. */
function soleClock({ design, wiring }: Subject): string | undefined {
  const endsOf = (clock: string) =>
    [...wiring.drives]
      .filter(([, drives]) => drives.some(({ source }) => source.kind === 'net' && source.key === clock))
      .map(([end]) => end);
  const clocks = Object.keys(design.document.clocks).filter((name) => !areOfJtag(endsOf(name)));
  return clocks.length === 1 ? clocks[0] : undefined;
}

function missingClocks(
  subject: Subject,
  block: Block,
  shape: Shape,
  sole: () => string | undefined,
): Diagnostic[] {
  return clockInputs(shape.descriptor).flatMap((port) => {
    const key = portKey(block, port);
    if (soleSource(subject, key) !== undefined) return [];
    const open = !subject.wiring.drives.has(key);
    const clock = open && port !== TCK ? sole() : undefined;
    const fix = clock === undefined ? undefined : connection(clock, key);
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
