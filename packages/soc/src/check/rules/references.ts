import type { Diagnostic } from '@netloom/model';
import { evaluate } from '@netloom/hdl/expression';
import { pointerOf } from '../../document/pointer.ts';
import { atInstance, placeOf, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** SOC-IP-UNKNOWN and SOC-GENERATOR-UNKNOWN for instances; SOC-ENDPOINT and SOC-WIDTH for what the top level declares. */
export function checkReferences({ design }: Subject): Diagnostic[] {
  const { document, blocks, library, values } = design;
  const found: Diagnostic[] = [];
  for (const { name, instance, shape } of blocks.values()) {
    if (!shape) {
      const place = { ...atInstance(name), pointer: pointerOf('instances', name, 'ip') };
      const generator = library.find(instance.ip)?.descriptor.generator;
      found.push(
        generator === undefined
          ? problem('SOC-IP-UNKNOWN', `the library has no ${instance.ip}, the IP of ${name}`, place)
          : problem(
              'SOC-GENERATOR-UNKNOWN',
              `${name} (${instance.ip}) is made by the generator ${generator}, which this version does not have`,
              place,
            ),
      );
    }
  }
  for (const section of ['resets', 'interfaces'] as const) {
    for (const [name, { clock }] of Object.entries(document[section])) {
      if (clock === undefined || Object.hasOwn(document.clocks, clock)) continue;
      const place = placeOf(undefined, name, pointerOf(section, name, 'clock'));
      found.push(
        problem('SOC-ENDPOINT', `${name} refers to the clock ${clock}, which does not exist`, place),
      );
    }
  }
  const width = (name: string, expression: string, ...path: string[]) => {
    const result = evaluate(expression, values);
    if (result.ok && result.value > 0n && result.value <= 1_000_000n) return;
    const reason = result.ok ? `is ${result.value}` : `has no value: ${result.message}`;
    found.push(
      problem(
        'SOC-WIDTH',
        `the width "${expression}" of ${name} ${reason}`,
        placeOf(undefined, name, pointerOf(...path)),
      ),
    );
  };
  for (const [name, port] of Object.entries(document.ports)) width(name, port.width, 'ports', name, 'width');
  for (const [name, { addressWidth, dataWidth }] of Object.entries(document.interfaces)) {
    if (addressWidth !== undefined) width(name, addressWidth, 'interfaces', name, 'addressWidth');
    if (dataWidth !== undefined) width(name, dataWidth, 'interfaces', name, 'dataWidth');
  }
  return found;
}
