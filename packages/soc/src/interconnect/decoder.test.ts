import { expect, it } from 'vitest';
import { decoderInputs, decoderText, translateCall } from './decoder.ts';
import type { Route } from './spec.ts';

const route = (name: string, base: bigint, more: Partial<Route>): Route => ({
  ...{ name, target: 0, readOnly: false, secure: false, privileged: false, destination: base },
  place: { endpoint: 'ram0.s', base, size: 0x1000n, offset: 0n },
  ...more,
});

it('asks for the manager in translations only where one depends on it', () => {
  const hidden = route('RAM0', 0n, { managers: [0] });
  const alias = route('RAM0_ALIAS0', 0x4000n, { destination: 0n });
  const routes = [hidden, alias];
  expect(decoderText(routes, 32)).toContain('translate(input [31:0] address);');
  expect(translateCall(decoderInputs(routes), 'araddr', 'i')).toBe('translate(araddr)');
  const own = [hidden, { ...alias, managers: [1] }];
  expect(decoderText(own, 32)).toContain('translate(input [31:0] address, input integer manager);');
  expect(translateCall(decoderInputs(own), 'araddr', 'i')).toBe('translate(araddr, i)');
});
