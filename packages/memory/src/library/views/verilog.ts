import { readVerilog } from '@netloom/hdl';
import { evaluate, portWidth, resolveParameters } from '@netloom/hdl/expression';
import type { Values } from '@netloom/hdl/expression';
import type { IpDescriptor, IpPort } from '@netloom/model';
import { activeLevels } from './activeLevels.ts';
import type { Levels } from './activeLevels.ts';
import { arraysIn } from './arrays.ts';
import { lineAt } from './view.ts';
import type { LibraryFile, View, ViewPin } from './view.ts';

/** Modules of a file that hold an array of words: the behavioural models of memory macros. */
export async function readVerilogViews({ path, text }: LibraryFile): Promise<View[]> {
  const { descriptors, diagnostics } = await readVerilog({ files: [{ path, text }], bare: true });
  const problems = diagnostics.filter(({ severity }) => severity === 'error');
  return descriptors.flatMap((module) => {
    const body = bodyOf(text, module.module);
    const view = body === undefined ? undefined : viewOf(module, body.text);
    return view === undefined ? [] : [{ ...view, path, problems, line: lineAt(text, body!.start) }];
  });
}

function bodyOf(text: string, module: string): { text: string; start: number } | undefined {
  for (const match of text.matchAll(/\bmodule\s+(\w+)[\s\S]*?\bendmodule\b/g))
    if (match[1] === module) return { text: match[0], start: match.index };
  return undefined;
}

function viewOf(module: IpDescriptor, body: string): Omit<View, 'path' | 'line'> | undefined {
  const { values } = resolveParameters(module.parameters, {});
  const shape = shapeOf(body, values);
  if (shape === undefined) return undefined;
  const levels = activeLevels(
    body,
    module.ports.map(({ name }) => name),
  );
  const pins = module.ports.map((port) => pinOf(port, values, levels));
  return { macro: module.module, format: 'verilog', pins, ...shape };
}

/** Words and bits of the array that has the most words. */
function shapeOf(body: string, values: Values): { words: number; bits: number } | undefined {
  const count = (ends: readonly [string, string]) => {
    const [from, to] = [evaluate(ends[0], values), evaluate(ends[1], values)];
    return from.ok && to.ok ? Math.abs(Number(from.value) - Number(to.value)) + 1 : undefined;
  };
  const shapes = arraysIn(body).flatMap(({ bits, words }) => {
    const shape = { words: count(words), bits: count(bits) };
    return shape.words === undefined || shape.bits === undefined
      ? []
      : [{ words: shape.words, bits: shape.bits }];
  });
  return shapes.toSorted((a, b) => b.words - a.words)[0];
}

function pinOf(port: IpPort, values: Values, levels: Levels): ViewPin {
  const [active, reads] = [levels.writing.get(port.name), levels.reading.get(port.name)];
  const width = portWidth(port, values);
  const [range] = port.packed;
  const ends = range === undefined ? [] : [evaluate(range.left, values), evaluate(range.right, values)];
  const [left, right] = ends.map((end) => (end.ok ? Number(end.value) : 0));
  return {
    name: port.name,
    direction: port.direction,
    bits: width.ok ? Number(width.value) : 1,
    ...(left !== undefined && left !== right && { ascending: left < right! }),
    ...(active && { active }),
    ...(reads && { reads }),
  };
}
