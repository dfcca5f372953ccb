import { saidOf } from '@netloom/model';
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
          ? problem('SOC-IP-UNKNOWN', { ip: instance.ip, instance: name }, place)
          : problem('SOC-GENERATOR-UNKNOWN', { instance: name, ip: instance.ip, generator }, place),
      );
    }
  }
  for (const section of ['resets', 'interfaces'] as const) {
    for (const [name, { clock }] of Object.entries(document[section])) {
      if (clock === undefined || Object.hasOwn(document.clocks, clock)) continue;
      const place = placeOf(undefined, name, pointerOf(section, name, 'clock'));
      found.push(problem('SOC-ENDPOINT/no-clock', { name, clock }, place));
    }
  }
  const width = (name: string, expression: string, ...path: string[]) => {
    const result = evaluate(expression, values);
    if (result.ok && result.value > 0n && result.value <= 1_000_000n) return;
    const declared = { width: expression, name };
    const place = placeOf(undefined, name, pointerOf(...path));
    found.push(
      result.ok
        ? problem('SOC-WIDTH/declared', { ...declared, value: String(result.value) }, place)
        : problem('SOC-WIDTH/no-value', { ...declared, reason: saidOf(result) }, place),
    );
  };
  for (const [name, port] of Object.entries(document.ports)) width(name, port.width, 'ports', name, 'width');
  for (const [name, { addressWidth, dataWidth }] of Object.entries(document.interfaces)) {
    if (addressWidth !== undefined) width(name, addressWidth, 'interfaces', name, 'addressWidth');
    if (dataWidth !== undefined) width(name, dataWidth, 'interfaces', name, 'dataWidth');
  }
  return found;
}
