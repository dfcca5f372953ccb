import type { Diagnostic, Fix } from '@netloom/model';
import { clockInputs } from '../../design/clockInputs.ts';
import type { Drive } from '../../design/wires.ts';
import { parseEndpoint } from '../../document/endpoint.ts';
import { mending } from '../../wording/sentences.ts';
import { atInstance, originPointer, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** Ports whose names say that they are clocks, which an imported descriptor need not. */
const CLOCK = /clk|clock|(?:^|_)t?ck|osc|pll|xtal/i;

/** SOC-CLOCK-AS-DATA and SOC-DATA-AS-CLOCK. A block whose clocks its IP does not name says nothing. */
export function checkClockUse(subject: Subject): Diagnostic[] {
  return [...subject.wiring.drives].flatMap(([sink, drives]) => {
    const [instance, port] = ownerOf(sink);
    const shape = port === undefined ? undefined : subject.design.blocks.get(instance)?.shape;
    const clocks = shape ? clockInputs(shape.descriptor) : [];
    if (port === undefined || clocks.length === 0) return [];
    const takesClock = clocks.includes(port);
    if (!takesClock && CLOCK.test(port)) return [];
    return drives.flatMap((drive) => checkDrive(subject, instance, port, takesClock, drive));
  });
}

/** Instance and port of a key; of one at the top level the name alone. */
function ownerOf(key: string): [string, string | undefined] {
  const end = parseEndpoint(key);
  if (end?.kind !== 'name') return [key, undefined];
  return end.instance === undefined ? [end.name, undefined] : [end.instance, end.name];
}

function checkDrive(
  subject: Subject,
  instance: string,
  port: string,
  takesClock: boolean,
  { source, origin }: Drive,
): Diagnostic[] {
  if (source.kind !== 'net') return [];
  const kind = kindOf(subject, source.key);
  if (kind === undefined || (kind === 'clock') === takesClock) return [];
  const place = { ...atInstance(instance, port), pointer: originPointer(origin) };
  const ends = { source: source.key, port: `${instance}.${port}` };
  if (!takesClock) return [problem('SOC-CLOCK-AS-DATA', ends, place)];
  return [problem('SOC-DATA-AS-CLOCK', ends, place, useClock(subject, place.pointer))];
}

/** What a net is by its declaration; undefined where an IP does not name its clocks. */
function kindOf({ design }: Subject, net: string): 'clock' | 'data' | undefined {
  const { clocks, resets, ports } = design.document;
  if (Object.hasOwn(clocks, net)) return 'clock';
  if (Object.hasOwn(resets, net) || Object.hasOwn(ports, net)) return 'data';
  const [instance, port] = ownerOf(net);
  const descriptor = design.blocks.get(instance)?.shape?.descriptor;
  if (descriptor?.clocks.some((each) => each.port === port)) return 'clock';
  return !descriptor || descriptor.clocks.length === 0 || CLOCK.test(port ?? '') ? undefined : 'data';
}

function useClock({ design }: Subject, pointer: string): Fix | undefined {
  const [clock, ...others] = Object.keys(design.document.clocks);
  if (clock === undefined || others.length > 0) return undefined;
  return mending('fix/use', { what: clock }, [{ pointer: `${pointer}/from`, value: clock }]);
}
