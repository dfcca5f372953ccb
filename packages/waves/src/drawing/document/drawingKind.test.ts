import { describe, expect, it } from 'vitest';
import { holdLaws } from '../../../../model/test/documentLaws.ts';
import { drawingLaws } from '../../../test/drawing/drawingLaws.ts';
import { drawingKind } from './drawingKind.ts';

holdLaws(drawingLaws);

describe('templates', () => {
  it.each(drawingKind.templates!.map((template) => [template.id, template] as const))(
    '%s is a drawing',
    (_, { make }) => {
      const text = drawingKind.write(make('x'));
      const { document, diagnostics } = drawingKind.read(text, 'x');
      expect(diagnostics).toEqual([]);
      expect(drawingKind.write(document!)).toBe(text);
      expect(drawingKind.diff(make('x'), document!)).toEqual([]);
    },
  );
});

it('tells lanes of one name apart by their order, and names the groups on the way', () => {
  const drawing = (waves: readonly string[]) => ({
    signal: [['bus', ...waves.map((wave) => ({ name: 'd', wave }))]],
  });
  expect(drawingKind.diff(drawing(['0', '0']), drawing(['0', '1']))).toEqual([
    {
      kind: 'changed',
      pointer: '/signal/[bus]/rows/d#2/wave',
      subject: 'lane',
      name: '[bus].d#2',
      member: 'wave',
      before: '0',
      after: '1',
    },
  ]);
});

it('knows texts whose comments a canonical text would lose', () => {
  expect(drawingKind.saysAll!(`{ signal: [{ name: 'a//b', wave: '0' }] }`)).toBe(true);
  expect(drawingKind.saysAll!(`{ signal: [] } // lanes to come`)).toBe(false);
  expect(drawingKind.saysAll!(`{ /* none */ signal: [] }`)).toBe(false);
});
