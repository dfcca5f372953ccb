import type { DecoderSetup } from '@netloom/waves';
import { useState } from 'react';
import { placeKey } from '../../place.ts';
import type { WavePanelProps } from '../../panels.ts';
import type { TransactionsRow } from '../../view/model.ts';
import { setupKey } from '../MarksLoader.ts';
import { showDecoder, useTransactionSelection } from '../selection.ts';

/** The decoder that is set up in the dialog, a new one or one of the view, until it is applied or let go. */
export function useDecoderChange({ place, dispatch }: Pick<WavePanelProps, 'place' | 'dispatch'>) {
  const [row, change] = useState<TransactionsRow | null>(null);
  const adding = useTransactionSelection((state) => state.adding === placeKey(place));

  function close() {
    change(null);
    useTransactionSelection.setState({ adding: null });
  }

  function apply(name: string, decoder: DecoderSetup) {
    if (row === null) {
      const added: TransactionsRow = { kind: 'transactions', key: 0, name, decoder, height: 2 };
      dispatch({ type: 'insert', rows: [added] });
    } else dispatch({ type: 'change', keys: [row.key], change: { decoder, name } });
    showDecoder(setupKey(decoder));
    close();
  }

  return {
    isOpen: row !== null || adding,
    /** Null: a new one. */
    row,
    change,
    apply,
    close,
  };
}
