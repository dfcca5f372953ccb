import { FullscreenOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import type { Pinmux } from '@netloom/pinmux';
import { Input } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../parts/index.ts';
import { useSize } from '../../../../view2d/useSize.ts';
import { STATES, StateSign, drawingOf, extentWith, useStateNames } from '../../../pins/pinout/index.ts';
import { fitted, zoomedAt } from '../../../../view2d/viewport.ts';
import { useShownCase } from '../store/shown.ts';
import { PackageDrawing } from './PackageDrawing.tsx';
import { PadCard } from './PadCard.tsx';
import { isLocated, packagedOf } from './packaged.ts';
import { padUses, textOf } from './padUse.ts';
import type { PadUse } from './padUse.ts';
import { useView } from './viewStore.ts';

const UPRIGHT = { quarters: 0, flipped: false };
const MARGIN = 8;
const STEP = 1.25;

/** The pads where they lie on the package, with what the shown use case has on them. */
export function PackageView({ pinmux }: { pinmux: Pinmux }) {
  const { t } = useTranslation('pinmux');
  const useCase = useShownCase(pinmux);
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const chosen = useView(({ pad }) => pad);
  const moved = useView((state) => state.viewport);
  if (Object.keys(pinmux.pads).length === 0) return <p className="nl-pinmux-hint">{t('package.none')}</p>;
  const uses = padUses(pinmux, useCase);
  const drawing = drawingOf(packagedOf(pinmux), UPRIGHT);
  const { left, right, top, bottom } = extentWith(drawing, (pad) => textOf(uses.get(pad)).length);
  const whole = { x: -left, y: -top, width: left + right, height: top + bottom };
  const viewport = moved ?? fitted(whole, size, { margin: MARGIN });
  const zoom = (factor: number) => {
    const middle = { x: size.width / 2, y: size.height / 2 };
    useView.setState({ viewport: zoomedAt(viewport, factor, middle) });
  };
  return (
    <div className="nl-pinmux-package">
      <div className="nl-pinmux-package-tools" role="group" aria-label={t('package.tools')}>
        <Find />
        <span className="nl-pinmux-package-kind">
          {t(isLocated(pinmux.pads) ? 'package.located' : 'package.ring', { count: drawing.pads.length })}
        </span>
        <span className="nl-document-spring" />
        <IconButton title={t('package.zoomOut')} icon={<ZoomOutOutlined />} onClick={() => zoom(1 / STEP)} />
        <IconButton title={t('package.zoomIn')} icon={<ZoomInOutlined />} onClick={() => zoom(STEP)} />
        <IconButton
          title={t('package.fit')}
          icon={<FullscreenOutlined />}
          onClick={() => useView.setState({ viewport: undefined })}
        />
      </div>
      <div ref={box} className="nl-pinmux-stage">
        {size.width > 0 && <PackageDrawing {...{ pinmux, drawing, uses, viewport }} />}
      </div>
      <Legend uses={uses} />
      <PadCard pinmux={pinmux} name={chosen} />
    </div>
  );
}

function Find() {
  const { t } = useTranslation('pinmux');
  const search = useView((state) => state.search);
  return (
    <Input.Search
      size="small"
      allowClear
      aria-label={t('package.search')}
      placeholder={t('package.search')}
      value={search}
      onChange={({ target }) => useView.setState({ search: target.value })}
    />
  );
}

function Legend({ uses }: { uses: ReadonlyMap<string, PadUse> }) {
  const { t } = useTranslation('pinmux');
  const names = { ...useStateNames(), reserved: t('package.direct'), pinned: t('signal.fixed') };
  const counts = Map.groupBy(uses.values(), ({ state }) => state);
  return (
    <p className="nl-pinmux-legend">
      {STATES.map((state) => (
        <span key={state}>
          <StateSign state={state} /> {names[state]} <b>{counts.get(state)?.length ?? 0}</b>
        </span>
      ))}
    </p>
  );
}
