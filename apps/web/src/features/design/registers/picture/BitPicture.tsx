import { registerAt, registerWidth } from '@netloom/registers';
import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { elaboratedRegister } from '../store/derived.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { BitRows } from './BitRows.tsx';
import { bitLayout } from './bitLayout.ts';
import { onBitKey } from './onBitKey.ts';
import { useBitDrag } from './useBitDrag.ts';
import { useBitRows } from './useBitRows.ts';
import { useFieldRename } from './useFieldRename.ts';
import './picture.css';

/** The field under the pointer. While a drag holds the pointer, the event itself is the whole picture's. */
function fieldUnder({ clientX, clientY }: MouseEvent): number | undefined {
  const under = document.elementFromPoint(clientX, clientY);
  const field = under?.closest<HTMLElement>('[data-field]')?.dataset.field;
  return field === undefined ? undefined : Number(field);
}

/** A register to scale: fields are dragged, widened and made with the pointer or with keys. */
export function BitPicture({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const { map, selection, readOnly } = open;
  const { node } = selection;
  const host = useRef<HTMLDivElement>(null);
  const fields = elaboratedRegister(map, node)?.fields ?? [];
  const width = registerWidth(map, registerAt(map, node)!);
  const { most, bitAt } = useBitRows(host, width);
  const drag = useBitDrag({ map, node, readOnly, fields, bitAt });
  const renaming = useFieldRename(map, node, () => host.current?.focus());
  const isRenaming = renaming.field !== undefined;
  const layout = bitLayout(elaboratedRegister(drag.shown, node)?.fields ?? [], width, most);

  function onKeyDown(event: KeyboardEvent) {
    if (isRenaming) return;
    drag.onEscape(event);
    if (!readOnly) onBitKey(event, { map, node, fields, chosen: selection.field, rename: renaming.begin });
  }

  function onDoubleClick(event: MouseEvent) {
    const field = fieldUnder(event);
    if (field !== undefined && !readOnly) renaming.begin(field);
  }

  return (
    <div
      ref={host}
      className="nl-bits"
      role="application"
      aria-label={t('picture.label')}
      aria-describedby="nl-bits-help"
      tabIndex={0}
      data-dragging={drag.dragged !== undefined}
      data-fixed={readOnly}
      {...(isRenaming ? {} : drag.handlers)}
      onKeyDown={onKeyDown}
      onDoubleClick={onDoubleClick}
    >
      <span id="nl-bits-help" hidden>
        {t('picture.help')}
      </span>
      <BitRows layout={layout} chosen={drag.dragged ?? selection.field} renaming={renaming} />
    </div>
  );
}
