import type { ClockState } from '../clock/clockState.ts';
import type { Context } from './context.ts';

/** Lines of the debug port work from reset on; those of the trace are switched on by the debugger. */
const DEBUG = /^(?:SYS|DEBUG)_.*(?:JT|SWDIO|SWCLK|SWO|TRACE)/;
const OSCILLATOR = /^RCC_OSC(32)?_(IN|OUT)$/;
const CLOCK_OUTPUT = /^RCC_MCO(?:_?(\d))?$/;

/** Whether a signal of the system works without a peripheral's mode: debug port, oscillators and clocks that are on. */
export function isSystemSignal(signal: string, { clocks }: Context): boolean {
  if (DEBUG.test(signal)) return true;
  const [oscillator, slow] = OSCILLATOR.exec(signal) ?? [];
  if (oscillator !== undefined) return oscillatorState(slow === undefined ? 'HSE' : 'LSE', clocks) !== 'Off';
  const [output, number = '1'] = CLOCK_OUTPUT.exec(signal) ?? [];
  return output !== undefined && (clocks?.frequencies[`MCO${number}`] ?? 0) > 0;
}

/** `Off`, `Crystal` or `Bypass` (a clock from outside, on the input alone). */
export function oscillatorState(oscillator: 'HSE' | 'LSE', clocks: ClockState | undefined): string {
  return String(clocks?.settings[`${oscillator}State`] ?? 'Off');
}
