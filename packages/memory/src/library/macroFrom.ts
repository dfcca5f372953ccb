import type { Diagnostic } from '@netloom/model';
import { bitsFor } from '../geometry.ts';
import { say } from '../wording/sentences.ts';
import { viewProblem } from './compare.ts';
import { Macro } from './macro.ts';
import type { MacroPort, PowerMode } from './macro.ts';
import { powerOf } from './roles/power.ts';
import { portsFrom } from './roles/portsFrom.ts';
import type { Roles } from './roles/portsFrom.ts';
import type { View, ViewPin } from './views/view.ts';

interface Made {
  macro?: Macro;
  problems: Diagnostic[];
}

/** What all files of a macro say together. Words that no file tells are as many as the address can. */
export function macroFrom(views: readonly View[]): Made {
  const [first] = views;
  const name = first!.macro;
  const pins = pinsOf(views);
  const addressBits = known(views, 'addressBits') ?? bitsOfAddress(pins);
  const words = known(views, 'words') ?? (addressBits === undefined ? undefined : 2 ** addressBits);
  const bits = known(views, 'bits') ?? widest(pins);
  if (words === undefined || bits === undefined || words < 2)
    return { problems: [viewProblem(first!, 'error', say('MEM-LIB-SHAPE', { macro: name }))] };
  if (addressBits !== undefined && addressBits !== bitsFor(words))
    return { problems: [tooFew(first!, words, addressBits)] };
  const all = rolesOf(views, pins, { bits, addressBits: bitsFor(words) });
  const power = powerOf(all.unknown);
  const saving = new Map(Object.entries(power).map(([mode, { pin }]) => [pin, mode as PowerMode]));
  const roles = { ...all, unknown: all.unknown.filter((pin) => !saving.has(pin.name)) };
  const problems = [...notes(views, roles), ...powerNotes(views, saving), ...fallingClocks(views)];
  const macro = Macro.safeParse({
    ...{ words, bits, ports: roles.ports },
    ...(roles.maskBits !== undefined && roles.maskBits < bits && { maskBits: roles.maskBits }),
    ...figures(views),
    ...(saving.size > 0 && { power }),
    ties: { ...tiesOf(roles), ...Object.assign({}, ...views.map(({ ties }) => ties ?? {})) },
    supplies: pins.filter(({ supply }) => supply === true).map((pin) => pin.name),
  });
  if (macro.success && macro.data.ports.every(isWhole)) return { macro: macro.data, problems };
  return { problems: [...problems, viewProblem(first!, 'error', say('MEM-LIB-PORTS', { macro: name }))] };
}

/** A port that says neither when nor what it reads or writes is none. */
const isWhole = ({ kind, dataOut, write, enable, mask }: MacroPort) =>
  (kind === 'w' || dataOut !== undefined) &&
  (kind !== 'rw' || write !== undefined) &&
  (kind !== 'w' || (write ?? enable ?? mask) !== undefined);

const tooFew = (view: View, words: number, addressBits: number) =>
  viewProblem(view, 'error', say('MEM-LIB-ADDRESS', { macro: view.macro, words, bits: addressBits }));

function known(views: readonly View[], figure: 'words' | 'bits' | 'addressBits'): number | undefined {
  return views.find((view) => view[figure] !== undefined)?.[figure];
}

/** Each pin once, with all that any file tells of it. */
function pinsOf(views: readonly View[]): ViewPin[] {
  const pins = new Map<string, ViewPin>();
  for (const { pins: own } of views)
    for (const pin of own) pins.set(pin.name, { ...pin, ...pins.get(pin.name) });
  return [...pins.values()];
}

const bitsOfAddress = (pins: readonly ViewPin[]) =>
  pins.find(
    ({ name, direction }) => direction === 'in' && /^(?:\w*_)?(a|ad|adr|addr|address)\w{0,3}$/i.test(name),
  )?.bits;

function widest(pins: readonly ViewPin[]): number | undefined {
  const widths = pins.filter(({ direction }) => direction === 'out').map(({ bits }) => bits);
  return widths.length === 0 ? undefined : Math.max(...widths);
}

/** The ports that a file tells, or those that names and widths make up. */
function rolesOf(
  views: readonly View[],
  pins: readonly ViewPin[],
  shape: { bits: number; addressBits: number },
): Roles {
  const told = views.find(({ ports }) => ports !== undefined);
  if (told === undefined) return portsFrom(pins, shape);
  const used = new Set([...told.ports!.flatMap(pinsIn), ...Object.keys(told.ties ?? {})]);
  const unknown = pins.filter(
    ({ name, direction, supply }) => direction === 'in' && !supply && !used.has(name),
  );
  return { ports: told.ports!, maskBits: told.maskBits, unknown, guessed: [] };
}

const pinsIn = ({ clock, address, enable, write, mask, dataIn, dataOut }: MacroPort) =>
  [clock, address, enable?.pin, write?.pin, mask?.pin, dataIn, dataOut].filter((pin) => pin !== undefined);

/** Inputs of one bit that nothing is known of are held low, which is said. */
const tiesOf = ({ unknown }: Roles) =>
  Object.fromEntries(unknown.filter(isTied).map(({ name }) => [name, 0 as const]));

const isTied = ({ bits, direction }: ViewPin) => bits === 1 && direction === 'in';

function notes([first]: readonly View[], { unknown, guessed }: Roles): Diagnostic[] {
  const macro = first!.macro;
  return [
    ...unknown.map((pin) =>
      isTied(pin)
        ? viewProblem(first!, 'warning', say('MEM-LIB-TIED', { macro, pin: pin.name }))
        : viewProblem(first!, 'error', say('MEM-LIB-UNKNOWN', { macro, pin: pin.name, bits: pin.bits })),
    ),
    ...guessed.map(({ pin, active }) =>
      viewProblem(first!, 'warning', say(`MEM-LIB-GUESSED/${active}`, { macro, pin })),
    ),
  ];
}

function powerNotes([first]: readonly View[], saving: ReadonlyMap<string, PowerMode>): Diagnostic[] {
  const { macro } = first!;
  return [...saving].map(([pin, mode]) =>
    viewProblem(first!, 'warning', say(`MEM-LIB-POWER/${mode}`, { macro, pin })),
  );
}

/** Each pin is told of once, however many corners there are. */
function fallingClocks(views: readonly View[]): Diagnostic[] {
  const told = new Map<string, Diagnostic>();
  for (const view of views.toReversed()) {
    const { macro } = view;
    for (const clock of view.fallingClocks ?? [])
      told.set(clock, viewProblem(view, 'error', say('MEM-LIB-CLOCK', { macro, clock })));
    for (const pin of view.falling ?? [])
      told.set(pin, viewProblem(view, 'warning', say('MEM-LIB-FALLING', { macro, pin })));
  }
  return [...told.values()];
}

/** Area of the Liberty file before that of the outline; the delay of the slowest corner. */
function figures(views: readonly View[]) {
  const area = ['liberty', 'lef'].flatMap((format) => views.filter((view) => view.format === format));
  const size = views.find((view) => view.size !== undefined)?.size;
  const delays = views.flatMap(({ delay }) => delay ?? []);
  const first = area.find((view) => view.area !== undefined)?.area;
  return {
    ...(first !== undefined && { area: first }),
    ...(size && { size }),
    ...(delays.length > 0 && { delay: Math.max(...delays) }),
  };
}
