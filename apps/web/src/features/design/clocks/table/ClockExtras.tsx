import { DeleteOutlined } from '@ant-design/icons';
import { Identifier } from '@netloom/model';
import { enablesOf, frequencyText } from '@netloom/soc/clocks';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { CommittedInput, useSoc } from '../../soc/index.ts';
import { changeEnable, dropEnable, newEnable, renameEnableTo } from '../store/edits.ts';
import { RatioFields } from './Control.tsx';
import { MeasureFields } from './MeasureFields.tsx';

/** What else the unit makes of a clock: its enables, and what it measures of it. */
export function ClockExtras({ clock }: { clock: string }) {
  const { t } = useTranslation('clocks');
  const document = useSoc((state) => state.document);
  const enables = enablesOf(document).filter((each) => each.clock === clock);
  return (
    <section className="nl-clocks-extras" aria-label={t('extras.title', { clock })}>
      <h2>{t('extras.title', { clock })}</h2>
      <ul>
        {enables.map(({ name }) => (
          <EnableRow key={name} clock={clock} name={name} />
        ))}
        <li>
          <Button size="small" onClick={() => newEnable(clock)}>
            {t('extras.addEnable')}
          </Button>
          <span className="nl-clocks-dim">{t('extras.about')}</span>
        </li>
      </ul>
      <MeasureFields clock={clock} />
    </section>
  );
}

function EnableRow({ clock, name }: { clock: string; name: string }) {
  const { t } = useTranslation('clocks');
  const document = useSoc((state) => state.document);
  const { frequency, enables } = document.clocks[clock]!;
  const enable = enables![name]!;
  const isTaken = (text: string) => text !== name && enablesOf(document).some((each) => each.name === text);
  const check = (text: string) => {
    if (!Identifier.safeParse(text).success) return t('extras.noName');
    return isTaken(text) ? t('extras.taken', { name: text }) : undefined;
  };
  return (
    <li>
      <CommittedInput
        mono
        size="small"
        label={t('edit.nameOf', { name })}
        value={name}
        check={check}
        onCommit={(text) => renameEnableTo(clock, name, text)}
      />
      <RatioFields name={name} value={enable} onChange={(next) => changeEnable(clock, name, next)} />
      <span className="nl-clocks-dim">{frequencyText(frequency / enable.ratio)}</span>
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined />}
        aria-label={t('edit.remove', { name })}
        onClick={() => dropEnable(clock, name)}
      />
    </li>
  );
}
