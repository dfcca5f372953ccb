import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { setBottomHeight, useUi } from '../store/uiStore.ts';

const STEP = 20;

/** The upper edge of the panel: dragged, or moved by the arrow keys, it changes the panel's height. */
export function HeightHandle() {
  const { t } = useTranslation('soc');
  const height = useUi((state) => state.bottomHeight);

  function drag(event: PointerEvent<HTMLDivElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setBottomHeight(event.currentTarget.parentElement!.getBoundingClientRect().bottom - event.clientY);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'ArrowUp') setBottomHeight(height + STEP);
    if (event.key === 'ArrowDown') setBottomHeight(height - STEP);
  }

  return (
    <div
      className="nl-soc-height"
      role="separator"
      aria-orientation="horizontal"
      aria-label={t('panel.height')}
      aria-valuenow={height}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}
