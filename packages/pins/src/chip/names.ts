import type { Diagnostic } from '@netloom/model';
import type { Chip } from './chip.ts';
import { problem } from './problem.ts';

interface Form {
  pattern: RegExp;
  /** What the pattern allows, in words. */
  says: string;
}

const TEXT: Form = {
  pattern: /^(?!.*\*\/)[\w .,:;+\-/()[\]&]{0,200}$/,
  says: 'letters, digits, spaces and . , : ; + - / ( ) [ ] _ &',
};
const PIN: Form = {
  pattern: /^[A-Za-z0-9][\w+\-./ ()[\]]{0,63}$/,
  says: 'letters, digits, spaces and + - . / ( ) [ ] _',
};
const POSITION: Form = { pattern: /^[A-Z0-9]{1,8}$/, says: 'capital letters and digits' };
const SIGNAL: Form = {
  pattern: /^[A-Za-z][\w-]{0,79}$/,
  says: 'a letter, then letters, digits, _ and -',
};
const IDENTIFIER: Form = {
  pattern: /^[A-Za-z_]\w{0,79}$/,
  says: 'an identifier of C: letters, digits and _',
};

/** Names that would break the C, devicetree or tables that they are written to. */
export function hostileNames(chip: Chip): Diagnostic[] {
  const found: Diagnostic[] = [];
  const check = (form: Form, value: string | undefined, pointer: string) => {
    if (value === undefined || form.pattern.test(value)) return;
    const shown = JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
    found.push(
      problem('PINS-CHIP-CHARACTERS', `${pointer.slice(1)}: ${shown} may hold only ${form.says}`, pointer),
    );
  };
  for (const key of ['model', 'vendor', 'family', 'line', 'core', 'package', 'clockTree'] as const) {
    check(TEXT, chip[key], `/${key}`);
  }
  chip.ips.forEach((ip, index) => {
    check(IDENTIFIER, ip.instance, `/ips/${index}/instance`);
    check(IDENTIFIER, ip.name, `/ips/${index}/name`);
    check(TEXT, ip.version, `/ips/${index}/version`);
    check(TEXT, ip.config, `/ips/${index}/config`);
    ip.clockEnable?.forEach((macro, at) => check(IDENTIFIER, macro, `/ips/${index}/clockEnable/${at}`));
  });
  chip.pins.forEach((pin, index) => {
    const at = `/pins/${index}`;
    check(PIN, pin.name, `${at}/name`);
    check(POSITION, pin.position, `${at}/position`);
    check(IDENTIFIER, pin.variant, `${at}/variant`);
    if (pin.port !== undefined)
      check({ pattern: /^[A-Z]$/, says: 'one capital letter' }, pin.port, `${at}/port`);
    pin.signals.forEach((signal, place) => {
      check(SIGNAL, signal.name, `${at}/signals/${place}/name`);
      signal.modes?.forEach((mode, m) => check(IDENTIFIER, mode, `${at}/signals/${place}/modes/${m}`));
      signal.routes?.forEach((route, r) => {
        check(IDENTIFIER, route.macro, `${at}/signals/${place}/routes/${r}/macro`);
        check(IDENTIFIER, route.remap, `${at}/signals/${place}/routes/${r}/remap`);
      });
    });
  });
  return found;
}
