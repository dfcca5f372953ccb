import { emitModule } from '@netloom/hdl/emit';
import type { ConnectionText, PortText } from '@netloom/hdl/emit';
import type { PllSet } from './bestSet.ts';
import type { PllFamily } from './families.ts';
import { primitiveOf } from './primitive.ts';

/** A module with the primitive of a family under the numbers of a set, or undefined for a family without one. */
export function pllText(family: PllFamily, name: string, reference: number, set: PllSet): string | undefined {
  const numbers = { ...set, reference, divides: new Map(set.outputs.entries()) };
  const primitive = primitiveOf(family.id, numbers, {
    ...{ reference: 'reference', reset: 'rst_n', locked: 'locked', feedback: 'feedback' },
    output: (index) => `out${index}`,
  });
  if (!primitive) return undefined;
  const outputs = set.frequencies.map((frequency, index): PortText => {
    return { name: `out${index}`, direction: 'output', comment: megahertz(frequency) };
  });
  const figures = `${megahertz(reference)} / ${set.divider} × ${set.multiplier} = ${megahertz(set.vco)}`;
  const { module, parameters, ports } = primitive;
  return emitModule({
    name,
    comment: `${family.title}: ${figures}, divided by ${set.outputs.join(', ')}`,
    ports: [
      { name: 'reference', direction: 'input', comment: megahertz(reference) },
      { name: 'rst_n', direction: 'input' },
      ...outputs,
      { name: 'locked', direction: 'output' },
    ],
    items: [
      ...(primitive.ports['CLKFBIN'] === undefined
        ? []
        : [{ kind: 'declarations' as const, declarations: [{ name: 'feedback' }] }]),
      {
        kind: 'instance',
        instance: { module, name: 'u_pll', parameters: connections(parameters), ports: connections(ports) },
      },
    ],
  });
}

function connections(values: Record<string, string>): ConnectionText[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

export function megahertz(frequency: number): string {
  return `${Number((frequency / 1e6).toFixed(6))} MHz`;
}
