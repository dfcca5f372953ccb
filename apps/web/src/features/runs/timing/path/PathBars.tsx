import type { TimingPath, TimingPoint } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { DelayBars } from './DelayBars.tsx';
import { PathLegend } from './PathLegend.tsx';
import { TimeMark } from './TimeMark.tsx';
import { pathPicture } from './pathBars.ts';
import { timeScale } from './timeScale.ts';

interface PathBarsProps {
  path: TimingPath;
  chosen: TimingPoint | null;
  onChoose: (point: TimingPoint | null) => void;
}

/** The path as a bar of delays over time: the data on its way above, what makes the required time below. */
export function PathBars({ path, chosen, onChoose }: PathBarsProps) {
  const { t, i18n } = useTranslation('timing');
  const picture = pathPicture(path);
  const scale = timeScale(picture, i18n.language);
  const [low, high] = [path.arrival, path.required].sort((a, b) => a - b) as [number, number];
  return (
    <div className="nl-timing-path" role="group" aria-label={t('path.title')}>
      <div className="nl-timing-track">
        <TimeMark scale={scale} kind="launch" time={picture.launch} clock={path.launchClock} />
        <TimeMark scale={scale} kind="arrival" time={path.arrival} />
        <DelayBars scale={scale} bars={picture.data} chosen={chosen} onChoose={onChoose} />
      </div>
      <div className="nl-timing-track">
        <span
          className="nl-timing-slack"
          data-violated={path.slack < 0}
          style={scale.place(low, high)}
          title={`${t('column.slack')} ${scale.text(path.slack)}`}
        />
        <TimeMark scale={scale} kind="capture" time={picture.capture} clock={path.captureClock} />
        <TimeMark scale={scale} kind="required" time={path.required} />
        <DelayBars scale={scale} bars={picture.required} chosen={chosen} onChoose={onChoose} />
      </div>
      <PathLegend
        bars={[...picture.data, ...picture.required]}
        violated={path.slack < 0}
        slack={scale.text(path.slack)}
      />
    </div>
  );
}
