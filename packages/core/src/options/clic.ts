import type { CoreOptions } from './coreOptions.ts';
import { hasLateErrors } from './lateErrors.ts';

/** Bytes of the controller's registers: of the specification's 20 KiB a power of two, as the core decodes it. */
export const CLIC_SIZE = 0x8000;

/** Number of the first interrupt that is not of the privileged architecture. */
const LOCAL = 16;

/** What asks for an interrupt: its number, and the net that does. */
export interface InterruptInput {
  number: number;
  net: string;
  /** It is up for a clock, and nobody holds it: its trigger is the rising edge, whatever is written. */
  pulse?: true;
}

export const hasClic = ({ auxiliary }: CoreOptions): boolean => auxiliary.clic !== null;

/** How many it has. */
export const pins = ({ auxiliary }: CoreOptions): number => (auxiliary.clic ? auxiliary.clicInputs : 0);

/** Whether interrupts may be sent through the table by hardware (smclicshv). */
export const hasHardwareVectors = ({ auxiliary }: CoreOptions): boolean =>
  auxiliary.clic !== null && auxiliary.clicVectors;

/** The number of the first pin; 16 is that of stores that fail late, as without a CLIC. */
export const firstInput = (options: CoreOptions): number => (hasLateErrors(options) ? LOCAL + 1 : LOCAL);

/** All inputs, by rising number. */
export function clicInputs(options: CoreOptions): InterruptInput[] {
  const { externalInterrupts } = options.auxiliary;
  const count = pins(options);
  if (count === 0) return [];
  const first = firstInput(options);
  const local = Array.from({ length: count }, (_, pin) => ({
    number: first + pin,
    net: count === 1 ? 'irq_local' : `irq_local[${pin}]`,
  }));
  return [
    { number: 3, net: 'irq_software' },
    { number: 7, net: 'irq_timer' },
    ...(externalInterrupts ? [{ number: 11, net: 'irq_external' }] : []),
    ...(first > LOCAL ? [{ number: LOCAL, net: 'store_failed', pulse: true as const }] : []),
    ...local,
  ];
}

/** One more than the highest number: what clicinfo tells, and words of the table. */
export const interruptNumbers = (options: CoreOptions): number => firstInput(options) + pins(options);

/** Bits of an interrupt's number; without a CLIC those of a cause. */
export const numberWidth = (options: CoreOptions): number => (hasClic(options) ? 7 : 5);

/** What a description without a CLIC does not tell of it. */
export const USUAL_CLIC = { clic: null, clicInputs: 16, clicControlBits: 4, clicVectors: false } as const;
