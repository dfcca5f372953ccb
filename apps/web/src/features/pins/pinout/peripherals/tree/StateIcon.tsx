import { CheckCircleFilled, CloseCircleFilled, MinusCircleOutlined, PushpinFilled } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PeripheralState } from './states.ts';

const ICONS = {
  enabled: CheckCircleFilled,
  held: PushpinFilled,
  off: MinusCircleOutlined,
  conflict: CloseCircleFilled,
};

/** State of a peripheral by shape, colour and name. */
export const StateIcon = memo(function StateIcon({ state }: { state: PeripheralState }) {
  const { t } = useTranslation('pinPeripherals');
  const Icon = ICONS[state];
  const name = t(`state.${state}`);
  return <Icon className="nl-pins-peripheral-state" data-state={state} title={name} aria-label={name} />;
});
