import { pinMacro, portMacro } from '../project/interruptLines.ts';
import type { PortPin } from '../project/portPins.ts';

/** Pins of one port with the same settings, which one call of HAL_GPIO_Init sets up. */
function groupsOf(pins: readonly PortPin[]): PortPin[][] {
  const groups = new Map<string, PortPin[]>();
  for (const pin of pins) {
    const key = [pin.port, pin.mode, pin.pull, pin.speed, pin.alternate].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), pin]);
  }
  return [...groups.values()];
}

/** Sets pins up, group by group. */
export function initLines(pins: readonly PortPin[]): string[] {
  return groupsOf(pins).flatMap((group) => {
    const { mode, pull, speed, alternate } = group[0]!;
    const fields = [
      ['Pin', anyOf(group)],
      ['Mode', mode],
      ['Pull', pull],
      ['Speed', speed],
      ['Alternate', alternate],
    ].filter(([, value]) => value !== undefined);
    return [
      '',
      `/* ${group.map(describe).join(', ')} */`,
      ...fields.map(([field, value]) => `GPIO_InitStruct.${field} = ${value};`),
      `HAL_GPIO_Init(${portOf(group)}, &GPIO_InitStruct);`,
    ];
  });
}

/** `PD12: LED_GREEN`, `PD13: GPIO_Output`, `PA9: CONSOLE (USART1_TX)` */
function describe({ name, label, signal }: PortPin): string {
  if (label === undefined) return `${name}: ${signal}`;
  return signal.startsWith('GPIO_') ? `${name}: ${label}` : `${name}: ${label} (${signal})`;
}

/** Levels of outputs, written before they drive. */
export function levelLines(pins: readonly PortPin[]): string[] {
  const groups = new Map<string, PortPin[]>();
  for (const pin of pins) {
    if (pin.level === undefined) continue;
    const key = `${pin.port} ${pin.level}`;
    groups.set(key, [...(groups.get(key) ?? []), pin]);
  }
  return [...groups.values()].map(
    (group) => `HAL_GPIO_WritePin(${portOf(group)}, ${anyOf(group)}, ${group[0]!.level});`,
  );
}

/** Switches the clocks of the pins' ports on. */
export function portClockLines(pins: readonly PortPin[]): string[] {
  return portsOf(pins).map((port) => `__HAL_RCC_GPIO${port}_CLK_ENABLE();`);
}

/** Gives pins back: as after reset. */
export function deinitLines(pins: readonly PortPin[]): string[] {
  return portsOf(pins).map((port) => {
    const own = pins.filter((pin) => pin.port === port);
    return `HAL_GPIO_DeInit(${portOf(own)}, ${anyOf(own)});`;
  });
}

function portsOf(pins: readonly PortPin[]): string[] {
  return [...new Set(pins.map(({ port }) => port))];
}

/** The port of one pin by its label; of several by its letter, since each has a label of its own. */
function portOf(pins: readonly PortPin[]): string {
  const first = pins[0]!;
  return pins.length === 1 ? portMacro(first) : `GPIO${first.port}`;
}

function anyOf(pins: readonly PortPin[]): string {
  return pins.map(pinMacro).join(' | ');
}
