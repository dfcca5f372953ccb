import { CloseOutlined } from '@ant-design/icons';
import { Badge, Button, Tabs } from 'antd';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { problemsOf } from '../store/derived.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { setBottomHeight, togglePanel, useUi } from '../store/uiStore.ts';
import type { BottomTab } from '../store/uiStore.ts';
import { useChecked } from '../store/useChecked.ts';
import { ChangesTab } from './ChangesTab.tsx';
import { PreviewTab } from './PreviewTab.tsx';
import { ProblemsTab } from './ProblemsTab.tsx';
import './bottom.css';

/** Problems, outputs and differences, below the tables. */
export function BottomPanel({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const { bottomTab, bottomHeight } = useUi();
  const problems = problemsOf(useChecked(open.map));
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  const count = (
    <Badge
      size="small"
      count={problems.length}
      overflowCount={999}
      color={hasErrors ? 'var(--nl-error)' : 'var(--nl-warning)'}
    />
  );
  return (
    <section className="nl-reg-bottom" aria-label={t('panel.bottom')} style={{ height: bottomHeight }}>
      <HeightHandle height={bottomHeight} />
      <Tabs
        size="small"
        activeKey={bottomTab}
        onChange={(key) => useUi.setState({ bottomTab: key as BottomTab })}
        destroyOnHidden
        items={[
          {
            key: 'problems',
            label: (
              <>
                {t('bottom.problems')} {count}
              </>
            ),
            children: <ProblemsTab open={open} />,
          },
          { key: 'preview', label: t('bottom.preview'), children: <PreviewTab open={open} /> },
          { key: 'changes', label: t('bottom.changes'), children: <ChangesTab open={open} /> },
        ]}
      />
      <Button
        className="nl-reg-bottom-close"
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={t('panel.close')}
        onClick={() => togglePanel('bottom')}
      />
    </section>
  );
}

/** Drags the panel's upper edge; arrow keys do the same. */
function HeightHandle({ height }: { height: number }) {
  const { t } = useTranslation('registers');
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowUp') setBottomHeight(height + 24);
    if (key === 'ArrowDown') setBottomHeight(height - 24);
  }
  function onPointerMove(event: PointerEvent) {
    if ((event.buttons & 1) === 0) return;
    const panel = event.currentTarget.parentElement!;
    setBottomHeight(panel.getBoundingClientRect().bottom - event.clientY);
  }
  return (
    <div
      className="nl-reg-handle"
      role="separator"
      aria-orientation="horizontal"
      aria-label={t('panel.height')}
      aria-valuenow={Math.round(height)}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
