import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';

export interface Height {
  pixels: number;
  onChange: (pixels: number) => void;
}

const STEP = 20;

/** The upper edge of the panel that it lies in: dragged, or moved by the arrow keys, it changes the panel's height. */
export function HeightHandle({ pixels, onChange }: Height) {
  const { t } = useTranslation('document');

  function drag(event: PointerEvent<HTMLDivElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onChange(event.currentTarget.parentElement!.getBoundingClientRect().bottom - event.clientY);
  }

  function press({ key }: KeyboardEvent): void {
    if (key === 'ArrowUp') onChange(pixels + STEP);
    if (key === 'ArrowDown') onChange(pixels - STEP);
  }

  return (
    <div
      className="nl-lower-edge"
      role="separator"
      aria-orientation="horizontal"
      aria-label={t('lower.height')}
      aria-valuenow={Math.round(pixels)}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}
