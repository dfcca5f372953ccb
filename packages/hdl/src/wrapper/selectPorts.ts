import type { ItemText } from '../emit/index.ts';
import type { WrappedPort } from './modulePorts.ts';
import { selectPin, selectPins } from './selects.ts';
import type { SelectGroup, SelectedSignal } from './selects.ts';

/**
 * A port of a group as pins for each subordinate: what all share goes to all, and an answer that they share is that of the one
 * that is selected.
 */
export function selectPort(group: SelectGroup, signal: SelectedSignal): WrappedPort {
  const pins = selectPins(group, signal);
  const { name, direction } = signal.port;
  const names = pins.map((each) => each.name);
  const isDescending = Number(group.elements[0]) > 0;
  const own = { name, ports: isDescending ? pins.toReversed() : pins, fixed: group.fixed };
  if (signal.per === 'packed') return { ...own, value: `{${names.join(', ')}}` };
  const local = `${name}_all`;
  const { packed = '' } = pins[0]!;
  const declared = (range: string): ItemText => ({
    ...{ kind: 'text', text: `${['logic', packed, local].filter(Boolean).join(' ')}${range};` },
  });
  if (signal.per === 'unpacked') {
    const range = ` [${group.elements[0]}:${group.elements.at(-1)}]`;
    const assigns = names.map((pin, at) => {
      const inside = `${local}[${group.elements[at]}]`;
      return direction === 'in' ? { target: inside, value: pin } : { target: pin, value: inside };
    });
    return { ...own, value: local, items: [declared(range), { kind: 'assigns', assigns }] };
  }
  const assigns =
    direction === 'in'
      ? [{ target: local, value: selected(group, signal, names) }]
      : names.map((pin) => ({ target: pin, value: local }));
  return { ...own, value: local, items: [declared(''), { kind: 'assigns', assigns }] };
}

function selected(group: SelectGroup, { width }: SelectedSignal, names: readonly string[]): string {
  const gated = names.map((pin, at) => {
    const select = selectPin(group, group.elements[at]!, 'PSEL');
    return `(${width === '1' ? select : `{${width}{${select}}}`} & ${pin})`;
  });
  return gated.join(' | ');
}
