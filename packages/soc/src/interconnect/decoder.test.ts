import { emitModule } from '@netloom/hdl/emit';
import { expect, it } from 'vitest';
import { decoderInputs, decoderText, translateCall } from './decoder.ts';
import type { Route } from './spec.ts';

const route = (name: string, base: bigint, more: Partial<Route>): Route => ({
  ...{ name, target: 0, readOnly: false, secure: false, privileged: false, destination: base },
  place: { endpoint: 'ram0.s', base, size: 0x1000n, offset: 0n },
  ...more,
});

/** The inputs of the function that translates, as they are emitted. */
function translateInputs(routes: readonly Route[]): string[] {
  const lines = emitModule({ name: 'm', items: decoderText(routes, 32).flat() }).split('\n');
  const head = lines.findIndex((line) => line.endsWith(' translate('));
  const end = lines.findIndex((line, at) => at > head && line.trim() === ');');
  return lines.slice(head + 1, end).map((line) => line.trim());
}

it('asks for the manager in translations only where one depends on it', () => {
  const hidden = route('RAM0', 0n, { managers: [0] });
  const alias = route('RAM0_ALIAS0', 0x4000n, { destination: 0n });
  const routes = [hidden, alias];
  expect(translateInputs(routes)).toEqual(['input logic [31:0] address']);
  expect(translateCall(decoderInputs(routes), 'araddr', 'i')).toBe('translate(araddr)');
  const own = [hidden, { ...alias, managers: [1] }];
  expect(translateInputs(own)).toEqual(['input logic [31:0] address,', 'input int manager']);
  expect(translateCall(decoderInputs(own), 'araddr', 'i')).toBe('translate(araddr, i)');
});
