/**
 * Why kinds of the maker's files are not in the chip, or not all of them; by kind or by its beginning. A kind that
 * stands nowhere here and is not kept either is unknown, and the import says so.
 */
const MCU: Readonly<Record<string, string>> = {
  'Mcu@DBVersion': 'version of the maker’s data base: compared with the one that is known',
  'Mcu@FwLibrary': 'name of the maker’s firmware package',
  'Mcu@HasPowerPad': 'the pad beneath the package has no position',
  'Mcu@IOType': 'empty in all files',
  'Mcu@schemaLocation': 'names the maker’s schema',
  'Mcu/BootPath': 'a choice of the maker’s tool',
  'Mcu/Context':
    'software contexts of cores with TrustZone or several cores: pins are placed for the chip as a whole',
  'Mcu/ContextProject': 'project templates of the maker’s tool',
  'Mcu/Core': 'the first core names the chip',
  'Mcu/Die': 'number of the die: nothing that is set up depends on it',
  'Mcu/E2prom': 'size of the EEPROM: nothing that is set up depends on it',
  'Mcu/Flash': 'sizes that are listed twice',
  'Mcu/GentypeFirmware': 'firmware packages of the maker’s tool',
  'Mcu/IONb': 'number of the I/O: compared with the pins',
  'Mcu/IP': 'peripherals that are listed twice',
  'Mcu/IP/ContextSplit': 'software contexts',
  'Mcu/IP@IPContextCoupling': 'software contexts',
  'Mcu/IP@PowerDomain': 'power domains: nothing that is set up depends on them',
  'Mcu/LPBAM': 'a choice of the maker’s tool',
  'Mcu/MemoryMap': 'a choice of the maker’s tool',
  'Mcu/Pin/Condition': 'expressions over the modes of the maker’s tool, which is not there to evaluate them',
  'Mcu/Pin/Signal': 'a signal that the pin lists twice is one',
  'Mcu/Pin@RequestToSecureIP': 'needed for TrustZone alone',
  'Mcu/Ram': 'sizes that are listed twice',
  'Mcu/TrustZone': 'whether the chip has TrustZone: nothing that is set up depends on it',
};

const OTHER_PINS = 'of pins that this package does not have, or of signals that the pin does not list';

const GPIO: Readonly<Record<string, string>> = {
  'IP@DBVersion': 'version of the maker’s data base: compared with the one that is known',
  'IP@IPType': 'kind of a service of the maker’s tool',
  'IP@schemaLocation': 'names the maker’s schema',
  'IP/About': 'a title',
  'IP/GPIO_Pin': OTHER_PINS,
  'IP/GPIO_Pin/SpecificParameter': 'number of the pin and its macros in C: they follow from its name',
  'IP/GPIO_Port': 'address and clock of the port: they follow from its letter',
  'IP/RefMode': 'the maker’s default settings of modes: the product has definitions of its own',
  'IP/RefParameter': 'the maker’s settings of pins: the product has definitions of its own',
};

/** Kinds with the longest matching beginning win: `Mcu/Pin/Condition@Expression` has the reason of its element. */
export function reasonFor(kind: string): string | undefined {
  const table = kind.startsWith('Mcu') ? MCU : GPIO;
  for (let name = kind; name !== ''; name = name.slice(0, Math.max(0, name.search(/[/@#][^/@#]*$/)))) {
    if (table[name] !== undefined) return table[name];
  }
  return undefined;
}
