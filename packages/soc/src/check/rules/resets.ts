import type { Diagnostic, IpDescriptor, SocDocument } from '@netloom/model';
import { soleClockInput } from '../../design/clockInputs.ts';
import type { Block } from '../../design/block.ts';
import { portKey } from '../../design/portKey.ts';
import { CleanBlocks } from '../cleanBlocks.ts';
import { soleSource } from '../clockSource.ts';
import { mending } from '../../wording/sentences.ts';
import { atInstance, connection, originPointer, problem } from '../rule.ts';
import type { Place, Subject } from '../rule.ts';

type IpReset = IpDescriptor['resets'][number];

const cleanBlocks = new CleanBlocks();

/** SOC-RESET-MISSING, SOC-RESET-POLARITY and SOC-RESET-DOMAIN. */
export function checkResets(subject: Subject): Diagnostic[] {
  const { drives } = subject.wiring;
  return cleanBlocks.gather(subject.design.blocks, { drives }, (block, { descriptor }) =>
    descriptor.resets.flatMap((reset) =>
      checkReset(subject, block, reset, clockDomain(subject, block, reset, descriptor)),
    ),
  );
}

function clockDomain(
  subject: Subject,
  block: Block,
  reset: IpReset,
  descriptor: IpDescriptor,
): string | undefined {
  const port = reset.clock ?? soleClockInput(descriptor);
  return port === undefined ? undefined : soleSource(subject, portKey(block, port));
}

function checkReset(subject: Subject, block: Block, reset: IpReset, clock: string | undefined): Diagnostic[] {
  const { document } = subject.design;
  const instance = block.name;
  const key = portKey(block, reset.port);
  const drive = subject.wiring.drives.get(key)?.[0];
  const source = soleSource(subject, key);
  if (source === undefined) {
    const candidate = drive ? undefined : resetOf(document, reset.polarity, clock);
    const fix = candidate === undefined ? undefined : connection(candidate, key);
    const fault = drive ? 'SOC-RESET-MISSING/constant' : 'SOC-RESET-MISSING/open';
    return [problem(fault, { port: key }, atInstance(instance, reset.port), fix)];
  }
  const declared = Object.hasOwn(document.resets, source) ? document.resets[source] : undefined;
  if (!declared || !drive) return [];
  const isRight = declared.polarity === reset.polarity && (clock === undefined || declared.clock === clock);
  if (isRight) return [];
  const place = { ...atInstance(instance, reset.port), pointer: originPointer(drive.origin) };
  const better = resetOf(document, reset.polarity, clock);
  const fix = better === undefined ? undefined : use(better, place);
  const found: Diagnostic[] = [];
  if (declared.polarity !== reset.polarity) {
    const fault = `SOC-RESET-POLARITY/${declared.polarity}` as const;
    found.push(problem(fault, { reset: source, port: key }, place, fix));
  }
  if (clock !== undefined && declared.clock !== clock && Object.hasOwn(document.clocks, clock)) {
    const values = { reset: source, clock: declared.clock, instance, wanted: clock };
    found.push(problem('SOC-RESET-DOMAIN', values, place, fix));
  }
  return found;
}

/** The one reset of that polarity and clock; undefined when there is none or a choice. */
function resetOf({ resets }: SocDocument, polarity: string, clock: string | undefined): string | undefined {
  const fitting = Object.entries(resets).filter(
    ([, each]) => each.polarity === polarity && (clock === undefined || each.clock === clock),
  );
  return fitting.length === 1 ? fitting[0]?.[0] : undefined;
}

function use(reset: string, { pointer }: Place) {
  return mending('fix/use', { what: reset }, [{ pointer: `${pointer}/from`, value: reset }]);
}
