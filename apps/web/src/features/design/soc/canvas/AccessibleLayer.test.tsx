import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../../../../test/withTexts.tsx';
import type { Scene } from '../geometry/scene.ts';

vi.hoisted(() => localStorage.setItem('netloom.deptId', '1'));
const { useSoc } = await import('../store/socStore.ts');
const { useView } = await import('../store/viewStore.ts');
const { AccessibleLayer } = await import('./AccessibleLayer.tsx');

const block = (name: string, x: number) => ({
  ...{ x, y: 0, width: 100, height: 60 },
  shape: { name, title: name, subtitle: '', pins: [] },
});

beforeEach(() => {
  vi.useFakeTimers();
  useSoc.setState({
    scene: { blocks: [block('near', 0), block('far', 1000)], notes: [] } as unknown as Scene,
  });
  useView.setState({ viewport: { x: 0, y: 0, scale: 1 }, size: { width: 390, height: 600 } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const names = () => screen.getAllByRole('button').map((each) => each.dataset.block);

it('names the blocks of a window that has grown, though its viewport stayed', () => {
  render(
    <WithTexts>
      <AccessibleLayer />
    </WithTexts>,
  );
  expect(names()).toEqual(['near']);
  act(() => {
    useView.setState({ size: { width: 1440, height: 900 } });
    vi.runAllTimers();
  });
  expect(names()).toEqual(['near', 'far']);
});
