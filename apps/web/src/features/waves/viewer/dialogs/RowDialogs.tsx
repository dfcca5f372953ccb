import type { Dispatch } from 'react';
import type { Asked } from '../board/rowCommands.ts';
import type { ViewAction } from '../view/actions.ts';
import { FixedDialog } from './FixedDialog.tsx';
import { NamesDialog } from './NamesDialog.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { ScaleDialog } from './ScaleDialog.tsx';
import { SliceDialog } from './SliceDialog.tsx';

interface Props {
  asked: Asked | null;
  dispatch: Dispatch<ViewAction>;
  onClose: () => void;
}

/** The dialog of the question that is asked about a row, if any. */
export function RowDialogs({ asked, dispatch, onClose }: Props) {
  if (asked?.row.kind !== 'signal') return null;
  const props = { row: asked.row, dispatch, onClose };
  switch (asked.question) {
    case 'slice':
      return <SliceDialog {...props} />;
    case 'order':
      return <OrderDialog {...props} />;
    case 'names':
      return <NamesDialog {...props} />;
    case 'fixed':
      return <FixedDialog {...props} />;
    case 'scale':
      return <ScaleDialog {...props} />;
    case 'rename':
      return null;
  }
}
