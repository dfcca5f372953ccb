import { BulbFilled, CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { goTo, useLevels } from '../levels/levels.ts';
import { showLinks } from '../find/show.ts';
import { useSoc } from '../store/socStore.ts';
import { litLevels, litLinks, placeShown, putOut, useLight } from './light.ts';
import './light.css';

/** More levels are counted, not named. */
const MOST = 12;

/** The lit net with the levels that it goes through; a press goes to one. */
export function NetLight() {
  const { t } = useTranslation('soc');
  const light = useLight((state) => state.light);
  // What the light falls on follows from them.
  useSoc((state) => state.canvas);
  useSoc((state) => state.document);
  useSoc((state) => state.library);
  useLevels();
  const levels = litLevels();
  if (!light || levels.length === 0 || placeShown().top !== light.top) return null;
  const here = placeShown().way.join('/');
  const go = (way: readonly string[]) => void goTo(way).then(() => showLinks([...litLinks()]), announceError);
  return (
    <section
      className="nl-soc-light"
      aria-label={t('light.title', { net: light.endpoint })}
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <BulbFilled aria-hidden />
      <code>{light.endpoint}</code>
      <small>{t('light.levels', { count: levels.length })}</small>
      {levels.slice(0, MOST).map(({ way, links }) => (
        <button
          key={way.join('/')}
          type="button"
          aria-current={way.join('/') === here}
          title={t('light.links', { count: links.length })}
          onClick={() => go(way)}
        >
          {way.length === 0 ? t('light.top') : way.join('/')}
        </button>
      ))}
      {levels.length > MOST && <small>{t('light.more', { count: levels.length - MOST })}</small>}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={t('light.out')}
        onClick={putOut}
      />
    </section>
  );
}
