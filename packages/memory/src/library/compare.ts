import type { Diagnostic, Worded } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import type { View, ViewPin } from './views/view.ts';

/** Liberty and LEF of one macro whose areas are farther apart than this are told apart. */
const AREA_TOLERANCE = 0.01;

export function viewProblem({ path, line }: View, severity: 'error' | 'warning', said: Worded): Diagnostic {
  return { code: said.wording.key, severity, ...said, place: { kind: 'source', file: path, line } };
}

/** Where the files of one macro contradict each other; each is held against those before it. */
export function contradictions(all: readonly View[]): Diagnostic[] {
  const views = distinct(all);
  return views.flatMap((view, index) =>
    views
      .slice(0, index)
      .flatMap((before) => [...pinProblems(before, view), ...figureProblems(before, view)]),
  );
}

/** Corners of one library say the same of all that is compared: one of them stands for all. */
function distinct(views: readonly View[]): View[] {
  const keyOf = ({ format, pins, words, bits, addressBits, area }: View) =>
    JSON.stringify({ format, pins, words, bits, addressBits, area });
  return [...new Map(views.toReversed().map((view) => [keyOf(view), view])).values()].toReversed();
}

const signalsOf = ({ pins }: View) => pins.filter(({ supply }) => supply !== true);

/** Files that leave supplies out have none; what only one of the others names is no signal of the macro. */
function pinProblems(before: View, view: View): Diagnostic[] {
  const { macro } = view;
  const [old, now] = [before, view].map((each) => new Map(each.pins.map((pin) => [pin.name, pin])));
  const missing = (from: View, known: ReadonlyMap<string, ViewPin>, to: View) =>
    signalsOf(from)
      .filter(({ name }) => !known.has(name))
      .filter(({ direction }) => direction !== 'inout')
      .map(({ name }) =>
        viewProblem(to, 'error', say('MEM-LIB-PIN', { macro, pin: name, path: to.path, other: from.path })),
      );
  const shared = signalsOf(view).flatMap((pin) => {
    const other = old!.get(pin.name);
    return other === undefined || other.supply === true ? [] : differences(before, view, other, pin);
  });
  return [...missing(before, now!, view), ...missing(view, old!, before), ...shared];
}

function differences(before: View, view: View, other: ViewPin, pin: ViewPin): Diagnostic[] {
  const common = { macro: view.macro, pin: pin.name, other: before.path, path: view.path };
  const found: Worded[] = [];
  if (pin.bits !== other.bits)
    found.push(say('MEM-LIB-WIDTH', { ...common, bits: pin.bits, otherBits: other.bits }));
  if (pin.direction !== other.direction) found.push(say('MEM-LIB-DIRECTION', common));
  if (pin.ascending !== undefined && other.ascending !== undefined && pin.ascending !== other.ascending)
    found.push(say('MEM-LIB-ORDER', common));
  if (pin.active !== undefined && other.active !== undefined && pin.active !== other.active)
    found.push(say('MEM-LIB-LEVEL', common));
  return found.map((said) => viewProblem(view, 'error', said));
}

function figureProblems(before: View, view: View): Diagnostic[] {
  const common = { macro: view.macro, other: before.path, path: view.path };
  const differ = (figure: 'words' | 'bits' | 'addressBits' | 'maskBits') => {
    const [one, two] = [before[figure], view[figure]];
    if (one === undefined || two === undefined || one === two) return [];
    return [
      viewProblem(view, 'error', say(`MEM-LIB-FIGURE/${figure}`, { ...common, value: two, otherValue: one })),
    ];
  };
  return [
    ...differ('words'),
    ...differ('bits'),
    ...differ('addressBits'),
    ...differ('maskBits'),
    ...areaProblem(before, view),
  ];
}

function areaProblem(before: View, view: View): Diagnostic[] {
  const [one, two] = [before.area, view.area];
  if (one === undefined || two === undefined) return [];
  if (Math.abs(one - two) <= AREA_TOLERANCE * Math.max(one, two)) return [];
  const values = { macro: view.macro, path: view.path, other: before.path };
  return [viewProblem(view, 'warning', say('MEM-LIB-AREA', { ...values, value: two, otherValue: one }))];
}
