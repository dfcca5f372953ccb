import { IpParameter, IpPort } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { identifiersOf } from './identifiers.ts';
import { parseConstant } from './literal.ts';
import { resolveParameters } from './parameters.ts';
import { portWidth } from './portWidth.ts';

const parameters = [
  { name: 'WIDTH', value: '32' },
  { name: 'LANES', value: 'WIDTH / 8', local: true },
  { name: 'DEPTH', value: '2 ** AW' },
  { name: 'AW', value: '4' },
  { name: 'MODE', type: 'string', value: '"fast"' },
  { name: 'RATE', type: 'real', value: '2.5' },
].map((text) => IpParameter.parse(text));

describe('resolveParameters', () => {
  it('gives defaults, in any order', () => {
    const { values, problems } = resolveParameters(parameters, {});
    expect(problems).toEqual([]);
    expect(values).toEqual({ WIDTH: 32n, LANES: 4n, AW: 4n, DEPTH: 16n, MODE: 'fast', RATE: 2.5 });
  });

  it('takes overrides over the outer names, which hide nothing inside', () => {
    const { values, problems } = resolveParameters(
      parameters,
      { WIDTH: 'BUS * 2', MODE: '"slow"' },
      { BUS: 8n, AW: 9n },
    );
    expect(problems).toEqual([]);
    expect(values).toMatchObject({ WIDTH: 16n, LANES: 2n, DEPTH: 16n, MODE: 'slow' });
  });

  it('reports what cannot be', () => {
    const wrong = { LANES: '3', NONE: '1', WIDTH: '1 +', MODE: '7' };
    expect(resolveParameters(parameters, wrong).problems).toMatchObject([
      { parameter: 'LANES', message: 'LANES is local and cannot be overridden' },
      { parameter: 'NONE', message: 'there is no parameter NONE' },
      { parameter: 'WIDTH', message: 'unexpected the end in the expression (column 4)' },
      { parameter: 'LANES', message: 'WIDTH is not known (column 1)' },
      { parameter: 'MODE', message: 'expected string, found integer' },
    ]);
  });

  it('takes no real for an integer, which the RTL would take as a real, but one that is converted', () => {
    const [problem] = resolveParameters(parameters, { WIDTH: '3.5' }).problems;
    expect(problem).toMatchObject({ parameter: 'WIDTH', message: 'expected integer, found real' });
    expect(resolveParameters(parameters, { WIDTH: "int'(3.5)", RATE: '1.5' }).problems).toEqual([]);
  });

  it('reports cycles and ends', () => {
    const cycle = ['B', 'C', 'A'].map((value, index) => IpParameter.parse({ name: 'ABC'[index], value }));
    const { values, problems } = resolveParameters(cycle, {});
    expect(values).toEqual({});
    expect(problems.map(({ parameter }) => parameter).sort()).toEqual(['A', 'B', 'C']);
    expect(problems[0]!.message).toBe('the value depends on itself through A');
    expect(resolveParameters(cycle, { B: '1' }).values).toEqual({ A: 1n, B: 1n, C: 1n });
  });
});

it('portWidth evaluates over the values and refuses widths below one', () => {
  const port = IpPort.parse({ name: 'data', direction: 'in', width: 'WIDTH-8' });
  expect(portWidth(port, { WIDTH: 32n })).toEqual({ ok: true, value: 24n });
  expect(portWidth(port, { WIDTH: 8n })).toMatchObject({ ok: false, message: 'the width of data is 0' });
  const vector = IpPort.parse({ ...port, packed: [{ left: 'WIDTH-9', right: '0' }] });
  expect(portWidth(vector, { WIDTH: 8n })).toEqual({ ok: true, value: 2n });
});

it('identifiersOf lists names once, without types, functions of the system and keywords', () => {
  expect(identifiersOf("W + p :: D * int'(W) + $clog2(\\a+b ) + (X inside {Y})")).toEqual([
    'W',
    'p::D',
    'a+b',
    'X',
    'Y',
  ]);
  expect(identifiersOf('#')).toEqual([]);
});

it('parseConstant reads one literal', () => {
  expect(parseConstant("8'hA5")).toEqual({ width: 8, value: 165n, digits: 'A5' });
  expect(parseConstant("1'b0")).toEqual({ width: 1, value: 0n, digits: '0' });
  expect(parseConstant("'h3")).toEqual({ width: undefined, value: 3n, digits: '3' });
  expect(parseConstant(' 1_2 ')).toEqual({ width: undefined, value: 12n, digits: '12' });
  for (const text of ["4'bx", 'A', "4'b2", '', "8'hA5 + 1", '-1'])
    expect(parseConstant(text)).toBeUndefined();
});
