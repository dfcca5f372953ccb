import { useEffect, useRef } from 'react';
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

/** Keeps the canvas element as large as its box and draws a frame whenever something that it shows has changed. */
export function useDrawing(): RefObject<HTMLCanvasElement | null> {
  const { t } = useTranslation('memoryMap');
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current!;
    const context = canvas.getContext('2d', { alpha: false })!;
    const words: Words = {
      free: t('draw.free'),
      alias: t('draw.alias'),
      window: t('draw.window'),
      overlap: t('draw.overlap'),
    };
    let frame = 0;
    const request = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        draw(context, words);
      });
    };
    const resized = (): void => {
      resize(canvas);
      request();
    };
    const observer = new ResizeObserver(resized);
    observer.observe(canvas.parentElement!);
    resized();
    const stops = [useSoc, useMap, useTheme, useProblems].map((store) => store.subscribe(request));
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      stops.forEach((stop) => stop());
    };
  }, [t]);
  return ref;
}

function resize(canvas: HTMLCanvasElement): void {
  const { clientWidth: width, clientHeight: height } = canvas.parentElement!;
  // A hidden tab has no size; its view must be the same when it comes back.
  if (width === 0 || height === 0) return;
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(height * devicePixelRatio);
  useMap.setState({ size: { width, height } });
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
