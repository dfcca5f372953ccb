import { analyse, assign, generatePins, release, setMode, setParameter, solve } from '@netloom/pins';
import type { Chip, PinConfiguration } from '@netloom/pins';
import { allEnabled, bigChip } from '../pins/bigChip.ts';
import { importRows } from '../pins/importRows.ts';
import { realChips } from '../pins/realChips.ts';
import { rerenderRow } from '../pins/rerender.ts';
import { atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';

/** Edit, solver, import and code at the size of the largest packages. */
export async function measure(): Promise<Row[]> {
  const chip = bigChip();
  const placed = solve(allEnabled(chip), chip).configuration;
  if (!placed) throw new Error('the measured configuration has no placement');
  return [
    await editRow(placed, chip),
    await rerenderRow(placed, chip),
    ...(await solveRows(chip)),
    ...(await importRows()),
    await codeRow(placed, chip),
    ...(await realChips()),
  ];
}

async function editRow(placed: PinConfiguration, chip: Chip): Promise<Row> {
  const free = chip.pins.find(
    ({ name, port }) => port !== undefined && placed.pins[name] === undefined,
  )!.name;
  const edits = [
    (each: PinConfiguration) => assign(each, free, 'GPIO_Output'),
    (each: PinConfiguration) => setParameter(each, 'USART1', 'BaudRate', 9600 + step),
    (each: PinConfiguration) => release(each, free),
  ];
  let configuration = placed;
  let step = 0;
  let slowest = 0;
  for (let round = 0; round < 10; round++) {
    for (const edit of edits) {
      step++;
      const before = configuration;
      const seconds = await fastest(3, () => {
        configuration = edit(before);
        analyse(configuration, chip);
      });
      // The first rounds are the compiler's.
      if (round > 2) slowest = Math.max(slowest, seconds);
    }
  }
  const used = Object.keys(placed.pins).length;
  return atMost(
    'pins',
    'edit and check again at 216 pins',
    slowest * 1000,
    16,
    'ms',
    `${used} pins in use; the slowest edit`,
  );
}

async function solveRows(chip: Chip): Promise<Row[]> {
  const wanted = allEnabled(chip);
  const { moves } = solve(wanted, chip);
  const moved = moves.filter(({ from }) => from !== undefined).length;
  const seconds = await fastest(5, () => solve(wanted, chip));
  const stuck = withLocks(wanted);
  const { infeasible } = solve(stuck, chip);
  if (infeasible.length === 0) throw new Error('the locked pins leave a placement after all');
  const explained = await fastest(3, () => solve(stuck, chip));
  return [
    atMost(
      'pins',
      'solve all: 216 pins, 40 peripherals',
      seconds * 1000,
      200,
      'ms',
      `${moves.length - moved} signals placed, ${moved} moved`,
    ),
    {
      ...atMost(
        'pins',
        'the same with all conflicts explained',
        explained * 1000,
        200,
        'ms',
        `${infeasible.length} conflicts`,
      ),
      bar: '',
      holds: null,
    },
  ];
}

function withLocks(configuration: PinConfiguration): PinConfiguration {
  const pins = { ...configuration.pins };
  for (const [pin, held] of Object.entries(pins)) pins[pin] = { ...held, lock: true };
  return { ...configuration, pins };
}

async function codeRow(placed: PinConfiguration, chip: Chip): Promise<Row> {
  const surplus = chip.ips.slice(30).map(({ instance }) => instance);
  const disabled = surplus.reduce((each, instance) => setMode(each, instance, 'Disable'), placed);
  const kept = Object.entries(disabled.pins).filter(
    ([, { signal }]) => !surplus.includes(signal.split('_', 1)[0]!),
  );
  const configuration = { ...disabled, pins: Object.fromEntries(kept) };
  const { files, diagnostics } = generatePins(configuration, chip);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error) throw new Error(`no code: ${error.message}`);
  const seconds = await fastest(5, () => generatePins(configuration, chip));
  const lines = files.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  return atMost(
    'pins',
    'code for 30 peripherals',
    seconds * 1000,
    50,
    'ms',
    `${files.length} files, ${lines} lines`,
  );
}
