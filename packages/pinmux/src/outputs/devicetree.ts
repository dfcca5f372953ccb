import { wordOf } from '../codes.ts';
import type { Pinmux } from '../document/pinmux.ts';
import { settingsOf } from './settings.ts';

/** Groups of a use case by peripheral, as Zephyr's pin control has them: each cell is a select's offset and its code. */
export function pinctrlText(pinmux: Pinmux): string {
  const states = Object.keys(pinmux.useCases).flatMap((useCase) => useCaseStates(pinmux, useCase));
  return [
    `/* Pin control of ${pinmux.name}, generated from ${pinmux.name}.pinmux.json: <offset of the select, code>. */`,
    '/ {',
    `  ${pinmux.name.toLowerCase()}_pinctrl: pin-controller {`,
    `    compatible = "netloom,${pinmux.name.toLowerCase().replaceAll('_', '-')}";`,
    ...states.map((line) => `    ${line}`),
    '  };',
    '};',
    '',
  ].join('\n');
}

function useCaseStates(pinmux: Pinmux, useCase: string): string[] {
  const settings = settingsOf(pinmux, useCase);
  const peripherals = [...new Set(settings.map(({ signal }) => signal.split('.')[0]!))];
  return peripherals.flatMap((peripheral) => {
    const label = `${wordOf(peripheral)}_${useCase}`.toLowerCase();
    const own = settings.filter(({ signal }) => signal.startsWith(`${peripheral}.`));
    return [
      `${label}: ${label} {`,
      '  group1 {',
      `    pinmux = ${own.map(({ offset, code }) => `<0x${offset.toString(16)} ${code}>`).join(', ')};`,
      '  };',
      '};',
    ];
  });
}
