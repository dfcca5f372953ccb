import type { TimingPath, TimingPoint } from '@netloom/model';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { nanoseconds } from '../nanoseconds.ts';
import { pathPicture } from './pathBars.ts';
import type { PathBar } from './pathBars.ts';

interface PathBarsProps {
  path: TimingPath;
  chosen: TimingPoint | null;
  onChoose: (point: TimingPoint | null) => void;
}

/** The path as a bar of delays over time: the data on its way above, what makes the required time below. */
export function PathBars({ path, chosen, onChoose }: PathBarsProps) {
  const { t, i18n } = useTranslation('timing');
  const picture = pathPicture(path);
  const span = Math.max(picture.to - picture.from, 1e-9);
  const at = (time: number) => `${(100 * (time - picture.from)) / span}%`;
  const text = (time: number) => `${nanoseconds(time, i18n.language)} ns`;
  const place = (from: number, to: number): CSSProperties => {
    return { left: at(from), width: `${(100 * (to - from)) / span}%` };
  };
  const bars = (list: readonly PathBar[]) =>
    list.map(({ point, from, to }, index) => {
      const label = `${point.name}${point.cell === '' ? '' : ` (${point.cell})`}: ${text(point.delay)}`;
      return (
        <button
          key={index}
          type="button"
          className="nl-timing-bar"
          data-sort={point.sort}
          data-odd={index % 2 === 1}
          aria-label={label}
          aria-pressed={point === chosen}
          title={label}
          style={place(from, to)}
          onClick={() => onChoose(point === chosen ? null : point)}
        />
      );
    });
  const mark = (time: number | null, kind: 'launch' | 'capture' | 'required' | 'arrival', clock = '') => {
    if (time === null) return null;
    const side = time - picture.from > span / 2 ? 'right' : 'left';
    return (
      <span className="nl-timing-mark" data-kind={kind} data-side={side} style={{ left: at(time) }}>
        <small>
          {t(`mark.${kind}`, { clock })} {text(time)}
        </small>
      </span>
    );
  };
  const [low, high] = [path.arrival, path.required].sort((a, b) => a - b) as [number, number];
  return (
    <div className="nl-timing-path" role="group" aria-label={t('path.title')}>
      <div className="nl-timing-track">
        {mark(picture.launch, 'launch', path.launchClock)}
        {mark(path.arrival, 'arrival')}
        {bars(picture.data)}
      </div>
      <div className="nl-timing-track">
        <span
          className="nl-timing-slack"
          data-violated={path.slack < 0}
          style={place(low, high)}
          title={`${t('column.slack')} ${text(path.slack)}`}
        />
        {mark(picture.capture, 'capture', path.captureClock)}
        {mark(path.required, 'required')}
        {bars(picture.required)}
      </div>
      <ul className="nl-timing-legend">
        {(['cell', 'net', 'clock', 'external', 'check'] as const)
          .filter((sort) => [...picture.data, ...picture.required].some(({ point }) => point.sort === sort))
          .map((sort) => (
            <li key={sort}>
              <i data-sort={sort} />
              {t(`sort.${sort}`)}
            </li>
          ))}
        <li>
          <i className="nl-timing-slack" data-violated={path.slack < 0} />
          {t('column.slack')} {text(path.slack)}
        </li>
      </ul>
    </div>
  );
}
