import type { BoardFlash, BoardI2c, BootBoard } from '@netloom/soc/addressmap';
import { flashFile } from '../firmwareSteps.ts';
import { member } from '../member.ts';
import { EEPROM_PART } from './eeprom.ts';
import { FLASH_PART } from './flash.ts';

const flashCall = ({ levels, select, clock, driven, enabled }: BoardFlash, index: number) =>
  `    ${member(levels)} = flash${index}.next(${[select, clock, driven, enabled].map(member).join(', ')});`;

/** Whoever pulls a line low does so for all. */
function i2cCalls(bus: BoardI2c, index: number): string {
  const devices = [bus, ...bus.targets];
  const pulled = (low: 'clockLow' | 'dataLow') => devices.map((device) => member(device[low])).join(' || ');
  const set = (line: 'clock' | 'data', level: string) =>
    devices.map((device) => `    ${member(device[line])} = ${level};`).join('\n');
  const [clock, data] = [`clock${index}`, `data${index}`];
  return `\
    const bool ${clock} = !(${pulled('clockLow')}), ${data} = !(${pulled('dataLow')});
    eeprom${index}.next(${clock}, ${data} && !eeprom${index}.pullsData);
${set('clock', clock)}
${set('data', `${data} && !eeprom${index}.pullsData`)}`;
}

/** The flashes and EEPROMs beside a SoC, and `settle`, which they play in behind each clock. */
export function partsSource({ flashes, i2cBuses }: Pick<BootBoard, 'flashes' | 'i2cBuses'>): string {
  const parts = [
    ...flashes.map(({ name }, index) => `static Flash flash${index}{"${flashFile(name)}"};`),
    ...i2cBuses.map((_, index) => `static Eeprom eeprom${index};`),
  ];
  const calls = [...flashes.map(flashCall), ...i2cBuses.map(i2cCalls)];
  return `${flashes.length > 0 ? FLASH_PART : ''}${i2cBuses.length > 0 ? EEPROM_PART : ''}
${parts.join('\n')}

/** What the parts beside the SoC answer to the clock that was. */
static inline void settle(Vtop* top) {
${calls.join('\n')}
}
`;
}

/** Whether a board has any. */
export const hasParts = ({ flashes, i2cBuses }: Pick<BootBoard, 'flashes' | 'i2cBuses'>): boolean =>
  flashes.length + i2cBuses.length > 0;
