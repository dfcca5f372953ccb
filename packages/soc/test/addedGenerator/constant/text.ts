import { emitModule } from '@netloom/hdl/emit';
import { constantText, rangeText } from '../../../src/generate/value.ts';
import type { ConstantSpec } from './spec.ts';

export function text({ module, width, value }: ConstantSpec): string {
  return emitModule({
    name: module,
    ports: [{ name: 'value', direction: 'output', packed: rangeText(width) }],
    items: [{ kind: 'assigns', assigns: [{ target: 'value', value: constantText(value, width) }] }],
  });
}
