import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pressKey } from '../../../../commands/pressKey.ts';
import { isDrawable } from '../store/drawn.ts';
import type { Drawn } from '../store/drawn.ts';
import { useUi } from '../store/uiStore.ts';
import { onPictureKey } from './onPictureKey.ts';
import { pictureCommands } from './pictureCommands.ts';
import type { PictureTargets } from './pictureCommands.ts';

/** What the commands act on in an open drawing. */
export function usePictureTargets(open: Drawn): PictureTargets {
  const { t } = useTranslation('waveDrawing');
  const drawing = isDrawable(open) ? open.shown?.drawing : undefined;
  return { drawing, newLane: t('lane.newName'), newGroup: t('lane.newGroup') };
}

/** Keys of the picture while nothing is written in it. */
export function usePictureKeys(open: Drawn) {
  const targets = usePictureTargets(open);
  return (event: KeyboardEvent): void => {
    if (!targets.drawing || useUi.getState().writing !== undefined) return;
    if (onPictureKey(event, targets.drawing)) event.preventDefault();
    else pressKey(event.nativeEvent, pictureCommands, targets);
  };
}
