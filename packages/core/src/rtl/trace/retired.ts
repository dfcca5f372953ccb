import { input, output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { declarations } from '../nets.ts';
import type { Net } from '../nets.ts';

/** What the pipeline tells the trace encoder, in order: an instruction that retires, a trap, or a halt before `pc`. */
const SIGNALS: readonly (Net & { note?: string; only?: 'user' | 'compressed' })[] = [
  { name: 'traced_valid', width: 1 },
  { name: 'traced_retires', width: 1, note: 'the instruction at pc; else it traps, or does not begin' },
  { name: 'traced_halts', width: 1, note: 'debug mode is entered before it' },
  { name: 'traced_pc', width: 32 },
  { name: 'traced_branch', width: 1 },
  { name: 'traced_uninferable', width: 1, note: 'the program does not say where it goes' },
  { name: 'traced_short', width: 1, only: 'compressed' },
  { name: 'traced_user', width: 1, only: 'user' },
  { name: 'traced_interrupt', width: 1, note: 'the trap is an interrupt' },
  { name: 'traced_cause', width: 5 },
  { name: 'traced_value', width: 32, note: 'mtval of an exception' },
];

export const tracedNets = ({ base }: CoreOptions): Net[] =>
  SIGNALS.filter(
    ({ only }) =>
      only === undefined || (only === 'user' && base.userMode) || (only === 'compressed' && base.compressed),
  );

export const tracedDeclarations = (options: CoreOptions): string => declarations(tracedNets(options));

/** The ports on either side. */
export function tracedPorts(options: CoreOptions, side: 'pipeline' | 'encoder'): PortText[] {
  const port = side === 'pipeline' ? output : input;
  const notes = new Map(SIGNALS.map(({ name, note }) => [name, note]));
  return portGroup(
    'What retires, traps or halts, for the trace',
    tracedNets(options).map(({ name, width }) => port(name, width, notes.get(name))),
  );
}
