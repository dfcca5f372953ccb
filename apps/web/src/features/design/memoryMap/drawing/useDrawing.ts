import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../../../theme/index.ts';
import { useProblems, useSoc } from '../../soc/index.ts';
import { currentPicture, currentScale, currentViewport, shownColumns } from '../map/current.ts';
import { DARK, LIGHT } from '../paint/colours.ts';
import type { Words } from '../paint/frame.ts';
import { paintMap } from '../paint/paintMap.ts';
import { worstByEndpoint } from '../problems/mapProblems.ts';
import { useMap } from '../store/mapStore.ts';
import { useCanvas } from '../../../../view2d/useCanvas.ts';

const STORES = [useSoc, useMap, useTheme, useProblems];

/** The canvas that shows the address map as it is. */
export function useDrawing(): RefObject<HTMLCanvasElement | null> {
  const { t } = useTranslation('memoryMap');
  const words: Words = {
    free: t('draw.free'),
    alias: t('draw.alias'),
    window: t('draw.window'),
    overlap: t('draw.overlap'),
  };
  return useCanvas({
    stores: STORES,
    onSize: (size) => useMap.setState({ size }),
    draw: (context) => draw(context, words),
  });
}

function draw(context: CanvasRenderingContext2D, words: Words): void {
  const picture = currentPicture();
  const { size, scrollX, selected, hover, gesture, found, hidden } = useMap.getState();
  const frame = {
    ...{ picture, size, scrollX, selected, hover, gesture, words },
    found: found?.address,
    columns: shownColumns(picture, hidden),
    scale: currentScale(),
    viewport: currentViewport(),
    problems: worstByEndpoint(useProblems.getState().problems),
    colours: useTheme.getState().dark ? DARK : LIGHT,
  };
  paintMap(context, frame, devicePixelRatio);
}
