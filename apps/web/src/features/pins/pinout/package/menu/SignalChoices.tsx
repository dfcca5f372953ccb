import type { ChipPin } from '@netloom/pins';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OpenPins } from '../../store/pinsStore.ts';
import { standingAt } from '../actions/obstacles.ts';
import { Group } from './Group.tsx';
import { takeChoice } from './menuActions.ts';
import type { PinChoices } from './usePinChoices.ts';

interface Props {
  open: OpenPins;
  pin: ChipPin;
  choices: PinChoices;
}

/** The signals that a pin offers, what stands in the way of any of them, and a text that narrows them. */
export function SignalChoices({ open: { configuration, chip }, pin, choices }: Props) {
  const { t } = useTranslation('pinPackage');
  const { groups, active, filter, setFilter } = choices;
  const signals = pin.signals.map(({ name }) => name);
  return (
    <>
      <Input
        autoFocus
        size="small"
        allowClear
        placeholder={t('menu.filter')}
        aria-label={t('menu.filter')}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      {standingAt(configuration, chip, pin.name, signals).map((each) => (
        <p key={each.pin} className="nl-pins-there">
          {t(each.resource === 'bit' ? 'menu.bit' : 'menu.holds', {
            signal: each.assignment.signal,
            pin: each.pin,
          })}
        </p>
      ))}
      <div role="listbox" aria-label={t('menu.signals')} className="nl-pins-choices">
        {groups.map((group) => (
          <Group
            key={group.instance}
            group={group}
            active={active}
            onChoose={(choice) => takeChoice(pin.name, choice)}
          />
        ))}
        {groups.length === 0 && <p className="nl-pins-none">{t('menu.noneFound')}</p>}
      </div>
    </>
  );
}
