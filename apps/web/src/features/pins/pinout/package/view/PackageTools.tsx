import {
  ExpandOutlined,
  RotateRightOutlined,
  SearchOutlined,
  SwapOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { Input } from 'antd';
import { memo, useMemo } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../../parts/index.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { analysisOf } from '../../store/derived.ts';
import { usePins } from '../../store/pinsStore.ts';
import { choosePad } from './cursor.ts';
import { wholeExtent } from './extent.ts';
import { SEARCH_ID } from './focusSearch.ts';
import { isFound } from './matches.ts';
import { fitView, flipView, rotateView, useView, zoomView } from './viewStore.ts';

interface Props {
  drawing: Drawing;
}

/** Search, and how the package is looked at; nothing of it follows an edit but what a search finds. */
export const PackageTools = memo(function PackageTools({ drawing }: Props) {
  const { t } = useTranslation('pinPackage');
  const flipped = useView(({ turn }) => turn.flipped);
  return (
    <div className="nl-pins-tools" role="toolbar" aria-label={t('tools')}>
      <Search drawing={drawing} />
      <span className="nl-pins-spring" />
      <IconButton title={t('rotate')} icon={<RotateRightOutlined />} onClick={() => rotateView(1)} />
      {drawing.isGrid && (
        <IconButton title={t('flip')} pressed={flipped} icon={<SwapOutlined />} onClick={flipView}>
          {t(flipped ? 'fromBelow' : 'fromAbove')}
        </IconButton>
      )}
      <IconButton title={t('zoomOut')} icon={<ZoomOutOutlined />} onClick={() => zoomView(0.8)} />
      <IconButton title={t('zoomIn')} icon={<ZoomInOutlined />} onClick={() => zoomView(1.25)} />
      <IconButton
        title={t('fit')}
        icon={<ExpandOutlined />}
        onClick={() => fitView(wholeExtent(drawing, analysisOf(usePins.getState().open!)))}
      />
    </div>
  );
});

/** Enter goes from match to match, Escape ends the search. */
function Search({ drawing }: Props) {
  const { t } = useTranslation('pinPackage');
  const search = useView((state) => state.search);
  const analysis = usePins(({ open }) => (search.trim() === '' ? undefined : analysisOf(open!)));
  const found = useMemo(
    () =>
      analysis === undefined
        ? []
        : drawing.pads.filter(({ pins }) => pins.some((pin) => isFound(pin, analysis, search))),
    [search, drawing, analysis],
  );
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === 'Escape') {
      useView.setState({ search: '' });
      document.querySelector<HTMLElement>('.nl-pins-drawing')?.focus();
    } else if (event.key === 'Enter' && found.length > 0) {
      const at = found.findIndex(({ position }) => position === useView.getState().cursor);
      const next = found.at((at + (event.shiftKey ? -1 : 1)) % found.length);
      if (next) choosePad(next);
    }
  }
  return (
    <Input
      id={SEARCH_ID}
      size="small"
      allowClear
      className="nl-pins-search"
      prefix={<SearchOutlined />}
      suffix={search.trim() === '' ? <kbd>/</kbd> : <small>{t('found', { count: found.length })}</small>}
      placeholder={t('search')}
      aria-label={t('search')}
      value={search}
      onChange={({ target }) => useView.setState({ search: target.value })}
      onKeyDown={onKeyDown}
    />
  );
}
