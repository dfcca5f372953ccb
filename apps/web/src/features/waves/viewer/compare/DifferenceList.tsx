import { DownOutlined, UpOutlined } from '@ant-design/icons';
import type { WaveDifference } from '@netloom/contract';
import type { WaveInfo } from '@netloom/waves';
import { Button, Input, Segmented } from 'antd';
import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../format/time.ts';
import { useVirtualRows } from '../scopes/useVirtualRows.ts';
import { useSize } from '../../../../view2d/useSize.ts';
import styles from './Compare.module.css';
import { mostListed } from './comparisons.ts';
import { DifferenceRow, differenceHeight } from './DifferenceRow.tsx';
import { listed } from './listed.ts';
import type { Order } from './listed.ts';

interface Props {
  differences: readonly WaveDifference[];
  info: WaveInfo;
  /** Index of the difference that was shown last. */
  shown: number | null;
  onShow: (index: number) => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** Signals that differ, with the first time and both values; arrows choose one, Enter and clicks show it. */
export function DifferenceList({ differences, info, shown, onShow }: Props) {
  const { t } = useTranslation('waves');
  const box = useRef<HTMLDivElement>(null);
  const { height } = useSize(box);
  const [text, setText] = useState('');
  const [order, setOrder] = useState<Order>('time');
  const [chosen, setChosen] = useState(shown);
  const rows = useMemo(() => listed(differences, text, order), [differences, text, order]);
  const { first, last, onScroll } = useVirtualRows(rows.length, differenceHeight, height);
  const at = rows.findIndex(({ index }) => index === chosen);

  function choose(row: number, isShown: boolean) {
    const to = Math.max(0, Math.min(row, rows.length - 1));
    const next = rows[to];
    if (!next) return;
    setChosen(next.index);
    if (isShown) onShow(next.index);
    const top = to * differenceHeight;
    const { scrollTop, clientHeight } = box.current!;
    if (top < scrollTop || top + differenceHeight > scrollTop + clientHeight)
      box.current!.scrollTop = top - clientHeight / 2;
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) choose(at, true);
    else choose(at < 0 ? 0 : at + step, false);
  }

  const step = (by: 1 | -1) => choose(at < 0 ? 0 : at + by, true);
  const orders = (['time', 'path'] as const).map((value) => ({ value, label: t(`compare.by.${value}`) }));
  return (
    <>
      <div className={styles.tools}>
        <Input
          size="small"
          allowClear
          value={text}
          aria-label={t('compare.filter')}
          placeholder={t('compare.filter')}
          onChange={(event) => setText(event.target.value)}
        />
        <Segmented
          size="small"
          aria-label={t('compare.order')}
          value={order}
          options={orders}
          onChange={setOrder}
        />
        <Button
          size="small"
          type="text"
          icon={<UpOutlined />}
          title={t('compare.previous')}
          aria-label={t('compare.previous')}
          disabled={at <= 0}
          onClick={() => step(-1)}
        />
        <Button
          size="small"
          type="text"
          icon={<DownOutlined />}
          title={t('compare.next')}
          aria-label={t('compare.next')}
          disabled={at >= rows.length - 1}
          onClick={() => step(1)}
        />
      </div>
      {differences.length >= mostListed && (
        <p className={styles.note}>{t('compare.first', { count: mostListed })}</p>
      )}
      {rows.length === 0 && <p className={styles.note}>{t('nothingFound')}</p>}
      <div
        ref={box}
        role="listbox"
        aria-label={t('compare.differences')}
        tabIndex={0}
        className={styles.list}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        <div style={{ height: rows.length * differenceHeight }}>
          {rows.slice(first, last).map(({ index, difference }, i) => (
            <DifferenceRow
              key={index}
              difference={difference}
              top={(first + i) * differenceHeight}
              time={formatTime(difference.timeA + info.timeZero, info.timescale)}
              isChosen={index === chosen}
              onClick={() => choose(first + i, true)}
            />
          ))}
        </div>
      </div>
    </>
  );
}
