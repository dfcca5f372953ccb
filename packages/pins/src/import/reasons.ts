import type { Worded } from '@netloom/model';
import type { ImportReason } from '../wording/sentences.ts';
import { say } from '../wording/sentences.ts';

type Reasons = Readonly<Record<string, ImportReason | undefined>>;

/**
 * Why kinds of the maker's files are not in the chip, or not all of them; by kind or by its beginning. A kind that
 * stands nowhere here and is not kept either is unknown, and the import says so.
 */
const MCU: Reasons = {
  'Mcu@DBVersion': 'import-reason/data-base',
  'Mcu@FwLibrary': 'import-reason/firmware-name',
  'Mcu@HasPowerPad': 'import-reason/power-pad',
  'Mcu@IOType': 'import-reason/empty',
  'Mcu@schemaLocation': 'import-reason/schema',
  'Mcu/BootPath': 'import-reason/choice',
  'Mcu/Context': 'import-reason/contexts',
  'Mcu/ContextProject': 'import-reason/templates',
  'Mcu/Core': 'import-reason/core',
  'Mcu/Die': 'import-reason/die',
  'Mcu/E2prom': 'import-reason/eeprom',
  'Mcu/Flash': 'import-reason/sizes',
  'Mcu/GentypeFirmware': 'import-reason/firmware',
  'Mcu/IONb': 'import-reason/io',
  'Mcu/IP': 'import-reason/peripherals',
  'Mcu/IP/ContextSplit': 'import-reason/context',
  'Mcu/IP@IPContextCoupling': 'import-reason/context',
  'Mcu/IP@PowerDomain': 'import-reason/power-domains',
  'Mcu/LPBAM': 'import-reason/choice',
  'Mcu/MemoryMap': 'import-reason/choice',
  'Mcu/Pin/Condition': 'import-reason/conditions',
  'Mcu/Pin/Signal': 'import-reason/signal',
  'Mcu/Pin@RequestToSecureIP': 'import-reason/secure',
  'Mcu/Ram': 'import-reason/sizes',
  'Mcu/TrustZone': 'import-reason/trustzone',
};

const GPIO: Reasons = {
  'IP@DBVersion': 'import-reason/data-base',
  'IP@IPType': 'import-reason/service',
  'IP@schemaLocation': 'import-reason/schema',
  'IP/About': 'import-reason/title',
  'IP/GPIO_Pin': 'import-reason/other-pins',
  'IP/GPIO_Pin/SpecificParameter': 'import-reason/pin-number',
  'IP/GPIO_Port': 'import-reason/port',
  'IP/RefMode': 'import-reason/modes',
  'IP/RefParameter': 'import-reason/settings',
};

/** Kinds with the longest matching beginning win: `Mcu/Pin/Condition@Expression` has the reason of its element. */
export function reasonFor(kind: string): Worded | undefined {
  const table = kind.startsWith('Mcu') ? MCU : GPIO;
  for (let name = kind; name !== ''; name = name.slice(0, Math.max(0, name.search(/[/@#][^/@#]*$/)))) {
    const reason = table[name];
    if (reason !== undefined) return say(reason, {});
  }
  return undefined;
}
