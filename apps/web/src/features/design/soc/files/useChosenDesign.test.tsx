import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chooseDesign, useDept, useDesign } from '../../../../session/index.ts';
import { useSoc } from '../store/socStore.ts';
import { useChosenDesign } from './useChosenDesign.ts';

const DEPT = 7;
const shown = (socCanvasId: number) =>
  useSoc.setState({ canvas: { socCanvasId, socName: `soc${socCanvasId}`, path: `${socCanvasId}.soc.json` } });
const open = vi.fn<(socCanvasId: number) => void>();

beforeEach(() => {
  open.mockClear();
  useDept.setState({ deptId: DEPT });
  useSoc.setState({ canvas: undefined });
  useDesign.setState({ designId: undefined });
});

it('opens what the shell has chosen, which becomes the choice once it is open', () => {
  renderHook(() => useChosenDesign(DEPT, open));
  act(() => {
    shown(1);
    chooseDesign(1);
  });
  expect(open).not.toHaveBeenCalled();
  act(() => chooseDesign(2));
  expect(open).toHaveBeenCalledExactlyOnceWith(2);
  expect(useDesign.getState().designId).toBe(1);
});

it('does not go back to the first one where another is shown right behind it', () => {
  renderHook(() => useChosenDesign(DEPT, open));
  act(() => {
    shown(1);
    chooseDesign(1);
    // The user's own choice, which becomes the shell's only after it is shown.
    shown(2);
  });
  act(() => chooseDesign(2));
  expect(open).not.toHaveBeenCalled();
});

it('leaves the choice of another department to its screen', () => {
  renderHook(() => useChosenDesign(DEPT, open));
  act(() => shown(1));
  localStorage.setItem('netloom.soc.lastCanvas.8', '3');
  act(() => useDept.setState({ deptId: 8 }));
  expect(open).not.toHaveBeenCalled();
});
