import type { Diagnostic } from '@netloom/model';
import type { XmlElement } from '@netloom/xml';
import type { Chip, ChipPin, ChipSignal } from '../chip/chip.ts';
import type { ErratumSentence } from '../wording/sentences.ts';
import { say } from '../wording/sentences.ts';
import { at } from './place.ts';
import { gpioPins } from './readGpio.ts';

/** An error that users found in the maker's data. */
interface Erratum {
  family: string;
  /** Version of the GPIO file. */
  gpio: RegExp;
  applies(pin: ChipPin, signal: ChipSignal): boolean;
  /** Mends the signal, in place; absent where the data alone do not tell what is right. */
  mend?(signal: ChipSignal): void;
  /** What is wrong and what was done. */
  about: ErratumSentence;
  severity: 'info' | 'warning';
  source: string;
}

const ISSUES = 'github.com/STMicroelectronics/STM32_open_pin_data/issues';

const hasMacro = ({ routes = [] }: ChipSignal, macro: string) =>
  routes.some((route) => route.macro === macro);

const ERRATA: readonly Erratum[] = [
  {
    family: 'STM32L1',
    gpio: /^STM32L1/,
    applies: (_, signal) => hasMacro(signal, 'GPIO_AF10_USB'),
    mend: (signal) => delete signal.routes,
    about: 'erratum/usb',
    severity: 'info',
    source: `${ISSUES}/2`,
  },
  {
    family: 'STM32F0',
    gpio: /^STM32F051_/,
    applies: ({ port, number }, signal) =>
      port === 'C' && number === 8 && signal.name === 'TIM3_CH3' && hasMacro(signal, 'GPIO_AF1_TIM3'),
    mend: (signal) => (signal.routes = [{ alternate: 0, macro: 'GPIO_AF0_TIM3' }]),
    about: 'erratum/tim3',
    severity: 'info',
    source: `${ISSUES}/8`,
  },
  {
    family: 'STM32H5',
    gpio: /^STM32H56x_/,
    applies: ({ port, number }, signal) =>
      port === 'B' && (number === 13 || number === 14) && hasMacro(signal, 'GPIO_AF11_ETH'),
    about: 'erratum/eth',
    severity: 'warning',
    source: `${ISSUES}/10`,
  },
  {
    family: 'STM32F1',
    gpio: /^STM32F103/,
    applies: ({ port, number }, signal) => port === 'B' && number === 5 && signal.name === 'TIM3_CH2',
    about: 'erratum/remap1',
    severity: 'info',
    source: `${ISSUES}/14`,
  },
];

/** Mends known errors of the data in the chip and says each; for others that cannot be mended it warns. */
export function mendErrata(chip: Chip, root: XmlElement, file: string, problems: Diagnostic[]): void {
  const version = root.attributes.get('Version') ?? '';
  const near = ERRATA.filter(({ family, gpio }) => family === chip.family && gpio.test(version));
  if (near.length === 0) return;
  const elementOf = gpioPins(root);
  for (const pin of chip.pins) {
    for (const signal of pin.signals) {
      for (const { applies, mend, about, severity, source } of near) {
        if (!applies(pin, signal)) continue;
        mend?.(signal);
        const values = { pin: pin.name, signal: signal.name, about: say(about, {}), source };
        const line = elementOf(pin.name)?.line ?? root.line;
        problems.push(at(file, line, 'PINS-IMPORT-ERRATUM', say('PINS-IMPORT-ERRATUM', values), severity));
      }
    }
  }
}
