import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { definitionOf, devicetreeOf, importChip, newConfiguration, setMode, solve } from '@netloom/pins';
import type { Chip, PinConfiguration } from '@netloom/pins';
import { expect, it } from 'vitest';

/** Folder `mcu` of STM32_open_pin_data, and `dts/st` of Zephyr's hal_stm32, whose files are made from it. */
const DATA = process.env.NETLOOM_OPEN_PIN_DATA ?? '';
const HAL = process.env.NETLOOM_HAL_STM32 ?? '';
const COUNT = 120;

/** Files of both, from end to end of the families. */
function parts(): { mcu: string; pinctrl: string }[] {
  const known = new Map(
    readdirSync(HAL).flatMap((family) =>
      readdirSync(join(HAL, family)).map(
        (name) => [name.replace('-pinctrl.dtsi', ''), join(HAL, family, name)] as const,
      ),
    ),
  );
  const all = readdirSync(DATA).flatMap((name) => {
    const pinctrl = known.get(name.replace('.xml', '').toLowerCase());
    return pinctrl === undefined ? [] : [{ mcu: join(DATA, name), pinctrl }];
  });
  const step = all.length / COUNT;
  return Array.from({ length: COUNT }, (_, index) => all[Math.floor(index * step)]!);
}

function chipOf(path: string): Chip {
  const mcu = readFileSync(path, 'utf8');
  const version = /<IP [^>]*Name="GPIO" Version="([^"]*)"/.exec(mcu)![1]!;
  return importChip({ mcu, gpio: readFileSync(join(DATA, 'IP', `GPIO-${version}_Modes.xml`), 'utf8') }).chip!;
}

/** The peripheral alone in each of its modes, on the pins that the solver finds. */
function boardsOf(chip: Chip): PinConfiguration[] {
  return chip.ips.flatMap(({ instance }) => {
    const definition = definitionOf(chip, instance);
    if (!definition || definition.name === 'GPIO') return [];
    return definition.modes.flatMap(({ name }) => {
      const wanted = setMode(newConfiguration('board', chip), instance, name);
      return solve(wanted, chip).configuration ?? [];
    });
  });
}

it.runIf(existsSync(DATA) && existsSync(HAL))(
  `refers to nodes of hal_stm32 alone, on ${COUNT} parts (skipped without NETLOOM_OPEN_PIN_DATA and NETLOOM_HAL_STM32)`,
  () => {
    const families = new Set<string>();
    let referred = 0;
    for (const { mcu, pinctrl } of parts()) {
      const chip = chipOf(mcu);
      const nodes = new Set(
        [...readFileSync(pinctrl, 'utf8').matchAll(/ref\/ (\w+):/g)].map(([, name]) => name!),
      );
      families.add(chip.family);
      for (const board of boardsOf(chip)) {
        const made = devicetreeOf(board, chip).files[0];
        const pins = [...(made?.text ?? '').matchAll(/&(\w+_p[a-z]\d+(?:_c)?)\b/g)].map(([, name]) => name!);
        referred += pins.length;
        expect(
          pins.filter((name) => !nodes.has(name)),
          `${mcu} ${Object.keys(board.peripherals).join()}`,
        ).toEqual([]);
      }
    }
    expect(families.size).toBeGreaterThan(15);
    expect(referred).toBeGreaterThan(5000);
    process.stdout.write(`${referred} references, ${families.size} families\n`);
  },
  900_000,
);
