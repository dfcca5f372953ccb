import type { ElaboratedMap, ElaboratedRegister } from '@netloom/registers';
import { isReadable, isWritable, quantityValue } from '@netloom/registers';
import type { RegisterField } from '@netloom/model';
import type { Cell, Layout } from './cells.ts';

/** A port on hardware's side: `width` bits a copy. */
export interface Port {
  name: string;
  direction: 'in' | 'out';
  width: number;
  copies: number;
}

type Found = [direction: 'in' | 'out', suffix: string, width: number];

/** Every port that the register file has beside clock, resets and bus. */
export function hardwarePorts(map: ElaboratedMap, layout: Layout): Port[] {
  const ports = new Map<string, Port>();
  const add = (name: string, [direction, suffix, width]: Found) => {
    const known = ports.get(name + suffix);
    if (known) known.copies++;
    else ports.set(name + suffix, { name: name + suffix, direction, width, copies: 1 });
  };
  for (const { register, port, views } of layout.registers) {
    const { source } = register;
    for (const [buffer, name] of [
      [source.readBuffer, '_capture'],
      [source.writeBuffer, '_commit'],
    ] as const) {
      if (buffer?.trigger === 'input') add(port, ['in', name + (buffer.active === 'high' ? '' : '_n'), 1]);
    }
    if (source.aliasOf !== undefined) continue;
    if (source.external) {
      for (const found of externalPorts(register, map)) add(port, found);
      const word = Math.min(register.width, map.source.bus.dataWidth);
      // One word for all copies: a transfer reaches one of them.
      for (const name of isWritten(register) ? ['_wdata', '_wmask'] : [])
        ports.set(port + name, { name: port + name, direction: 'out', width: word, copies: 1 });
    } else {
      for (const { cell } of views) for (const found of fieldPorts(cell, map)) add(cell.port, found);
      if (register.fields.some((each) => each.source.interrupt)) add(port, ['out', '_irq', 1]);
    }
  }
  for (const { memory, port } of layout.memories) {
    const { width, entries, source } = memory;
    const address = Math.max(1, (entries - 1n).toString(2).length);
    if (source.software !== 'w') add(port, ['out', '_read', 1]);
    if (source.software !== 'r') {
      add(port, ['out', '_write', 1]);
      add(port, ['out', '_wdata', width]);
      add(port, ['out', '_wmask', width]);
    }
    if (source.software !== 'w') add(port, ['in', '_rdata', width]);
    add(port, ['out', '_address', address]);
    add(port, ['in', '_ready', 1]);
    add(port, ['in', '_error', 1]);
  }
  const owners = layout.registers.filter(({ register }) => !register.source.external);
  if (owners.some(({ register }) => register.source.shadowed)) {
    add('shadow', ['out', '_update_error', 1]);
    add('shadow', ['out', '_storage_error', 1]);
  }
  if (owners.some(({ views }) => views.some(({ cell }) => hasParity(cell))))
    add('parity', ['out', '_error', 1]);
  return [...ports.values()];
}

export function hasParity({ field, storage }: Cell): boolean {
  return field.source.parity && storage === 'stored';
}

const isWritten = ({ fields }: ElaboratedRegister) => fields.some(({ source }) => isWritable(source));

function externalPorts(register: ElaboratedRegister, map: ElaboratedMap): Found[] {
  const words = Math.max(1, register.width / map.source.bus.dataWidth);
  const isRead = register.fields.some(({ source }) => isReadable(source));
  return [
    ...(isRead
      ? ([
          ['out', '_read', words],
          ['in', '_rdata', register.width],
        ] as Found[])
      : []),
    ...(isWritten(register) ? ([['out', '_write', words]] as Found[]) : []),
  ];
}

export const seesValue = ({ hardware }: RegisterField): boolean => hardware === 'r' || hardware === 'rw';
export const givesValue = ({ hardware }: RegisterField): boolean => hardware === 'w' || hardware === 'rw';

function fieldPorts({ field, storage }: Cell, map: ElaboratedMap): Found[] {
  const { source, width } = field;
  const ports: Found[] = [];
  if (storage === 'wire') ports.push(['in', '', width]);
  else if (seesValue(source)) ports.push(['out', '', width]);
  if (storage === 'stored') {
    if (source.interrupt || givesValue(source)) ports.push(['in', '_next', width]);
    if (source.hardwareEnable === 'high') ports.push(['in', '_we', 1]);
    if (source.hardwareEnable === 'low') ports.push(['in', '_wel', 1]);
    if (source.softwareEnable === 'high') ports.push(['in', '_swwe', 1]);
    if (source.softwareEnable === 'low') ports.push(['in', '_swwel', 1]);
    if (source.hardwareSet) ports.push(['in', '_set', width]);
    if (source.hardwareClear) ports.push(['in', '_clear', width]);
    ports.push(...counterPorts(source, map));
  }
  for (const each of source.reductions ?? []) ports.push(['out', `_${each}`, 1]);
  if (source.signalAccess) ports.push(['out', '_accessed', 1]);
  if (source.signalModify) ports.push(['out', '_modified', 1]);
  return ports;
}

function counterPorts({ counter }: RegisterField, map: ElaboratedMap): Found[] {
  const sides = [
    ['_increment', '_overflow', counter?.up],
    ['_decrement', '_underflow', counter?.down],
  ] as const;
  return sides.flatMap(([name, wrap, direction]): Found[] => {
    if (!direction) return [];
    const given =
      direction.stepWidth === undefined ? undefined : quantityValue(direction.stepWidth, map.values);
    return [
      ['in', name, 1],
      ...(given?.ok ? [['in', `${name}_value`, Number(given.value)] as Found] : []),
      ...(direction.threshold === undefined ? [] : [['out', `${name}_threshold`, 1] as Found]),
      direction.saturate === undefined ? ['out', wrap, 1] : ['out', `${name}_saturated`, 1],
    ];
  });
}
