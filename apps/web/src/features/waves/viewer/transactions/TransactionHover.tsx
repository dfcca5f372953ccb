import type { Transaction } from '@netloom/waves';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Scene } from '../paint/scene.ts';
import { markAt } from './markAt.ts';
import type { MarkHit } from './markAt.ts';
import { setupKey } from './MarksLoader.ts';
import type { MarksLoader } from './MarksLoader.ts';
import { selectTransaction, useTransactionSelection } from './selection.ts';
import { TransactionCard } from './TransactionCard.tsx';
import styles from './Transactions.module.css';

const settleMs = 120;
const cardWidth = 300;

interface Props {
  box: RefObject<HTMLElement | null>;
  scene: RefObject<Scene>;
  transactions: MarksLoader;
  /** Another transaction is chosen, which the picture shows. */
  onChosen: () => void;
}

interface Hovered extends MarkHit {
  x: number;
  y: number;
}

/** The card of the transaction under the pointer; a click chooses it in the table. */
export function TransactionHover({ box, scene, transactions, onChosen }: Props) {
  const { t } = useTranslation('waves');
  useEffect(() => useTransactionSelection.subscribe(onChosen), [onChosen]);
  const [hovered, setHovered] = useState<Hovered | null>(null);
  const [known, setKnown] = useState<{ key: string; transaction: Transaction } | null>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const hit = (event: MouseEvent) => {
      const { left, top } = element.getBoundingClientRect();
      return markAt(scene.current, event.clientX - left, event.clientY - top, element.clientWidth);
    };
    const move = (event: PointerEvent) => {
      const found = event.buttons === 0 && event.pointerType !== 'touch' ? hit(event) : null;
      setHovered((now) => (found ? { ...found, x: event.clientX, y: event.clientY } : now && null));
    };
    const click = (event: MouseEvent) => {
      const found = hit(event);
      if (found && found.mark.index !== null) selectTransaction(setupKey(found.setup), found.mark.index);
    };
    const leave = () => setHovered(null);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('click', click);
    return () => {
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('click', click);
    };
  }, [box, scene]);

  const index = hovered?.mark.index ?? null;
  const key = hovered ? `${setupKey(hovered.setup)} ${index}` : '';
  const setup = hovered?.setup;
  useEffect(() => {
    if (index === null || !setup) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      transactions.one(setup, index, abort.signal).then(
        (transaction) => transaction && setKnown({ key, transaction }),
        () => undefined,
      );
    }, settleMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [transactions, setup, index, key]);

  if (!hovered) return null;
  const shown = known?.key === key ? known.transaction : null;
  if (!shown && index !== null) return null;
  const left = Math.max(8, Math.min(hovered.x + 14, window.innerWidth - cardWidth - 12));
  const above = hovered.y > window.innerHeight * 0.6;
  const place = above ? { bottom: window.innerHeight - hovered.y + 14 } : { top: hovered.y + 18 };
  return createPortal(
    <aside className={styles.card} style={{ left, width: cardWidth, ...place }} role="tooltip">
      {shown ? (
        <TransactionCard transaction={shown} info={scene.current.info} />
      ) : (
        t('transactions.many', { count: hovered.mark.count, errors: hovered.mark.errors })
      )}
    </aside>,
    document.body,
  );
}
