import { useEffect } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Scene } from '../paint/scene.ts';
import type { MarksLoader } from './MarksLoader.ts';
import { useTransactionSelection } from './selection.ts';
import { TransactionCard } from './TransactionCard.tsx';
import { useHoveredMark } from './useHoveredMark.ts';
import type { Hovered } from './useHoveredMark.ts';
import { useSettledTransaction } from './useSettledTransaction.ts';
import './transactions.css';

const cardWidth = 300;

interface Props {
  box: RefObject<HTMLElement | null>;
  scene: RefObject<Scene>;
  transactions: MarksLoader;
  /** Another transaction is chosen, which the picture shows. */
  onChosen: () => void;
}

/** The card of the transaction under the pointer; a click chooses it in the table. */
export function TransactionHover({ box, scene, transactions, onChosen }: Props) {
  const { t } = useTranslation('waves');
  useEffect(() => useTransactionSelection.subscribe(onChosen), [onChosen]);
  const hovered = useHoveredMark(box, scene);
  const shown = useSettledTransaction(transactions, hovered);
  if (!hovered || (!shown && hovered.mark.index !== null)) return null;
  return createPortal(
    <aside className="nl-wave-transactions-card" style={placeBeside(hovered)} role="tooltip">
      {shown ? (
        <TransactionCard transaction={shown} info={scene.current.info} />
      ) : (
        t('transactions.many', { count: hovered.mark.count, errors: hovered.mark.errors })
      )}
    </aside>,
    document.body,
  );
}

/** Under the pointer, or over it where the window ends soon. */
function placeBeside({ x, y }: Hovered) {
  const left = Math.max(8, Math.min(x + 14, window.innerWidth - cardWidth - 12));
  const above = y > window.innerHeight * 0.6;
  return { left, width: cardWidth, ...(above ? { bottom: window.innerHeight - y + 14 } : { top: y + 18 }) };
}
